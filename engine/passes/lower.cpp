#include "engine/passes/lower.h"

#include "engine/contract/contract.h"
#include "engine/library/diagnostic_capture.h"
#include "engine/passes/refine_public_return.h"
#include "engine/passes/refinement_sweep.h"
#include "engine/passes/steps.h"

#include <mlir/Transforms/GreedyPatternRewriteDriver.h>

namespace reify {

using namespace mlir;

namespace {

class Lowering {
public:
  Lowering(ModuleOp module, const LowerOptions &options, Library &library, Refiner &refiner,
           Recorder &recorder, Derivations *derivations, RunSignals signals)
      : module_(module), options_(options), recorder_(recorder), signals_(signals),
        rewriter_(module.getContext(), &recorder),
        sweep_(library, refiner, recorder, derivations, result_.problems),
        patterns_(allCanonicalizations(module.getContext())) {}

  LowerResult run();

private:
  static FrozenRewritePatternSet allCanonicalizations(MLIRContext *context);
  bool iterate();
  bool contractHolds();
  void canonicalize();
  bool refineReturns();
  template <class Work> auto pass(const char *name, Work &&work) {
    StepScope step = openStep(&recorder_, StepKind::Pass, nullptr, [&] { return std::string(name); });
    return work();
  }

  ModuleOp module_;
  const LowerOptions &options_;
  Recorder &recorder_;
  RunSignals signals_;
  LowerResult result_;
  IRRewriter rewriter_;
  RefinementSweep sweep_;
  FrozenRewritePatternSet patterns_;
};

FrozenRewritePatternSet Lowering::allCanonicalizations(MLIRContext *context) {
  RewritePatternSet patterns(context);
  for (Dialect *dialect : context->getLoadedDialects())
    dialect->getCanonicalizationPatterns(patterns);
  for (RegisteredOperationName op : context->getRegisteredOperations())
    op.getCanonicalizationPatterns(patterns, context);
  return std::move(patterns);
}

void Lowering::canonicalize() {
  GreedyRewriteConfig config;
  config.setListener(&recorder_);
  config.setUseTopDownTraversal(true);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  // Merging constants moves them without announcing it; the recorded order would be wrong (H5).
  config.enableConstantCSE(false);
  pass("canonicalize", [&] {
    recorder_.setAutomaticSteps(true);
    for (func::FuncOp function : module_.getOps<func::FuncOp>())
      if (!isLibraryFunction(function) && !function.isExternal())
        (void)applyPatternsGreedily(function, patterns_, config);
    recorder_.setAutomaticSteps(false);
  });
}

bool Lowering::refineReturns() {
  return pass("torch-refine-public-return", [&] {
    DiagnosticCapture capture(*module_.getContext(), result_.problems, "refine-public-return");
    return refinePublicReturns(rewriter_, module_);
  });
}

/// The simplification pipeline as far as it is built; false if it cannot go on.
bool Lowering::iterate() {
  canonicalize();
  if (!refineReturns())
    return false;
  canonicalize();
  if (options_.refine)
    for (FunctionKind kind : {FunctionKind::Shape, FunctionKind::Dtype})
      if (!sweep_.run(module_, kind, signals_))
        return false;
  if (!refineReturns())
    return false;
  canonicalize();
  return true;
}

bool Lowering::contractHolds() {
  StepScope step = openStep(&recorder_, StepKind::Verify, nullptr, [] { return std::string("verify the contract"); });
  // A recording of its own: the run's is not finished. About a microsecond an op.
  Trace trace;
  Recorder state(trace.tables);
  state.attach(module_);
  state.finish(trace);
  ContractReport report = checkContract(trace, 0, {options_.decompose, options_.backendLegalOps});
  step.detail([&] {
    return report.holds() ? std::string("the contract holds")
                          : std::to_string(report.violations.size()) + " violations stand";
  });
  return report.holds();
}

LowerResult Lowering::run() {
  StepScope pipeline = openStep(&recorder_, StepKind::Pipeline, nullptr,
                                [] { return std::string("torch-lower-to-backend-contract"); });
  for (result_.iterations = 1; result_.iterations <= options_.maxIterations; ++result_.iterations) {
    if (signals_.progress)
      *signals_.progress = 0.1f + 0.8f * float(result_.iterations - 1) / float(options_.maxIterations);
    Moment before = recorder_.now();
    StepScope step = openStep(&recorder_, StepKind::Iteration, nullptr, [&] {
      return "iteration " + std::to_string(result_.iterations) + " of at most " + std::to_string(options_.maxIterations);
    });
    if (!iterate()) {
      result_.cancelled = signals_.cancelled();
      return result_;
    }
    result_.holds = contractHolds();
    bool changed = recorder_.now() != before;
    if (!changed)
      step.detail([] { return std::string("nothing changed: further iterations would not either"); });
    if (result_.holds || !changed)
      break;
  }
  result_.iterations = std::min(result_.iterations, options_.maxIterations);
  result_.holds &= !hasErrors(result_.problems);
  return result_;
}

} // namespace

LowerResult lowerToBackendContract(ModuleOp module, const LowerOptions &options, Library &library, Refiner &refiner,
                                   Recorder &recorder, Derivations *derivations, RunSignals signals) {
  return Lowering(module, options, library, refiner, recorder, derivations, signals).run();
}

} // namespace reify
