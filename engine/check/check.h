// Tests of op libraries: every function is run on the invocations that its author wrote, and the
// outcome is compared. Plain data out; no MLIR in this header.
#pragma once
#include "engine/check/invocation.h"
#include "engine/source/assets.h"

#include <atomic>

namespace reify::check {

enum class Verdict : uint8_t {
  Passed,
  Failed, // another result than expected, or none where one was
  Raised, // an exception that was not expected
  Broken, // could not be run: arguments that do not fit, a budget, a malformed function
};

struct InvocationResult {
  Place place;
  std::string text; // the invocation, as written with all its arguments
  Verdict verdict = Verdict::Passed;
  std::string expected, got; // of Failed and Raised
  std::string message;       // what is wrong, in a sentence
  Place failedAt;            // in the function; unknown where no line is to blame
  std::string against;       // "" the author's expectation, "abstract", "shape and dtype", "torch"
};

/// A branch that no invocation took.
struct MissedBranch {
  Place place;
  bool whenTrue = false; // the condition was never true; else never false
};

struct FunctionResult {
  std::string name, op, kind, symbol; // `kind` "" for helpers
  Place place;
  bool isTested = false; // has invocations, or is a helper that one reached
  bool exists = true;    // the libraries define it
  std::vector<InvocationResult> invocations;
  unsigned lines = 0; // that hold code
  std::vector<uint32_t> missedLines;
  std::vector<MissedBranch> missedBranches;
  unsigned swept = 0; // calls of the sweep that were compared with PyTorch

  unsigned count(Verdict verdict) const;
  bool hasPassed() const { return exists && count(Verdict::Passed) == invocations.size(); }
};

struct CheckReport {
  std::vector<FunctionResult> functions;
  Diagnostics diagnostics;
  double seconds = 0; // of running, without loading
  double loadingSeconds = 0;
  bool inputIsGood = false;
  unsigned count(Verdict verdict) const;
  unsigned untested() const;
  bool hasPassed() const;
};

/// How the real op is asked.
struct TorchInputs {
  std::string python;               // "" for REIFY_PYTHON, else python3
  std::vector<std::string> modules; // imported first: they register ops
  bool sweep = false;               // also arguments that nobody wrote down
  unsigned secondsPerCall = 10;
};

struct CheckInputs {
  std::vector<std::string> libraries; // .py and .mlir
  std::vector<std::string> tests;     // .py files of which only the decorators count
  std::vector<std::string> functions; // only these, by op, name or symbol; empty for all
  unsigned jobs = 1;
  unsigned weakenings = 1; // abstract runs an invocation
  bool againstTorch = false;
  TorchInputs torch;
  AssetPaths assets = findAssets();
  std::atomic<unsigned> *progress = nullptr; // calls done
};

CheckReport checkLibraries(const CheckInputs &inputs);

} // namespace reify::check
