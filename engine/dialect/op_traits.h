// What passes ask of an op, whatever it is: an op with a class (answered by its MLIR traits) or one
// from a schema (answered by its row). Ops of other dialects answer no.
#pragma once
#include <mlir/IR/OpDefinition.h>
#include <mlir/IR/Operation.h>

namespace reify::torch {

template <typename ConcreteOp>
class AllowsTypeRefinement : public mlir::OpTrait::TraitBase<ConcreteOp, AllowsTypeRefinement> {};
template <typename ConcreteOp>
class HasValueSemantics : public mlir::OpTrait::TraitBase<ConcreteOp, HasValueSemantics> {};
template <typename ConcreteOp> class ReadOnly : public mlir::OpTrait::TraitBase<ConcreteOp, ReadOnly> {};
template <typename ConcreteOp>
class AllowedInModuleInitializer : public mlir::OpTrait::TraitBase<ConcreteOp, AllowedInModuleInitializer> {};

/// Operands may be replaced by values of more refined types, results may be retyped in place.
bool allowsTypeRefinement(mlir::Operation *op);
/// A function from values to values: reads and writes nothing else, aliases nothing.
bool hasValueSemantics(mlir::Operation *op);
/// Writes to none of its operands.
bool isReadOnly(mlir::Operation *op);
/// The writing twin ("add_.Tensor") of an op with value semantics.
bool isInplaceTwin(mlir::Operation *op);
/// Whether the op must be expected to change lists that it is given. The default answer is yes; a
/// torch.operator changes the lists that a schema says it writes, so without a schema none.
bool mayMutateLists(mlir::Operation *op);
/// An op whose result shows the operand's elements under other sizes, as value semantics pass
/// through it: view, slice, transpose, ...
bool isViewLike(mlir::Operation *op);

} // namespace reify::torch
