// Folds of casts and of questions whether something is None.
#include "engine/dialect/folds/folds_rooms.h"

using namespace mlir;

namespace reify::torch {

LogicalResult foldToValue(Operation *op, Value value, FoldResults &results) {
  if (!value || value.getType() != op->getResult(0).getType())
    return failure();
  results.push_back(value);
  return success();
}

LogicalResult foldToScalar(Operation *op, const Scalar &value, FoldResults &results) {
  Attribute constant = constantOf(value, op->getResult(0).getType());
  if (!constant)
    return failure();
  results.push_back(constant);
  return success();
}

/// A cast back to what was there before a chain of casts, or to the type that is there already.
static LogicalResult foldCast(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  Value value = op->getOperand(0);
  Type wanted = op->getResult(0).getType();
  while (value.getType() != wanted) {
    Operation *cast = value.getDefiningOp();
    bool isCast =
        isa_and_present<DerefineOp, TensorStaticInfoCastOp>(cast) || hasName(cast, "torch.prim.unchecked_cast");
    if (!isCast)
      return failure();
    value = cast->getOperand(0);
  }
  return foldToValue(op, value, results);
}

static Value withoutDerefine(Value value) {
  while (auto derefine = value.getDefiningOp<DerefineOp>())
    value = derefine.getOperand();
  return value;
}

/// The reference also decides "x is None" for `any` and for unions with None; that is wrong.
template <bool isNegated> static LogicalResult foldIs(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  Type a = withoutDerefine(op->getOperand(0)).getType();
  Type b = withoutDerefine(op->getOperand(1)).getType();
  if (!isAlwaysNone(a) && !isAlwaysNone(b))
    return failure();
  Type other = isAlwaysNone(a) ? b : a;
  if (isAlwaysNone(other))
    return foldToScalar(op, Scalar(!isNegated), results);
  return mayBeNone(other) ? failure() : foldToScalar(op, Scalar(isNegated), results);
}

ArrayRef<FoldRow> castFolds() {
  static const FoldRow rows[] = {
      {"torch.derefine", foldCast},
      {"torch.prim.unchecked_cast", foldCast},
      {"torch.tensor_static_info_cast", foldCast},
      {"torch.aten.__is__", foldIs<false>},
      {"torch.aten.__isnot__", foldIs<true>},
  };
  return rows;
}

} // namespace reify::torch
