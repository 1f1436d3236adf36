// How a library function takes an operand (library.md's adapters, on abstract values): tensors as
// lists of sizes or as (rank, dtype), numbers as the float that a shape function asks for, lists
// and optionals of these.
#pragma once
#include "engine/evaluate/heap.h"
#include "engine/library/library.h"

#include <llvm/ADT/DenseMap.h>

namespace reify {

/// Says why a part of an operand is unknown. `what` tells rank, size, dtype and other contents
/// apart.
using ExplainOperand = std::function<CausePtr(CauseKind what, const std::string &part)>;

class Adapter {
public:
  /// Values come from `from`; their lists are made anew in `to`. With `takesMasks` lists of tensors may hold
  /// masks (engine/library/masks.h).
  Adapter(const Heap &from, FunctionKind kind, Heap &to, bool takesMasks = false)
      : from_(from), kind_(kind), to_(to), takesMasks_(takesMasks && kind == FunctionKind::Shape) {}

  /// `value`, of type `given`, as the parameter of type `wanted` takes it. A list that is passed as
  /// it is to several parameters is one list in all of them.
  AbstractValue adapt(const AbstractValue &value, mlir::Type given, mlir::Type wanted, const ExplainOperand &explain);

private:
  AbstractValue parts(const AbstractValue &value, mlir::Type given, mlir::Type wanted, const std::string &where);
  AbstractValue sizes(const TensorFacts *facts, const std::string &where);
  AbstractValue tensor(const AbstractValue &value, mlir::Type wanted, const std::string &where);
  AbstractValue list(const AbstractValue &value, mlir::Type given, mlir::Type wanted, const std::string &where);
  AbstractValue copy(const AbstractValue &value, const std::string &where);
  std::vector<AbstractValue> positions(size_t count, const std::string &where);

  const Heap &from_;
  FunctionKind kind_;
  Heap &to_;
  bool takesMasks_;
  const ExplainOperand *explain_ = nullptr;
  llvm::DenseMap<ObjectId, ObjectId> copies_;
};

} // namespace reify
