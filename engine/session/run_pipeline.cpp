#include "engine/session/run_pipeline.h"

#include "engine/library/diagnostic_capture.h"
#include "engine/passes/pipelines/passes.h"
#include "engine/passes/pipelines/pipeline_names.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/rewrite/transforms.h"
#include "engine/record/current_recorder.h"
#include "engine/session/session.h"

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
  RecordPasses(Recorder &recorder, ModuleOp module) : recorder_(recorder), module_(module) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (isAdaptor(pass))
      return;
    std::string title = pass->getArgument().empty() ? pass->getName().str() : pass->getArgument().str();
    open_.push_back(openStepText(&recorder_, StepKind::Pass, nullptr, title));
    if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      open_.back().detail([&] { return "on @" + symbol.getName().str(); });
  }
  void runAfterPass(Pass *pass, Operation *op) override { end(pass, op); }
  void runAfterPassFailed(Pass *pass, Operation *op) override { end(pass, op); }

private:
  // The nesting of pass managers is not a pass.
  static bool isAdaptor(Pass *pass) { return pass->getName().contains("OpToOpPassAdaptor"); }
  /// Passes that announce all that they do. On functions they need no comparing, which looks at
  /// the whole module: there may be thousands of functions.
  static bool announces(Pass *pass) {
    StringRef name = pass->getArgument();
    return name.starts_with("torch-") || name == "canonicalize" || name == "cse";
  }
  void end(Pass *pass, Operation *op) {
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
  ModuleOp module_;
  std::vector<StepScope> open_;
};

/// The registry is global and must be filled once.
void registerPassesOnce() {
  static std::once_flag once;
  std::call_once(once, [] {
    registerTransforms();
    registerTorchPasses();
  });
}

} // namespace

bool runPipeline(ModuleOp module, const std::string &pipeline, Recorder &recorder, RunControl &,
                 Diagnostics &diagnostics) {
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
  manager.addInstrumentation(std::make_unique<RecordPasses>(recorder, module));
  CurrentRecorder current(&recorder);
  DiagnosticCapture capture(context, diagnostics, "pass.error");
  return succeeded(manager.run(module));
}

} // namespace reify
