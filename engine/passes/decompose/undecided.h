// Why a condition in a library function is not known: the operand of the op, or the fact about one,
// that it hangs on.
#pragma once
#include <mlir/IR/Operation.h>

#include <string>
#include <vector>

namespace reify {

/// "operand #2 'mode'", or "operand #2" where the op's schema is not known.
std::string operandText(mlir::Operation *op, unsigned number);

/// What would have to be known for `value` to be a constant, e.g. "the rank of operand #0 'self'".
/// `inputs` are the operands of `op`, as the function around `value` knows them.
std::string whatIsUnknown(mlir::Value value, mlir::Operation *op, const std::vector<mlir::Value> &inputs);

} // namespace reify
