// What is known of an op's operands in the model, and how a library function takes them: tensors as
// lists of sizes or as (rank, dtype), scalars, lists and optionals of these.
#pragma once
#include "engine/evaluate/evaluator.h"
#include "engine/library/library.h"

#include <llvm/ADT/DenseMap.h>

namespace reify {

class Operands {
public:
  /// `isReadOnly(op)`: an op that mayMutateLists() by the dialect's rules but is known not to, such as
  /// a torch.operator with value semantics. May be empty.
  using IsReadOnly = std::function<bool(mlir::Operation *)>;
  explicit Operands(IsReadOnly isReadOnly = {});
  ~Operands();

  /// The value of `operand` in heap() terms. Scalars are memoised; tensors are read from their type
  /// each time. Linear in the size of list literals.
  AbstractValue valueOf(mlir::Value operand);
  const Heap &heap() const;
  /// After types or uses in the model changed in another way than by retyping results of later ops.
  void forgetAll();

private:
  struct State;
  std::unique_ptr<State> state_;
};

/// `value` as the function's parameter of type `wanted` takes it (library.md's adapters). The result's
/// lists are new objects of `to`. Unknown parts get `cause`.
AbstractValue adaptOperand(const AbstractValue &value, const Heap &from, mlir::Type wanted,
                           FunctionKind kind, Heap &to, const CausePtr &cause);

} // namespace reify
