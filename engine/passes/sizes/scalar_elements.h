// The elements of small tensors of ints as ints: what one element of a tensor is, followed through
// slices, concatenations and arithmetic to sizes, constants and numbers.
#pragma once
#include "engine/dialect/folds/tensor_literal.h"
#include "engine/passes/sizes/size_arithmetic.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SetVector.h>

namespace reify {

class ScalarElements {
public:
  explicit ScalarElements(mlir::RewriterBase &rewriter) : rewriter_(rewriter) {}

  /// The element at `index`, in row-major order, as an int that is there wherever the tensor is;
  /// null if it cannot be told. Makes what ops it needs.
  mlir::Value at(mlir::Value tensor, int64_t index);

  /// The ops that have been looked through, users before what they use.
  const llvm::SmallSetVector<mlir::Operation *, 16> &seen() const { return seen_; }

private:
  mlir::Value find(mlir::Operation *op, int64_t index);
  mlir::Value fromMove(mlir::Operation *op, int64_t index, torch::ValueTensorType type);
  mlir::Value fromCat(mlir::Operation *op, int64_t index, torch::ValueTensorType type);
  mlir::Value fromArithmetic(mlir::Operation *op, int64_t index, torch::ValueTensorType type);
  mlir::Value operandAt(mlir::Operation *op, unsigned operand, int64_t index, torch::ValueTensorType type);
  mlir::Value choose(mlir::Operation *op, int64_t index, torch::ValueTensorType type);

  mlir::RewriterBase &rewriter_;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, mlir::Value> known_;
  llvm::SmallSetVector<mlir::Operation *, 16> seen_;
};

} // namespace reify
