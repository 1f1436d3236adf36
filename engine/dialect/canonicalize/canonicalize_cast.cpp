// Rewrites of casts: ops that can take a more refined value do so.
#include "engine/dialect/canonicalize/canonicalize_rooms.h"

using namespace mlir;

namespace reify::torch {
namespace {

/// Whether `user` stays valid if the operand becomes a value of the subtype `type`.
bool takesMoreRefined(Operation *user, Type type) {
  // The types of loops and branches are tied to those of their regions.
  if (!allowsTypeRefinement(user) || user->getNumRegions() != 0)
    return false;
  if (hasName(user, "torch.prim.unchecked_cast"))
    // A cast in a branch that is never taken may contradict what is known.
    return isValidSubtype(user->getResult(0).getType(), type);
  auto cast = dyn_cast<TensorStaticInfoCastOp>(user);
  return !cast || (isa<BaseTensorType>(type) &&
                   meetTensorTypes(mlir::cast<BaseTensorType>(type), mlir::cast<BaseTensorType>(cast.getType())));
}

LogicalResult handSourceToUsers(Operation *cast, PatternRewriter &rewriter) {
  Value source = cast->getOperand(0), result = cast->getResult(0);
  if (!isValidSubtype(source.getType(), result.getType()))
    return failure();
  bool hasChanged = false;
  for (OpOperand &use : llvm::make_early_inc_range(result.getUses())) {
    Operation *user = use.getOwner();
    if (!takesMoreRefined(user, source.getType()))
      continue;
    rewriter.modifyOpInPlace(user, [&] { use.set(source); });
    hasChanged = true;
  }
  return success(hasChanged);
}

/// A copy of a tensor whose type was forgotten: of the tensor as it is known, and forgotten after.
LogicalResult copyBeforeForgetting(Operation *op, PatternRewriter &rewriter) {
  auto cast = op->getOperand(0).getDefiningOp<TensorStaticInfoCastOp>();
  if (!cast || !isValidSubtype(cast.getOperand().getType(), cast.getType()))
    return failure();
  Type known = mlir::cast<BaseTensorType>(cast.getOperand().getType()).getWithValueSemantics();
  Value copy = CopyToValueTensorOp::create(rewriter, op->getLoc(), known, cast.getOperand());
  rewriter.replaceOpWithNewOp<TensorStaticInfoCastOp>(op, op->getResult(0).getType(), copy);
  return success();
}

/// derefine(derefine x)
LogicalResult mergeDerefines(Operation *op, PatternRewriter &rewriter) {
  auto inner = op->getOperand(0).getDefiningOp<DerefineOp>();
  if (!inner || !isValidSubtype(inner.getOperand().getType(), op->getResult(0).getType()))
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op->setOperand(0, inner.getOperand()); });
  return success();
}

/// A cast to what the operand is anyway: forgets a fact or two.
LogicalResult castOfSubtype(Operation *op, PatternRewriter &rewriter) {
  Value operand = op->getOperand(0);
  while (auto derefine = operand.getDefiningOp<DerefineOp>())
    operand = derefine.getOperand();
  Type wanted = op->getResult(0).getType();
  if (operand.getType() == wanted || !isValidSubtype(operand.getType(), wanted))
    return failure();
  Value cast = castTo(rewriter, op->getLoc(), operand, wanted);
  if (!cast)
    return failure();
  rewriter.replaceOp(op, cast);
  return success();
}

LogicalResult splitNumberConstant(Operation *op, PatternRewriter &rewriter) {
  Attribute value = cast<ConstantNumberOp>(op).getValueAttr();
  Value constant;
  if (auto integer = dyn_cast<IntegerAttr>(value))
    constant = ConstantIntOp::create(rewriter, op->getLoc(), integer.getValue().getSExtValue());
  else
    constant =
        ConstantFloatOp::create(rewriter, op->getLoc(), FloatType::get(op->getContext()), cast<FloatAttr>(value));
  rewriter.replaceOpWithNewOp<DerefineOp>(op, op->getResult(0).getType(), constant);
  return success();
}

} // namespace

ArrayRef<RewriteRow> castRewrites() {
  static const RewriteRow rows[] = {
      {"torch.derefine", "use the value itself", handSourceToUsers},
      {"torch.derefine", "merge casts", mergeDerefines},
      {"torch.tensor_static_info_cast", "use the tensor itself", handSourceToUsers},
      {"torch.copy.to_vtensor", "copy before the cast", copyBeforeForgetting},
      {"torch.prim.unchecked_cast", "drop a cast to a supertype", castOfSubtype},
      {"torch.constant.number", "a number is an int or a float", splitNumberConstant},
  };
  return rows;
}

} // namespace reify::torch
