// Operands as values: what an op with value semantics is given in place of a mutable tensor, of a
// list of them, or of one that may be None.
#pragma once
#include <mlir/IR/Builders.h>
#include <mlir/IR/Value.h>

#include <string>

namespace reify {

bool isMutableTensor(mlir::Type type);

/// Why a value of an operand cannot be had; "" if asValue() gives it.
std::string whyNotValue(mlir::Value operand);
/// The operand itself, if it holds no mutable tensor; else copies of the tensors in it, made at the
/// builder's place.
mlir::Value asValue(mlir::OpBuilder &builder, mlir::Location location, mlir::Value operand);

} // namespace reify
