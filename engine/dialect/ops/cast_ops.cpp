#include "engine/dialect/ops/torch_ops.h"

using namespace mlir;

namespace reify::torch {

bool DerefineOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return inputs.size() == 1 && outputs.size() == 1 && isValidSubtype(inputs[0], outputs[0]);
}

bool TensorStaticInfoCastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return false;
  // Like the reference, this does not ask for equal value semantics.
  auto from = dyn_cast<BaseTensorType>(inputs[0]), to = dyn_cast<BaseTensorType>(outputs[0]);
  return from && to && meetTensorTypes(from.getWithValueSemantics(), to.getWithValueSemantics());
}

static LogicalResult verifyCopy(Operation *op) {
  auto from = cast<BaseTensorType>(op->getOperand(0).getType());
  auto to = cast<BaseTensorType>(op->getResult(0).getType());
  if (from.getOptionalSizes() == to.getOptionalSizes() && from.getOptionalDtype() == to.getOptionalDtype())
    return success();
  InFlightDiagnostic error = op->emitOpError("operand and result must have same sizes and dtype");
  error.attachNote() << "operand #0 is of type " << from << " and the result of type " << to;
  return error;
}
LogicalResult CopyToTensorOp::verify() { return verifyCopy(*this); }
LogicalResult CopyToValueTensorOp::verify() { return verifyCopy(*this); }

} // namespace reify::torch
