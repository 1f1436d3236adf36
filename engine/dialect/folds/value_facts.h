// What the IR around a value tells of it: constants, list literals, sizes. Used by folds and
// rewrites.
#pragma once
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/scalars/scalar_rules.h"

#include <mlir/IR/PatternMatch.h>

namespace reify::torch {

/// The scalar that a folded constant stands for; nothing for other attributes.
std::optional<Scalar> scalarOf(mlir::Attribute constant);
/// The scalar that a value is the constant of, also behind casts to optional or number.
std::optional<Scalar> scalarOf(mlir::Value value);
/// The folded constant for a value of this type; null if the scalar is not of it.
mlir::Attribute constantOf(const Scalar &scalar, mlir::Type type);

/// Whether anybody may change the list, in whatever place the value reaches.
bool isEverChanged(mlir::Value list);
/// The ListConstruct behind a list that nobody changes.
PrimListConstructOp unchangedLiteral(mlir::Value list);
/// Its elements as scalars, if all are known.
std::optional<std::vector<Scalar>> knownElements(mlir::Value list);
/// As above with an entry for each element, empty for those not known; nothing if no literal.
std::optional<std::vector<std::optional<Scalar>>> partlyKnownElements(mlir::Value list);

/// The tensor type with all that is known of the value, through up to six copies and static casts.
BaseTensorType tracedTensorType(mlir::Value tensor);
/// A size, a length, a rank: never below zero.
bool isNeverNegative(mlir::Value value);
/// Whether a value of the type can be None, and whether it can be anything else.
bool mayBeNone(mlir::Type type);
bool isAlwaysNone(mlir::Type type);

/// The value as one of `type`: itself, or a cast of it made at the builder's place; null if no cast
/// leads there.
mlir::Value castTo(mlir::OpBuilder &builder, mlir::Location location, mlir::Value value, mlir::Type type);

inline bool hasName(mlir::Operation *op, llvm::StringRef name) { return op && op->getName().getStringRef() == name; }
inline mlir::Operation *definingOp(mlir::Value value, llvm::StringRef name) {
  mlir::Operation *op = value.getDefiningOp();
  return hasName(op, name) ? op : nullptr;
}
/// A new op of the operator table, by its name.
mlir::Operation *createByName(mlir::OpBuilder &builder, mlir::Location location, llvm::StringRef name,
                              mlir::ValueRange operands, mlir::TypeRange results);

} // namespace reify::torch
