// torch-decompose-complex-ops.
#include "engine/passes/decompose.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/refinement_sweep.h"
#include "engine/passes/shared_library.h"
#include "engine/record/current_recorder.h"

#include <mutex>

namespace reify {

using namespace mlir;

namespace {

class DecomposePass : public PassWrapper<DecomposePass, OperationPass<func::FuncOp>> {
public:
  DecomposePass() = default;
  DecomposePass(const DecomposePass &other) : PassWrapper(other), library_(other.library_) {}
  StringRef getArgument() const override { return "torch-decompose-complex-ops"; }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override {
    return "Replace ops by what their decomposition functions compute";
  }

  LogicalResult initialize(MLIRContext *context) override {
    Diagnostics problems;
    library_ = sharedLibrary(*context, extraLibrary, problems);
    problems_ = std::move(problems);
    return success();
  }
  void runOnOperation() override;

  ListOption<std::string> legalOps{*this, "legal-ops",
                                   llvm::cl::desc("Ops that are left as they are")};
  Option<std::string> extraLibrary{*this, "extra-library",
                                   llvm::cl::desc("File with library functions of further ops"),
                                   llvm::cl::init("")};

private:
  std::shared_ptr<Library> library_;
  Diagnostics problems_;
};

/// The library takes in the functions of the model's own module, which other threads may be
/// changing.
bool hasDecompositions(ModuleOp module) {
  return llvm::any_of(module.getOps<func::FuncOp>(), [](func::FuncOp function) {
    return function.getSymName().starts_with(symbolPrefix(FunctionKind::Decomposition));
  });
}

void DecomposePass::runOnOperation() {
  func::FuncOp function = getOperation();
  if (function.isExternal() || isLibraryFunction(function))
    return;
  // A library reads its functions when they are first asked for, and functions may run in parallel.
  static std::mutex mutex;
  std::lock_guard lock(mutex);
  emitDiagnostics(getContext(), std::exchange(problems_, {}));
  if (!library_) {
    function.emitError() << "Failed to load extra-library file at " << extraLibrary;
    return signalPassFailure();
  }
  Diagnostics problems;
  auto module = function->getParentOfType<ModuleOp>();
  bool ownFunctions = module && hasDecompositions(module);
  if (ownFunctions)
    library_->addModelFunctions(module, problems);
  if (!hasErrors(problems)) {
    Recorder *recorder = currentRecorder();
    Decomposer decomposer(*library_, recorder, recorder != nullptr,
                          std::vector<std::string>(legalOps.begin(), legalOps.end()), problems);
    decomposer.run(function);
  }
  if (ownFunctions)
    library_->forgetModel();
  emitDiagnostics(getContext(), problems);
  if (hasErrors(problems))
    signalPassFailure();
}

} // namespace

std::unique_ptr<Pass> createDecomposePass() { return std::make_unique<DecomposePass>(); }

} // namespace reify
