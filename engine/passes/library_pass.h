// What the passes that take an `extra-library` have in common.
#pragma once
#include "engine/library/unmatched_names.h"
#include "engine/passes/module_error.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pass_row.h"

namespace reify {

template <class Derived, class Anchor = mlir::ModuleOp> class LibraryPass : public RowPass<Derived, Anchor> {
public:
  explicit LibraryPass(const PassRow &row) : RowPass<Derived, Anchor>(row) {}
  LibraryPass(const LibraryPass &other) : RowPass<Derived, Anchor>(other), library_(other.library_) {
    if (!library_) // why not: a pass on functions says it from its copies
      problems_ = other.problems_;
  }

  // Loading before the pipeline starts keeps one library alive across all of its passes.
  llvm::LogicalResult initialize(mlir::MLIRContext *context) override {
    context->getOrLoadDialect("torch"); // a module without ops of it may not have it; the context hangs on it
    Diagnostics problems;
    library_ = passContext(*context).library(*context, extraLibrary, problems);
    problems_ = std::move(problems);
    return llvm::success();
  }

  mlir::Pass::Option<std::string> extraLibrary{
      *this, "extra-library", llvm::cl::desc("MLIR or Python file with library functions of further ops"),
      llvm::cl::init("")};

protected:
  Diagnostics problems_; // of loading, until they are told

  /// The library without the model's own functions; null after errors, which are emitted.
  Library *libraryOfFiles() {
    if (!library_) {
      reportUnreadable(this->getContext(), extraLibrary, problems_, [&] { return emitLoadError(); });
      this->signalPassFailure();
    }
    return library_.get();
  }

  /// The library with the model's own functions; null after errors, which are emitted.
  Library *library() {
    mlir::ModuleOp module = this->getOperation();
    if (!libraryOfFiles())
      return nullptr;
    // Notices, e.g. that a function overrides a built-in one.
    emitDiagnostics(this->getContext(), std::exchange(problems_, {}));
    Diagnostics problems;
    library_->addModelFunctions(module, problems);
    if (hasErrors(problems)) {
      emitDiagnostics(this->getContext(), problems);
      this->signalPassFailure();
      return nullptr;
    }
    if (!extraLibrary.empty())
      tellOnce(unmatchedFunctions(module, *library_));
    return library_.get();
  }

  /// What several passes of a pipeline find out alike.
  void tellOnce(Diagnostics diagnostics) {
    std::erase_if(diagnostics, [&](const Diagnostic &each) { return !library_->isFirstTold(toString(each)); });
    emitDiagnostics(this->getContext(), diagnostics);
  }

private:
  mlir::InFlightDiagnostic emitLoadError() {
    if constexpr (std::is_same_v<Anchor, mlir::ModuleOp>)
      return emitModuleError(this->getOperation());
    else
      return this->getOperation().emitError();
  }

  std::shared_ptr<Library> library_;
};

} // namespace reify
