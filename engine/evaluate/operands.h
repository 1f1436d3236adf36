// What is known of an op's operands in the model: constants, list literals that nobody changes, the
// types of tensors, and what follows from these.
#pragma once
#include "engine/evaluate/heap.h"

#include <mlir/IR/Value.h>

#include <string>

namespace reify {

class Operands {
public:
  Operands();
  ~Operands();

  /// The value of `operand` in heap() terms. Memoised, also by the types of tensors at that time:
  /// in one walk in program order these are final when they are first asked for.
  AbstractValue valueOf(mlir::Value operand);
  const Heap &heap() const;
  /// Adds what counts of the operand for a key. Cheap for tensors, whose facts are read once a
  /// type.
  void addKey(Canonical &canonical, mlir::Value operand);
  /// Why the contents of a value that is no tensor are not known: "is not a constant".
  std::string whyUnknown(mlir::Value operand);

  /// After the model changed in another way than by retyping results of ops later in the walk.
  void forgetAll();

private:
  struct State;
  std::unique_ptr<State> state_;
};

} // namespace reify
