#include "engine/passes/pipelines/lower.h"

#include "engine/contract/contract.h"
#include "engine/library/diagnostic_capture.h"
#include "engine/library/model_functions.h"
#include "engine/library/sizes_and_dtype.h"
#include "engine/passes/decompose/decompose.h"
#include "engine/passes/object_graph/global_slots.h"
#include "engine/passes/pipelines/pass_table.h"
#include "engine/passes/pipelines/pipeline_stages.h"
#include "engine/passes/refine/refine_public_return.h"
#include "engine/passes/refine/refine_types.h"
#include "engine/passes/refine/refinement_sweep.h"
#include "engine/passes/rewrite/greedy_rewrite.h"
#include "engine/passes/rewrite/inline_calls.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/value_semantics/maximize_value_semantics.h"
#include "engine/passes/value_semantics/recompose_complex_ops.h"
#include "engine/passes/value_semantics/reduce_op_variants.h"

#include <llvm/Support/ErrorHandling.h>
#include <mlir/IR/Dominance.h>
#include <mlir/IR/SymbolTable.h>
#include <mlir/Transforms/CSE.h>

#include <set>

namespace reify {

using namespace mlir;

namespace {

class Lowering {
public:
  Lowering(ModuleOp module, const LowerOptions &options, Library &library, Refiner &refiner, Recorder &recorder,
           Derivations *derivations, RunSignals signals)
      : module_(module), options_(options), library_(library), recorder_(recorder), signals_(signals),
        rewriter_(module.getContext(), &recorder), sweep_(library, refiner, recorder, derivations, result_.problems),
        decomposer_(library, &recorder, derivations != nullptr, options.backendLegalOps, result_.problems, signals),
        patterns_(allCanonicalizations(module.getContext())) {}

  LowerResult run();

private:
  static FrozenRewritePatternSet allCanonicalizations(MLIRContext *context);
  bool iterate();
  bool contractHolds();
  bool hasSlots();
  bool isWanted(StageCondition condition) const {
    return condition == StageCondition::Always ||
           (condition == StageCondition::Refining ? options_.refine : options_.decompose);
  }
  // The stages of the simplification pipeline, each false if the lowering cannot go on. kStages names them.
  bool canonicalize();
  bool inlineSlots();
  bool eraseInitializer();
  bool recompose();
  bool reduceVariants();
  bool removeSymbols();
  bool maximizeValues();
  bool refineReturns();
  bool refineShapes();
  bool refineDtypes();
  bool decompose();
  struct StageRow {
    llvm::StringLiteral name;
    bool (Lowering::*run)();
  };
  static const StageRow kStages[];

  bool inlineOwnCalls();
  void mergeEqualOps();
  StepScope openPass(const char *name) {
    StepScope step = openStep(&recorder_, StepKind::Pass, nullptr, [&] { return std::string(name); });
    if (const PassRow *row = findPass(name))
      step.stage(row->stage);
    return step;
  }
  template <class Work> auto pass(const char *name, Work &&work) {
    StepScope step = openPass(name);
    return work();
  }
  template <class Work> void quietPass(const char *name, Work &&work);
  template <class Work> void onFunctions(const char *name, Work &&work) {
    quietPass(name, [&] {
      for (func::FuncOp function : module_.getOps<func::FuncOp>())
        if (!isLibraryFunction(function) && !function.isExternal())
          work(function);
    });
  }

  ModuleOp module_;
  const LowerOptions &options_;
  Library &library_;
  Recorder &recorder_;
  RunSignals signals_;
  LowerResult result_;
  IRRewriter rewriter_;
  RefinementSweep sweep_;
  Decomposer decomposer_;
  FrozenRewritePatternSet patterns_;
  Diagnostics failedAsserts_;
  std::optional<Moment> canonicalAt_; // nothing to canonicalize as long as nothing changes
};

/// A pass that leaves no step behind when it had nothing to do.
template <class Work> void Lowering::quietPass(const char *name, Work &&work) {
  const Moment before = recorder_.now();
  StepScope step = openPass(name);
  const size_t steps = recorder_.stepCount();
  work();
  if (recorder_.now() == before && recorder_.stepCount() == steps)
    step.discard();
}

FrozenRewritePatternSet Lowering::allCanonicalizations(MLIRContext *context) {
  RewritePatternSet patterns(context);
  for (Dialect *dialect : context->getLoadedDialects())
    dialect->getCanonicalizationPatterns(patterns);
  for (RegisteredOperationName op : context->getRegisteredOperations())
    op.getCanonicalizationPatterns(patterns, context);
  return std::move(patterns);
}

bool Lowering::canonicalize() {
  if (canonicalAt_ == recorder_.now())
    return true;
  // Asserts that fail are reported at each visit; what counts is what fails in the end.
  failedAsserts_.clear();
  DiagnosticCapture capture(*module_.getContext(), failedAsserts_, "canonicalize");
  pass("canonicalize", [&] { rewriteGreedily(module_, patterns_, &recorder_); });
  canonicalAt_ = recorder_.now();
  return true;
}

bool Lowering::hasSlots() {
  return llvm::any_of(*module_.getBody(),
                      [](Operation &op) { return isa<torch::GlobalSlotOp, torch::GlobalSlotModuleInitializerOp>(op); });
}

/// What stands in the way is an error only if it does so in the last iteration.
bool Lowering::reduceVariants() {
  result_.refused.clear();
  DiagnosticCapture capture(*module_.getContext(), result_.refused, "reduce-op-variants");
  onFunctions("torch-reduce-op-variants",
              [&](func::FuncOp function) { (void)reduceOpVariants(rewriter_, function, library_, &recorder_); });
  return true;
}

bool Lowering::inlineSlots() {
  if (hasSlots())
    quietPass("torch-inline-global-slots", [&] { inlineGlobalSlots(module_, &recorder_); });
  return true;
}

bool Lowering::eraseInitializer() {
  if (hasSlots())
    quietPass("torch-erase-module-initializer", [&] { eraseEmptyInitializer(module_, &recorder_); });
  return true;
}

bool Lowering::recompose() {
  onFunctions("torch-recompose-complex-ops",
              [&](func::FuncOp function) { recomposeComplexOps(rewriter_, function, &recorder_); });
  return true;
}

bool Lowering::removeSymbols() {
  quietPass("symbol-dce", [&] { removeDeadSymbols(module_, &recorder_); });
  return true;
}

bool Lowering::maximizeValues() {
  onFunctions("torch-maximize-value-semantics",
              [&](func::FuncOp function) { maximizeValueSemantics(rewriter_, function, &recorder_); });
  return true;
}

/// The refinement pipelines inline all calls, of the library and of the model itself.
bool Lowering::inlineOwnCalls() {
  bool isGood = true;
  quietPass("inline", [&] {
    DiagnosticCapture capture(*module_.getContext(), result_.problems, "inline");
    isGood = inlineCalls(module_, &recorder_, [](func::FuncOp) {});
  });
  canonicalize();
  return isGood;
}

/// The refinement pipelines merge equal constants and equal lists that nothing changes.
void Lowering::mergeEqualOps() {
  onFunctions("cse", [&](func::FuncOp function) {
    recorder_.setAutomaticSteps(true);
    DominanceInfo dominance(function);
    eliminateCommonSubExpressions(rewriter_, dominance, function);
    recorder_.setAutomaticSteps(false);
  });
}

bool Lowering::refineReturns() {
  return pass("torch-refine-public-return", [&] {
    DiagnosticCapture capture(*module_.getContext(), result_.problems, "refine-public-return");
    return refinePublicReturns(rewriter_, module_);
  });
}

/// Instead of the shape pipeline. What an earlier pass left half done is worked out anew.
bool Lowering::refineShapes() {
  onFunctions("torch-drop-abstract-interp-calculations",
              [&](func::FuncOp function) { dropCalculations(rewriter_, function, &recorder_); });
  if (!inlineOwnCalls())
    return false;
  const bool wantsDtypes = module_
                               .walk([&](Operation *op) {
                                 return sizesWantDtype(op, library_) ? WalkResult::interrupt() : WalkResult::advance();
                               })
                               .wasInterrupted();
  if (wantsDtypes && !sweep_.run(module_, FunctionKind::Dtype, signals_))
    return false;
  return sweep_.run(module_, FunctionKind::Shape, signals_);
}

/// Instead of the dtype pipeline.
bool Lowering::refineDtypes() {
  if (!sweep_.run(module_, FunctionKind::Dtype, signals_))
    return false;
  mergeEqualOps();
  return true;
}

bool Lowering::decompose() {
  decomposer_.run(module_);
  return true;
}

const Lowering::StageRow Lowering::kStages[] = {
    {"canonicalize", &Lowering::canonicalize},
    {"torch-inline-global-slots", &Lowering::inlineSlots},
    {"torch-erase-module-initializer", &Lowering::eraseInitializer},
    {"torch-recompose-complex-ops", &Lowering::recompose},
    {"torch-reduce-op-variants", &Lowering::reduceVariants},
    {"symbol-dce", &Lowering::removeSymbols},
    {"torch-maximize-value-semantics", &Lowering::maximizeValues},
    {"torch-refine-public-return", &Lowering::refineReturns},
    {"torch-shape-refinement-pipeline", &Lowering::refineShapes},
    {"torch-dtype-refinement-pipeline", &Lowering::refineDtypes},
    {"torch-decompose-complex-ops", &Lowering::decompose},
};

/// The simplification pipeline; false if it cannot go on.
bool Lowering::iterate() {
  for (const PipelineStage &stage : findPipeline("torch-simplification-pipeline")->stages) {
    if (!isWanted(stage.condition))
      continue;
    const StageRow *row = llvm::find_if(kStages, [&](const StageRow &each) { return each.name == stage.name; });
    if (row == std::end(kStages))
      llvm::report_fatal_error("the lowering does not know a stage of its own pipeline");
    if (signals_.cancelled() || !(this->*row->run)())
      return false;
  }
  return !decomposer_.isEndless() && !signals_.cancelled();
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
    const size_t standing = report.violations.size();
    return report.holds()  ? std::string("the contract holds")
           : standing == 1 ? std::string("1 violation stands")
                           : std::to_string(standing) + " violations stand";
  });
  return report.holds();
}

LowerResult Lowering::run() {
  StepScope pipeline =
      openStep(&recorder_, StepKind::Pipeline, nullptr, [] { return std::string("torch-lower-to-backend-contract"); });
  for (result_.iterations = 1; result_.iterations <= options_.maxIterations; ++result_.iterations) {
    signals_.advance(float(result_.iterations - 1) / float(options_.maxIterations));
    Moment before = recorder_.now();
    StepScope step = openStep(&recorder_, StepKind::Iteration, nullptr, [&] {
      return "iteration " + std::to_string(result_.iterations) + " of at most " +
             std::to_string(options_.maxIterations);
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
  if (result_.holds && options_.refine)
    sweep_.offerMore(module_, result_.problems);
  std::set<std::string> reported;
  for (Diagnostic &assert : failedAsserts_)
    if (reported.insert(toString(assert)).second)
      result_.problems.push_back(std::move(assert));
  result_.holds &= !hasErrors(result_.problems) && result_.refused.empty();
  return result_;
}

} // namespace

LowerResult lowerToBackendContract(ModuleOp module, const LowerOptions &options, Library &library, Refiner &refiner,
                                   Recorder &recorder, Derivations *derivations, RunSignals signals) {
  return Lowering(module, options, library, refiner, recorder, derivations, signals).run();
}

} // namespace reify
