// Literals as the values that a library function computes with, and results compared with literals.
#pragma once
#include "engine/check/invocations/invocation.h"
#include "engine/evaluate/heap.h"
#include "engine/library/library.h"

namespace reify::check {

/// What one invocation passes, in the order of the parameters.
struct Call {
  std::vector<AbstractValue> values;
  Heap heap;
};

/// Matches arguments with parameters by position, name and default: a literal a parameter. Nothing,
/// and `problem`, if the call does not fit.
std::optional<std::vector<Literal>> bindArguments(const CheckedFunction &function, const Invocation &invocation,
                                                  std::string &problem);

/// Tensors become lists of sizes in shape functions, (rank, dtype) in dtype functions.
bool makeCall(const CheckedFunction &checked, FunctionKind kind, mlir::func::FuncOp function,
              const std::vector<Literal> &literals, Call &call, std::string &problem);

/// Whether the result is what is expected. A tensor stands for its sizes, or for its dtype.
bool equals(const Literal &expected, const AbstractValue &value, const Heap &heap, FunctionKind kind);

/// What is wrong with a result whatever is expected: a size below zero, a code that no dtype has.
std::string malformation(const AbstractValue &value, const Heap &heap, FunctionKind kind, mlir::MLIRContext *context);

/// A result as the author would write it; dtypes by their names.
std::string showResult(const AbstractValue &value, const Heap &heap, FunctionKind kind);

} // namespace reify::check
