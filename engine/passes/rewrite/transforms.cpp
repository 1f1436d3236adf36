// canonicalize and cse, and the registration of the transforms that are as they were.
#include "engine/passes/rewrite/transforms.h"
#include "engine/library/model_functions.h"

#include "engine/passes/pass_context.h"
#include "engine/passes/rewrite/greedy_rewrite.h"

#include <mlir/IR/Dominance.h>
#include <mlir/Pass/PassRegistry.h>
#include <mlir/Transforms/CSE.h>
#include <mlir/Transforms/Passes.h>

namespace mlir {
#define GEN_PASS_DEF_CANONICALIZER
#define GEN_PASS_DEF_CSE
#include "mlir/Transforms/Passes.h.inc"
} // namespace mlir

namespace reify {

using namespace mlir;

namespace {

class CanonicalizePass : public mlir::impl::CanonicalizerBase<CanonicalizePass> {
public:
  CanonicalizePass() = default;
  CanonicalizePass(const CanonicalizePass &other) : CanonicalizerBase(other), patterns_(other.patterns_) {}

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet patterns(context);
    for (Dialect *dialect : context->getLoadedDialects())
      dialect->getCanonicalizationPatterns(patterns);
    for (RegisteredOperationName op : context->getRegisteredOperations())
      op.getCanonicalizationPatterns(patterns, context);
    patterns_ = std::make_shared<FrozenRewritePatternSet>(std::move(patterns), disabledPatterns, enabledPatterns);
    return success();
  }

  void runOnOperation() override {
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal(topDownProcessingEnabled);
    config.setRegionSimplificationLevel(regionSimplifyLevel);
    config.setMaxIterations(maxIterations);
    config.setMaxNumRewrites(maxNumRewrites);
    LogicalResult converged = rewriteGreedily(getOperation(), *patterns_, config, recorderOf(&getContext()));
    if (failed(converged) && testConvergence)
      signalPassFailure();
  }

private:
  std::shared_ptr<const FrozenRewritePatternSet> patterns_;
};

class CommonSubexpressionPass : public mlir::impl::CSEBase<CommonSubexpressionPass> {
public:
  void runOnOperation() override {
    if (isLibraryFunction(getOperation()))
      return;
    Recorder *recorder = recorderOf(&getContext());
    if (recorder)
      recorder->setAutomaticSteps(true);
    IRRewriter rewriter(&getContext(), recorder);
    eliminateCommonSubExpressions(rewriter, getAnalysis<DominanceInfo>(), getOperation());
    if (recorder)
      recorder->setAutomaticSteps(false);
  }
};

} // namespace

std::unique_ptr<Pass> createCanonicalizePass() { return std::make_unique<CanonicalizePass>(); }
std::unique_ptr<Pass> createCommonSubexpressionPass() { return std::make_unique<CommonSubexpressionPass>(); }

void registerUnchangedTransforms() {
  registerControlFlowSink();
  registerGenerateRuntimeVerification();
  registerLocationSnapshot();
  registerLoopInvariantCodeMotion();
  registerLoopInvariantSubsetHoisting();
  registerMem2Reg();
  registerPrintIRPass();
  registerPrintOpStats();
  registerRemoveDeadValues();
  registerSCCP();
  registerSROA();
  registerStripDebugInfo();
  registerSymbolPrivatize();
  registerTopologicalSort();
  registerViewOpGraph();
  registerCompositeFixedPointPass();
  registerBubbleDownMemorySpaceCasts();
}

} // namespace reify
