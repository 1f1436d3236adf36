#include "engine/dialect/ops/torch_ops.h"

using namespace mlir;

namespace reify::torch {

LogicalResult BindSymbolicShapeOp::verify() {
  AffineMap map = getShapeExpressions();
  if (map.getNumSymbols() != getShapeSymbols().size()) {
    InFlightDiagnostic error = emitOpError("requires equal number of shape symbol args and symbol args to the attached "
                                           "affine map, since they are 1:1 mapped");
    error.attachNote() << "the map has " << map.getNumSymbols() << " symbols, and " << getShapeSymbols().size()
                       << " are given";
    return error;
  }
  for (auto [i, symbol] : llvm::enumerate(getShapeSymbols()))
    if (!symbol.getDefiningOp<SymbolicIntOp>()) {
      InFlightDiagnostic error = emitOpError("shape symbol must be produced by a SymbolicIntOp");
      error.attachNote(symbol.getLoc()) << "operand #" << i + 1 << " is shape symbol #" << i
                                        << " and must come from a torch.symbolic_int";
      return error;
    }
  return success();
}

void HigherOrderFlexAttentionOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getOutput(), "output");
  setName(getLogsumexp(), "logsumexp");
  setName(getMaxScores(), "max_scores");
}

LogicalResult HigherOrderFlexAttentionOp::verify() {
  for (auto [i, input] : llvm::enumerate(std::array{getQuery(), getKey(), getValue()}))
    if (!cast<BaseTensorType>(input.getType()).hasSizes()) {
      InFlightDiagnostic error = emitError("expected input(s) types having sizes");
      error.attachNote() << "operand #" << i << " is of type " << input.getType();
      return error;
    }
  return success();
}

} // namespace reify::torch
