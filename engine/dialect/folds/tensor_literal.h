// Constant tensors as numbers: reading their elements, making new ones. Used by folds, by rewrites
// and by the passes that take tensor arithmetic on sizes apart.
#pragma once
#include "engine/dialect/folds/value_facts.h"

#include <mlir/IR/BuiltinAttributes.h>

namespace reify::torch {

/// How many elements a constant may have that is computed one by one. (One whose elements are all
/// equal may be of any size.)
constexpr int64_t kMostElements = 16;

/// The elements of a constant tensor of bools, integers or floats; null for anything else.
mlir::DenseElementsAttr denseConstant(mlir::Attribute constant);
mlir::DenseElementsAttr denseConstant(mlir::Value tensor);
/// An element by its place in row-major order, as a bool, an int64 or a double.
std::optional<Scalar> elementAt(mlir::DenseElementsAttr values, int64_t index);
/// Whether all its elements are equal.
inline bool isUniform(mlir::DenseElementsAttr values) { return values && values.isSplat(); }

/// The type, if its sizes and dtype are all known and constants of it can be made.
ValueTensorType literalType(mlir::Type type);
/// A constant of the type whose elements are `elements`, or all equal to the only one of them.
/// Converts as PyTorch does (integers wrap around); null where that is undefined.
mlir::DenseElementsAttr makeConstant(ValueTensorType type, llvm::ArrayRef<Scalar> elements);
/// The elements of `values` at `places`, as a constant of the type, whose dtype is that of
/// `values`.
mlir::DenseElementsAttr pickElements(ValueTensorType type, mlir::DenseElementsAttr values,
                                     llvm::ArrayRef<int64_t> places);
int64_t elementCount(ValueTensorType type);

/// The number that a 0-d tensor (or one of one element) was made of: the operand of
/// NumToTensor, aten.tensor.int, aten.full and their like; null if it was converted on the way.
mlir::Value numberBehind(mlir::Value tensor);
/// The element of a constant with one element.
std::optional<Scalar> onlyElement(mlir::Value tensor);
/// The number in the tensor as a value of type `wanted` (int, float, bool or number): the one
/// behind it, or a new constant; null if neither is to be had.
mlir::Value numberIn(mlir::OpBuilder &builder, mlir::Location location, mlir::Value tensor, mlir::Type wanted);

} // namespace reify::torch
