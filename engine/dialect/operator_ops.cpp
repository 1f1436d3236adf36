#include "engine/dialect/torch_ops.h"

using namespace mlir;

namespace reify::torch {

LogicalResult BindSymbolicShapeOp::verify() {
  AffineMap map = getShapeExpressions();
  if (map.getNumSymbols() != getShapeSymbols().size())
    return emitOpError("requires equal number of shape symbol args and symbol args to the attached "
                       "affine map, since they are 1:1 mapped");
  for (Value symbol : getShapeSymbols())
    if (!symbol.getDefiningOp<SymbolicIntOp>())
      return emitOpError("shape symbol must be produced by a SymbolicIntOp");
  return success();
}

void HigherOrderFlexAttentionOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getOutput(), "output");
  setName(getLogsumexp(), "logsumexp");
  setName(getMaxScores(), "max_scores");
}

LogicalResult HigherOrderFlexAttentionOp::verify() {
  for (Value input : {getQuery(), getKey(), getValue()})
    if (!cast<BaseTensorType>(input.getType()).hasSizes())
      return emitError("expected input(s) types having sizes");
  return success();
}

} // namespace reify::torch
