// torch-decompose-complex-ops.
#include "engine/library/model_functions.h"
#include "engine/passes/decompose/decompose.h"
#include "engine/passes/library_pass.h"
#include "engine/passes/pass_factories.h"

#include <mutex>

namespace reify {

using namespace mlir;

namespace {

class DecomposePass : public LibraryPass<DecomposePass, func::FuncOp> {
public:
  using LibraryPass::LibraryPass;
  DecomposePass(const DecomposePass &other) : LibraryPass(other) {}

  LogicalResult initialize(MLIRContext *context) override {
    decomposer_.reset();
    ownFunctions_ = {}; // of another module, perhaps at the same address
    return LibraryPass::initialize(context);
  }
  void runOnOperation() override;

  ListOption<std::string> legalOps{*this, "legal-ops", llvm::cl::desc("Ops that are left as they are")};

private:
  bool hasDecompositions(ModuleOp module);
  void decompose(func::FuncOp function);
  void decomposeWithOwnFunctions(func::FuncOp function);
  std::unique_ptr<Decomposer> newDecomposer(Recorder *recorder) {
    return std::make_unique<Decomposer>(*library_, recorder, recorder != nullptr,
                                        std::vector<std::string>(legalOps.begin(), legalOps.end()), problems_,
                                        signalsOf(&getContext()));
  }

  Library *library_ = nullptr; // of the function at hand
  /// What one function's ops became, those of the next become too.
  std::unique_ptr<Decomposer> decomposer_;
  /// Whether the module has decompositions of its own: asked once, not for each of its functions.
  std::pair<ModuleOp, bool> ownFunctions_;
};

bool DecomposePass::hasDecompositions(ModuleOp module) {
  if (module && ownFunctions_.first != module)
    ownFunctions_ = {module, llvm::any_of(module.getOps<func::FuncOp>(), [](func::FuncOp function) {
                       return function.getSymName().starts_with(symbolPrefix(FunctionKind::Decomposition));
                     })};
  return module && ownFunctions_.second;
}

void DecomposePass::decompose(func::FuncOp function) {
  if (Recorder *recorder = recorderOf(&getContext()))
    return (void)newDecomposer(recorder)->run(function);
  if (!decomposer_)
    decomposer_ = newDecomposer(nullptr);
  decomposer_->run(function);
}

/// The library takes in the functions of the model's own module, one thread after the other.
void DecomposePass::decomposeWithOwnFunctions(func::FuncOp function) {
  static std::mutex mutex;
  std::lock_guard lock(mutex);
  library_->addModelFunctions(function->getParentOfType<ModuleOp>(), problems_);
  if (!hasErrors(problems_))
    newDecomposer(recorderOf(&getContext()))->run(function);
  library_->forgetModel();
}

void DecomposePass::runOnOperation() {
  func::FuncOp function = getOperation();
  if (function.isExternal() || isLibraryFunction(function))
    return;
  if (!(library_ = libraryOfFiles()))
    return;
  emitDiagnostics(getContext(), std::exchange(problems_, {}));
  if (hasDecompositions(function->getParentOfType<ModuleOp>()))
    decomposeWithOwnFunctions(function);
  else
    decompose(function);
  const Diagnostics problems = std::exchange(problems_, {});
  emitDiagnostics(getContext(), problems);
  if (hasErrors(problems))
    signalPassFailure();
}

} // namespace

std::unique_ptr<Pass> createDecomposePass(const PassRow &row) { return std::make_unique<DecomposePass>(row); }

} // namespace reify
