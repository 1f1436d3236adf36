// An invocation as a model: a module of the one op that the function is about, with the arguments as
// operands. Running it steps through exactly that invocation.
#pragma once
#include "engine/check/invocations/invocation.h"

namespace mlir {
class MLIRContext;
}

namespace reify {
class Library;
}

namespace reify::check {

struct InvocationModule {
  std::string name;    // of the file that it stands for: "my.scale-shape-2.mlir"
  std::string text;    // MLIR; "" if there is none
  std::string problem; // why there is none
};

/// `number` counts the function's invocations from 1, and must be one of them. Tensors become arguments of the program,
/// all else constants in it. The library tells how many results an op without a schema has.
InvocationModule moduleOfInvocation(const CheckedFunction &checked, size_t number, mlir::MLIRContext &context,
                                    Library &library);

} // namespace reify::check
