#include "engine/passes/greedy_rewrite.h"

#include "engine/passes/refinement_sweep.h"
#include "engine/passes/steps.h"

#include <mlir/IR/Matchers.h>
#include <mlir/Transforms/GreedyPatternRewriteDriver.h>

namespace reify {

using namespace mlir;

static bool isLibraryCopy(Operation *op) {
  auto function = dyn_cast<func::FuncOp>(op);
  return function && isLibraryFunction(function);
}

namespace {

/// The constants at the start of one region, as far as they are known.
class ConstantRow {
public:
  ConstantRow(RewriterBase &rewriter, Region &region) : rewriter_(rewriter), region_(region) {}

  void take(Operation *op) {
    Attribute value;
    if (!matchPattern(op, m_Constant(&value)))
      return;
    Operation *&known = known_[{op->getName().getTypeID(), value, op->getResult(0).getType()}];
    if (known) {
      rewriter_.replaceOp(op, known);
      return;
    }
    known = op;
    Block &block = region_.front();
    Operation *previous = op->getPrevNode();
    const bool isInPlace = op->getBlock() == &block && (!previous || row_.contains(previous));
    if (!isInPlace)
      rewriter_.moveOpBefore(op, &block.front());
    row_.insert(op);
  }

private:
  RewriterBase &rewriter_;
  Region &region_;
  DenseMap<std::tuple<TypeID, Attribute, Type>, Operation *> known_;
  llvm::SmallPtrSet<Operation *, 16> row_;
};

void collectOps(Region &region, SmallVectorImpl<Operation *> &ops) {
  for (Block &block : region)
    for (Operation &op : block) {
      if (!op.hasTrait<OpTrait::IsIsolatedFromAbove>())
        for (Region &inner : op.getRegions())
          collectOps(inner, ops);
      ops.push_back(&op);
    }
}

} // namespace

void hoistConstants(RewriterBase &rewriter, ModuleOp module) {
  auto hoist = [&](Region &region) {
    if (region.empty())
      return;
    SmallVector<Operation *> ops;
    collectOps(region, ops);
    ConstantRow row(rewriter, region);
    for (Operation *op : ops)
      row.take(op);
  };
  hoist(module.getBodyRegion());
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (!isLibraryFunction(function))
      hoist(function.getBody());
}

void rewriteGreedily(ModuleOp module, const FrozenRewritePatternSet &patterns, Recorder *recorder) {
  {
    StepScope step = openStep(recorder, StepKind::Rewrite, nullptr,
                              [] { return std::string("move constants to the start"); });
    const Moment before = recorder ? recorder->now() : 0;
    IRRewriter rewriter(module.getContext(), recorder);
    hoistConstants(rewriter, module);
    if (recorder && recorder->now() == before)
      step.discard();
  }
  GreedyRewriteConfig config;
  config.setListener(recorder);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  config.enableConstantCSE(false);
  if (recorder)
    recorder->setAutomaticSteps(true);
  SmallVector<Operation *> loose;
  for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
    if (isLibraryCopy(&op))
      continue;
    if (isa<func::FuncOp>(op))
      (void)applyPatternsGreedily(&op, patterns, config);
    else
      loose.push_back(&op);
  }
  if (!loose.empty())
    (void)applyOpPatternsGreedily(loose, patterns, config);
  if (recorder)
    recorder->setAutomaticSteps(false);
}

} // namespace reify
