#include "engine/passes/value_semantics/recompose_complex_ops.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/passes/rewrite/steps.h"

namespace reify {

using namespace mlir;

using Recomposition = std::string (*)(RewriterBase &, Operation *);

static Recomposition recompositionOf(Operation *op) {
  if (isa<torch::PrimListUnpackOp>(op) || torch::hasName(op, "torch.aten.__getitem__.t"))
    return recomposeListOfParts;
  if (torch::hasName(op, "torch.aten.copy_") || torch::hasName(op, "torch.aten.fill_.Tensor"))
    return recomposeWrite;
  return nullptr;
}

void recomposeComplexOps(RewriterBase &rewriter, func::FuncOp function, Recorder *recorder) {
  SmallVector<std::pair<Operation *, Recomposition>> found;
  function.walk([&](Operation *op) {
    if (Recomposition recomposition = recompositionOf(op))
      found.push_back({op, recomposition});
  });
  for (auto [op, recomposition] : found) {
    StepScope step = openStep(recorder, StepKind::Rewrite, op, [&] { return "recompose " + opTitle(op); });
    std::string done = recomposition(rewriter, op);
    if (done.empty())
      step.discard();
    else
      step.detail([&] { return done; });
  }
}

} // namespace reify
