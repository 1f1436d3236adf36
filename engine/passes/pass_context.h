// What passes are given beside the module: libraries, who records, who waits. Owned by the program that
// runs them and found through the MLIRContext, so that two runs in one process have nothing in common.
#pragma once
#include "engine/library/library.h"
#include "engine/passes/run_signals.h"
#include "engine/record/recorder.h"

#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace mlir {
class DialectRegistry;
}

namespace reify {

struct PassContext {
  std::string builtinLibrary;         // where its bytecode lies; "" = none
  std::vector<std::string> libraries; // for passes whose option `extra-library` is not given
  /// Whether torch-lower-to-backend-contract also works out the inner steps of each distinct refinement
  /// when nobody records the pipeline. For measuring.
  bool recordInnerSteps = false;
  bool firstViolationOnly = false; // a contract that does not hold is reported as torch-mlir does
  Recorder *recorder = nullptr;    // watches the passes that run; then they have one thread
  RunSignals signals;

  /// The library of the built-in functions and `extraLibrary` ("" for the run's own files): read once for all
  /// passes that name the same file, and kept for as long as one of them lives. Null after errors, which are
  /// then in `diagnostics`.
  std::shared_ptr<Library> library(mlir::MLIRContext &context, const std::string &extraLibrary,
                                   Diagnostics &diagnostics);

private:
  std::mutex mutex_; // guards libraries_
  std::map<std::pair<mlir::MLIRContext *, std::string>, std::weak_ptr<Library>> libraries_;
};

/// Gives `passes`, which must outlive them, to the passes that run in `context` from now on; null takes back what was
/// given. The torch dialect must be loaded, and no pass may run.
void givePassContext(mlir::MLIRContext &context, PassContext *passes);
/// The same for contexts that are made from `registry` later.
void givePassContext(mlir::DialectRegistry &registry, PassContext *passes);

/// What was given; something empty if nothing was. Cheap, from any thread.
PassContext &passContext(mlir::MLIRContext &context);
inline Recorder *recorderOf(mlir::MLIRContext *context) { return passContext(*context).recorder; }
inline const RunSignals &signalsOf(mlir::MLIRContext *context) { return passContext(*context).signals; }

/// Emits `diagnostics` into `context`'s own engine, at their places.
void emitDiagnostics(mlir::MLIRContext &context, const Diagnostics &diagnostics);

/// Says why `extraLibrary` could not be loaded: what is wrong in the file at its place; what is wrong with the file as
/// a whole as notes of the error that `emitError` starts.
void reportUnreadable(mlir::MLIRContext &context, const std::string &extraLibrary, const Diagnostics &problems,
                      llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

} // namespace reify
