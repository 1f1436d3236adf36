#include "engine/dialect/ops/torch_ops.h"

using namespace mlir;

namespace reify::torch {

// Outside -> calculation -> body -> results; the calculation hands nothing to the body.
static void successorsOf(Operation *op, Region &body, Region &calculation, RegionBranchPoint point,
                         SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&calculation);
  else if (point.getTerminatorPredecessorOrNull()->getParentRegion() == &calculation)
    regions.emplace_back(&body);
  else
    regions.emplace_back(op, op->getResults());
}

void ShapeCalculateOp::getSuccessorRegions(RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  successorsOf(*this, getBody(), getShapeCalculation(), point, regions);
}
void DtypeCalculateOp::getSuccessorRegions(RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  successorsOf(*this, getBody(), getDtypeCalculation(), point, regions);
}

static LogicalResult verifyEnd(Operation *op, Region &region, StringRef terminator) {
  Block &block = region.front();
  if (!block.empty() && block.back().getName().getStringRef() == terminator)
    return success();
  return op->emitOpError("expected region #") << region.getRegionNumber() << " to end with '" << terminator << "'";
}
LogicalResult ShapeCalculateOp::verifyRegions() {
  return failure(failed(verifyEnd(*this, getBody(), ShapeCalculateYieldOp::getOperationName())) ||
                 failed(verifyEnd(*this, getShapeCalculation(), ShapeCalculateYieldShapesOp::getOperationName())));
}
LogicalResult DtypeCalculateOp::verifyRegions() {
  return failure(failed(verifyEnd(*this, getBody(), DtypeCalculateYieldOp::getOperationName())) ||
                 failed(verifyEnd(*this, getDtypeCalculation(), DtypeCalculateYieldDtypesOp::getOperationName())));
}

MutableOperandRange ShapeCalculateYieldShapesOp::getMutableSuccessorOperands(RegionSuccessor) {
  return MutableOperandRange(*this, 0, 0);
}
MutableOperandRange DtypeCalculateYieldDtypesOp::getMutableSuccessorOperands(RegionSuccessor) {
  return MutableOperandRange(*this, 0, 0);
}

static LogicalResult verifyCount(Operation *yield, StringRef message, StringRef each) {
  const unsigned wanted = yield->getParentOp()->getNumResults(), given = yield->getNumOperands();
  if (given == wanted)
    return success();
  InFlightDiagnostic error = yield->emitOpError(message);
  error.attachNote(yield->getParentOp()->getLoc())
      << "the op around has " << wanted << (wanted == 1 ? " result" : " results") << ", and " << given
      << (given == 1 ? " is yielded" : " are yielded") << "; each result needs " << each;
  return error;
}

LogicalResult ShapeCalculateYieldShapesOp::verify() {
  return verifyCount(*this, "expected number of shapes to match number of results",
                     "a list of sizes, or none where it is no tensor");
}
LogicalResult DtypeCalculateYieldDtypesOp::verify() {
  return verifyCount(*this, "expected number of dtypes to match number of results", "the code of a dtype");
}

} // namespace reify::torch
