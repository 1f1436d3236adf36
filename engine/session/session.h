// The engine's only face to the programs: files in, a recorded run and diagnostics out. Knows nothing
// of windows; keeps MLIR out of this header so that its users compile without it.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/importing/import_program.h"
#include "engine/source/assets.h"
#include "engine/source/diagnostics.h"
#include "engine/trace/trace.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace reify {

/// One of the invocations that stand beside a library function, run as a model of its one op.
struct InvocationChoice {
  std::string which;              // "my.scale shape:2", "ops.py:12"; see engine/check/interpreter/read_all.h
  std::vector<std::string> tests; // files with invocations, beside the libraries
};

struct SessionInputs {
  /// Path of the module, text or bytecode, or of a program that PyTorch reads; "" for an empty one.
  std::string model;
  ImportOptions import;               // of a program that PyTorch reads
  bool importAgain = false;           // the user asked to read everything anew
  std::vector<std::string> libraries; // paths of op libraries (.mlir)
  /// What is run; empty = torch-lower-to-backend-contract with the options below.
  std::string passPipeline; // e.g. "builtin.module(torch-reify-shape-calculations,...)"
  std::vector<std::string> backendLegalOps;
  bool decompose = false;
  unsigned maxIterations = 10;
  /// First forgets the types that the model states inside its functions, so that the library alone finds
  /// them again; see engine/contract/written/written_types.h.
  bool forgetTypes = false;
  AssetPaths assets = findAssets();
  /// Instead of a model's file; `model` is then ignored.
  std::optional<InvocationChoice> invocation;
  bool wantsCatalogue = false; // RunResult::catalogue is filled in
};

/// Shared with the worker: the UI reads progress and may ask to stop.
struct RunControl {
  std::atomic<float> progress{0}; // 0..1
  std::atomic<bool> cancel{false};

  /// What goes on before the run itself, as "importing PyTorch"; "" for nothing in particular.
  void say(const std::string &text) {
    std::lock_guard lock(mutex_);
    text_ = text;
  }
  std::string text() const {
    std::lock_guard lock(mutex_);
    return text_;
  }

private:
  mutable std::mutex mutex_;
  std::string text_;
};

struct RunResult {
  std::shared_ptr<const Trace> trace; // null when the input could not be read at all
  Diagnostics diagnostics;            // errors of input and library, contract violations, notices
  bool inputIsGood = false;           // false = exit code 2
  bool contractHolds = false;
  bool cancelled = false;
  std::shared_ptr<const Catalogue> catalogue; // of the libraries and the model, as far as they could be read
  std::string invokedSymbol;                  // the library function that an invocation is of
  Place invocation;                           // where it stands
};

/// Reads, runs and records. Never throws, never exits; every problem is a diagnostic. Blocking: call
/// it from a worker thread.
RunResult run(const SessionInputs &inputs, RunControl &control);

/// Runs one set of inputs at a time on its own thread and keeps the last good result.
class Session {
public:
  Session();
  ~Session();                       // cancels and joins
  void start(SessionInputs inputs); // cancels a run that is under way; returns at once
  void cancel();
  bool isRunning() const;
  float progress() const;
  std::string progressText() const; // see RunControl::say
  /// The result of a finished run, once; null when there is none new.
  std::shared_ptr<const RunResult> takeResult();
  /// Called from the worker when a result is ready (e.g. glfwPostEmptyEvent). Set before start().
  void onReady(void (*callback)());

private:
  struct State;
  std::unique_ptr<State> state_;
};

} // namespace reify
