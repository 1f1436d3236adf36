// A decomposition must give what the op's own shape and dtype functions say. Its body is a small model:
// it is specialised to the arguments, refined op by op, and its result's type compared.
#pragma once
#include "engine/check/arguments.h"

namespace reify::check {

struct DecomposedTypes {
  bool agree = false;
  std::string expected, got; // "[2, 3] torch.float32", several joined by ", "
  std::string problem;       // nothing could be compared
  bool isRaised = false;     // `problem` is an exception that an op of the body raises
  Place place;               // of the op in the body
};

DecomposedTypes typesOfDecomposition(Library &library, const CheckedFunction &checked, mlir::func::FuncOp function,
                                     const std::vector<Literal> &literals);

} // namespace reify::check
