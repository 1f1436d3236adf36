#include "engine/passes/rewrite/greedy_rewrite.h"

#include "engine/library/model_functions.h"
#include "engine/passes/rewrite/steps.h"

#include <mlir/IR/Matchers.h>

namespace reify {

using namespace mlir;

bool isLibraryFunction(Operation *op) {
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

void hoistConstants(RewriterBase &rewriter, Operation *isolated) {
  for (Region &region : isolated->getRegions()) {
    if (region.empty())
      continue;
    SmallVector<Operation *> ops;
    collectOps(region, ops);
    ConstantRow row(rewriter, region);
    for (Operation *op : ops)
      row.take(op);
  }
}

namespace {

class GreedyRewrite {
public:
  GreedyRewrite(const FrozenRewritePatternSet &patterns, GreedyRewriteConfig config, Recorder *recorder)
      : patterns_(patterns), config_(config), recorder_(recorder) {
    config_.setListener(recorder);
    config_.enableConstantCSE(!recorder);
  }
  LogicalResult run(Operation *root);

private:
  LogicalResult runOnOne(Operation *isolated);
  LogicalResult runOnModule(ModuleOp module);
  void hoist(Operation *isolated);

  const FrozenRewritePatternSet &patterns_;
  GreedyRewriteConfig config_;
  Recorder *recorder_;
};

void GreedyRewrite::hoist(Operation *isolated) {
  StepScope step = openStepText(recorder_, StepKind::Rewrite, isolated, "move constants to the start");
  const Moment before = recorder_->now();
  IRRewriter rewriter(isolated->getContext(), recorder_);
  hoistConstants(rewriter, isolated);
  if (recorder_->now() == before)
    step.discard();
}

LogicalResult GreedyRewrite::runOnOne(Operation *isolated) {
  if (!recorder_)
    return applyPatternsGreedily(isolated, patterns_, config_);
  hoist(isolated);
  const Moment before = recorder_->now();
  recorder_->setAutomaticSteps(true);
  LogicalResult result = applyPatternsGreedily(isolated, patterns_, config_);
  recorder_->setAutomaticSteps(false);
  if (recorder_->now() != before)
    hoist(isolated); // constants that folds have made
  return result;
}

/// What is isolated by itself, then the rest: nothing in a library function may change.
LogicalResult GreedyRewrite::runOnModule(ModuleOp module) {
  if (recorder_)
    hoist(module);
  bool isGood = true;
  SmallVector<Operation *> loose;
  for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
    if (isLibraryFunction(&op))
      continue;
    if (op.hasTrait<OpTrait::IsIsolatedFromAbove>())
      isGood &= succeeded(run(&op));
    else
      loose.push_back(&op);
  }
  if (recorder_)
    recorder_->setAutomaticSteps(true);
  if (!loose.empty())
    isGood &= succeeded(applyOpPatternsGreedily(loose, patterns_, config_));
  if (recorder_)
    recorder_->setAutomaticSteps(false);
  return success(isGood);
}

LogicalResult GreedyRewrite::run(Operation *root) {
  if (isLibraryFunction(root))
    return success();
  auto module = dyn_cast<ModuleOp>(root);
  if (module && (recorder_ || llvm::any_of(*module.getBody(), [](Operation &op) { return isLibraryFunction(&op); })))
    return runOnModule(module);
  return runOnOne(root);
}

} // namespace

LogicalResult rewriteGreedily(Operation *root, const FrozenRewritePatternSet &patterns, GreedyRewriteConfig config,
                              Recorder *recorder) {
  return GreedyRewrite(patterns, config, recorder).run(root);
}

void rewriteGreedily(ModuleOp module, const FrozenRewritePatternSet &patterns, Recorder *recorder) {
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal(true);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  (void)rewriteGreedily(module, patterns, config, recorder);
}

} // namespace reify
