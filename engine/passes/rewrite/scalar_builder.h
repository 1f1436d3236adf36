// Makes ops on ints at one place; what is known by then becomes a constant at once. Constants are
// made once, and those that are unused when the builder goes, go with it.
#pragma once
#include "engine/dialect/ops/torch_ops.h"

#include <mlir/IR/PatternMatch.h>

#include <map>

namespace reify {

class ScalarBuilder {
public:
  ScalarBuilder(mlir::RewriterBase &builder, mlir::Location location) : builder_(builder), location_(location) {}
  ~ScalarBuilder();
  ScalarBuilder(const ScalarBuilder &) = delete;

  mlir::Value integer(int64_t value);
  mlir::Value boolean(bool value);
  mlir::Value none();

  mlir::Value add(mlir::Value a, mlir::Value b) { return apply("torch.aten.add.int", a, b); }
  mlir::Value subtract(mlir::Value a, mlir::Value b) { return apply("torch.aten.sub.int", a, b); }
  mlir::Value multiply(mlir::Value a, mlir::Value b) { return apply("torch.aten.mul.int", a, b); }
  mlir::Value floorDivide(mlir::Value a, mlir::Value b) { return apply("torch.aten.floordiv.int", a, b); }
  mlir::Value smaller(mlir::Value a, mlir::Value b) { return apply("torch.prim.min.int", a, b); }
  mlir::Value larger(mlir::Value a, mlir::Value b) { return apply("torch.prim.max.int", a, b); }
  mlir::Value isEqual(mlir::Value a, mlir::Value b) { return apply("torch.aten.eq.int", a, b); }
  mlir::Value isLess(mlir::Value a, mlir::Value b) { return apply("torch.aten.lt.int", a, b); }
  mlir::Value sizeOf(mlir::Value tensor, mlir::Value dim);

  /// A new op of the operator table, with one result.
  mlir::Value create(llvm::StringRef name, mlir::ValueRange operands, mlir::Type result);
  mlir::Value list(mlir::ValueRange elements, mlir::Type element);
  /// An assert, unless the condition is known to hold.
  void require(mlir::Value condition, llvm::StringRef message);

private:
  mlir::Value apply(llvm::StringRef name, mlir::Value a, mlir::Value b);

  mlir::RewriterBase &builder_;
  mlir::Location location_;
  std::map<int64_t, mlir::Value> integers_;
  mlir::Value booleans_[2], none_;
};

} // namespace reify
