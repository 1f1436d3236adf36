#include "engine/dialect/torch_ops.h"

using namespace mlir;

namespace reify::torch {

// Outside -> calculation -> body -> results; the calculation hands nothing to the body.
template <typename YieldCalculation>
static void successorsOf(Operation *op, Region &body, Region &calculation, RegionBranchPoint point,
                         SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&calculation);
  else if (isa<YieldCalculation>(point.getTerminatorPredecessorOrNull()))
    regions.emplace_back(&body);
  else
    regions.emplace_back(op, op->getResults());
}

void ShapeCalculateOp::getSuccessorRegions(RegionBranchPoint point,
                                           SmallVectorImpl<RegionSuccessor> &regions) {
  successorsOf<ShapeCalculateYieldShapesOp>(*this, getBody(), getShapeCalculation(), point,
                                            regions);
}
void DtypeCalculateOp::getSuccessorRegions(RegionBranchPoint point,
                                           SmallVectorImpl<RegionSuccessor> &regions) {
  successorsOf<DtypeCalculateYieldDtypesOp>(*this, getBody(), getDtypeCalculation(), point,
                                            regions);
}

MutableOperandRange ShapeCalculateYieldShapesOp::getMutableSuccessorOperands(RegionSuccessor) {
  return MutableOperandRange(*this, 0, 0);
}
MutableOperandRange DtypeCalculateYieldDtypesOp::getMutableSuccessorOperands(RegionSuccessor) {
  return MutableOperandRange(*this, 0, 0);
}

LogicalResult ShapeCalculateYieldShapesOp::verify() {
  if (getNumOperands() == (*this)->getParentOp()->getNumResults())
    return success();
  return emitOpError("expected number of shapes to match number of results");
}
LogicalResult DtypeCalculateYieldDtypesOp::verify() {
  if (getNumOperands() == (*this)->getParentOp()->getNumResults())
    return success();
  return emitOpError("expected number of dtypes to match number of results");
}

} // namespace reify::torch
