#include "engine/session/run_pipeline.h"

#include "engine/library/diagnostic_capture.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pipelines/pass_table.h"
#include "engine/passes/pipelines/passes.h"
#include "engine/passes/pipelines/pipeline_names.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/rewrite/transforms.h"

#include <llvm/ADT/ScopeExit.h>
#include <llvm/Support/raw_ostream.h>
#include <mlir/Pass/PassInstrumentation.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>

#include <mutex>

namespace reify {

using namespace mlir;

namespace {

class RecordPasses : public PassInstrumentation {
public:
  RecordPasses(Recorder &recorder, const PassContext &passes, ModuleOp module)
      : recorder_(recorder), passes_(passes), module_(module) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    passedOver_.push_back(passes_.signals.cancelled());
    if (isAdaptor(pass) || passedOver_.back())
      return;
    std::string title = pass->getArgument().empty() ? pass->getName().str() : pass->getArgument().str();
    open_.push_back(openStepText(&recorder_, StepKind::Pass, nullptr, title));
    if (const PassRow *row = findPass(pass->getArgument()))
      open_.back().stage(row->stage);
    if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      open_.back().detail([&] { return "on @" + symbol.getName().str(); });
  }
  void runAfterPass(Pass *pass, Operation *op) override { end(pass, op); }
  void runAfterPassFailed(Pass *pass, Operation *op) override { end(pass, op); }

private:
  // The nesting of pass managers is not a pass.
  static bool isAdaptor(Pass *pass) { return pass->getName().contains("OpToOpPassAdaptor"); }
  static bool announces(Pass *pass) {
    const PassRow *row = findPass(pass->getArgument());
    return row && row->announces;
  }
  void end(Pass *pass, Operation *op) {
    const bool isPassedOver = passedOver_.back();
    passedOver_.pop_back();
    if (isPassedOver)
      return;
    if (open_.empty() && !isAdaptor(pass))
      return;
    if (op == module_ || !announces(pass))
      recorder_.reconcile(module_);
    if (isAdaptor(pass))
      return;
    // What a pass runs on each function on its way is of interest only where it does something.
    const uint32_t step = open_.back().index();
    if (open_.size() > 1 && recorder_.step(step).before == recorder_.now() && recorder_.stepCount() == step + 1)
      open_.back().discard();
    open_.pop_back();
  }

  Recorder &recorder_;
  const PassContext &passes_;
  ModuleOp module_;
  std::vector<StepScope> open_;
  std::vector<bool> passedOver_; // of the passes under way: the run was cancelled before they began
};

/// How many passes a printed pipeline names, those inside others too, but not what they are inside of.
unsigned countPasses(StringRef pipeline) {
  unsigned count = 0;
  int options = 0;
  for (size_t i = 0; i < pipeline.size(); ++i) {
    const char c = pipeline[i];
    options += c == '{' ? 1 : c == '}' ? -1 : 0;
    const bool ends = options == 0 && (c == ',' || c == ')');
    count += ends && pipeline[i - 1] != ')' && pipeline[i - 1] != '(';
  }
  return count;
}

/// Tells how far a pipeline is, and passes over what is left of it once the run is cancelled: passes, and
/// the patterns of one that is under way.
class PassSignals {
public:
  PassSignals(ModuleOp module, const std::string &pipeline, PassContext &passes)
      : module_(module), passes_(passes), whole_(passes.signals), total_(std::max(1u, countPasses(pipeline))) {}
  ~PassSignals() { passes_.signals = whole_; }

  void run(llvm::function_ref<void()> work, const tracing::Action &action) {
    if (whole_.cancelled())
      return;
    const auto *execution = dyn_cast<PassExecutionAction>(&action);
    if (!execution || isInside_ || execution->getPass().getName().contains("OpToOpPassAdaptor"))
      return work();
    isInside_ = true; // what a pass runs on its way is a part of it
    const float share = shareOf(execution->getOp()) / float(total_);
    passes_.signals.from = whole_.from + whole_.length * std::min(done_, 1.0f);
    passes_.signals.length = whole_.length * share;
    passes_.signals.advance(0);
    work();
    done_ += share;
    isInside_ = false;
  }

private:
  /// A pass on functions has its end when the last of them has.
  float shareOf(Operation *op) {
    if (op == module_)
      return 1;
    auto [known, isNew] = counts_.try_emplace(op->getName(), 1);
    if (isNew)
      known->second = std::max<size_t>(
          1, llvm::count_if(*module_.getBody(), [&](Operation &other) { return other.getName() == op->getName(); }));
    return 1 / float(known->second);
  }

  ModuleOp module_;
  PassContext &passes_;
  const RunSignals whole_;
  const unsigned total_;
  float done_ = 0;
  bool isInside_ = false;
  llvm::DenseMap<OperationName, size_t> counts_; // of a first look: a few functions more or less do not matter
};

/// The registry is global and must be filled once.
void registerPassesOnce() {
  static std::once_flag once;
  std::call_once(once, registerPasses);
}

} // namespace

bool runPipeline(ModuleOp module, const std::string &pipeline, PassContext &passes, Diagnostics &diagnostics) {
  registerPassesOnce();
  MLIRContext &context = *module.getContext();
  std::string errors;
  llvm::raw_string_ostream errorStream(errors);
  FailureOr<OpPassManager> parsed = parsePassPipeline(pipeline, errorStream);
  if (failed(parsed)) {
    diagnostics.push_back({Severity::Error, "pipeline.invalid", "the pipeline cannot be read: " + errors, {}, {}});
    for (std::string &hint : hintsForPipeline(pipeline))
      diagnostics.back().notes.push_back({std::move(hint), {}});
    return false;
  }
  if (parsed->getOpAnchorName() != ModuleOp::getOperationName()) {
    diagnostics.push_back({Severity::Error,
                           "pipeline.invalid",
                           "the pipeline must be for builtin.module, e.g. builtin.module(canonicalize)",
                           {},
                           {}});
    return false;
  }
  PassManager manager(&context, ModuleOp::getOperationName());
  static_cast<OpPassManager &>(manager) = std::move(*parsed);
  manager.enableVerifier(true);
  if (passes.recorder)
    manager.addInstrumentation(std::make_unique<RecordPasses>(*passes.recorder, passes, module));
  givePassContext(context, &passes);
  std::string expanded;
  llvm::raw_string_ostream expandedStream(expanded);
  manager.printAsTextualPipeline(expandedStream);
  PassSignals signals(module, expanded, passes);
  context.registerActionHandler(
      [&](llvm::function_ref<void()> work, const tracing::Action &action) { signals.run(work, action); });
  const llvm::scope_exit end([&] {
    context.registerActionHandler(nullptr);
    givePassContext(context, nullptr);
  });
  DiagnosticCapture capture(context, diagnostics, "pass.error");
  return succeeded(manager.run(module));
}

} // namespace reify
