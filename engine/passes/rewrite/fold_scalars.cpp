#include "engine/passes/rewrite/fold_scalars.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/schema_ops/schema_op.h"
#include "engine/passes/rewrite/steps.h"

#include <mlir/IR/Matchers.h>

namespace reify {

using namespace mlir;

bool foldScalarOp(RewriterBase &rewriter, Operation *op, Recorder *recorder) {
  if (op->getNumResults() != 1 || !torch::OpDef::of(op->getName()) || op->hasTrait<OpTrait::ConstantLike>() ||
      !isa<torch::IntType, torch::FloatType, torch::BoolType, torch::StringType>(op->getResult(0).getType()))
    return false;
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    Attribute constant;
    matchPattern(operand, m_Constant(&constant));
    operands.push_back(constant);
  }
  SmallVector<OpFoldResult> folded;
  if (failed(op->fold(operands, folded)) || folded.size() != 1)
    return false;
  auto attribute = dyn_cast<Attribute>(folded[0]);
  if (!attribute)
    return false;
  StepScope step = openStep(recorder, StepKind::Fold, op, [&] { return "fold " + opTitle(op); });
  step.detail([&] { return foldDetail(op, folded); });
  rewriter.setInsertionPoint(op);
  Operation *constant =
      op->getDialect()->materializeConstant(rewriter, attribute, op->getResult(0).getType(), op->getLoc());
  if (!constant) {
    step.discard();
    return false;
  }
  rewriter.replaceOp(op, constant);
  return true;
}

} // namespace reify
