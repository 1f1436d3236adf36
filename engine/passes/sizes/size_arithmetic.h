// Ops on ints at a rewriter's place, as sizes are computed with; what is known by then is a
// constant.
#pragma once
#include "engine/dialect/ops/torch_ops.h"

#include <mlir/IR/Builders.h>

namespace reify {

class SizeArithmetic {
public:
  SizeArithmetic(mlir::OpBuilder &builder, mlir::Location location) : builder_(builder), location_(location) {}

  mlir::Value integer(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b) { return apply("torch.aten.add.int", a, b); }
  mlir::Value subtract(mlir::Value a, mlir::Value b) { return apply("torch.aten.sub.int", a, b); }
  mlir::Value multiply(mlir::Value a, mlir::Value b) { return apply("torch.aten.mul.int", a, b); }
  mlir::Value floorDivide(mlir::Value a, mlir::Value b) { return apply("torch.aten.floordiv.int", a, b); }
  mlir::Value remainder(mlir::Value a, mlir::Value b) { return apply("torch.aten.remainder.int", a, b); }
  mlir::Value negative(mlir::Value a);
  /// 1 if they are equal, else 0.
  mlir::Value isEqual(mlir::Value a, mlir::Value b);
  mlir::Value sizeOf(mlir::Value tensor, int64_t dim);
  mlir::Value list(mlir::ValueRange elements);
  mlir::Value create(llvm::StringRef name, mlir::ValueRange operands, mlir::Type result);

private:
  mlir::Value apply(llvm::StringRef name, mlir::Value a, mlir::Value b);
  mlir::Type intType() { return torch::IntType::get(builder_.getContext()); }

  mlir::OpBuilder &builder_;
  mlir::Location location_;
};

} // namespace reify
