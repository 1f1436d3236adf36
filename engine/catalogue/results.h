// How the tests of library functions came out. Plain data: the checker fills it in, the command line
// and the window show it.
#pragma once
#include "engine/source/diagnostics.h"

#include <cstdint>
#include <string>
#include <vector>

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
  unsigned swept = 0;   // calls of the sweep that were compared with PyTorch
  std::string notSwept; // why the sweep that was asked for could not be done
  Place unknownRankAt;  // of a shape function: the condition that takes the rank as soon as sizes are unknown
  std::vector<uint32_t> reachedLines;

  unsigned count(Verdict verdict) const;
  bool hasPassed() const { return exists && count(Verdict::Passed) == invocations.size(); }
};

struct CheckReport {
  std::vector<FunctionResult> functions;
  Diagnostics diagnostics;
  double seconds = 0; // of running, without loading
  double loadingSeconds = 0;
  bool inputIsGood = false;
  bool isStopped = false; // cancelled: what was not reached has no results
  unsigned count(Verdict verdict) const;
  unsigned untested() const;
  bool hasPassed() const;
};

/// "3, 5-7", of lines in order.
std::string lineRanges(const std::vector<uint32_t> &lines);

} // namespace reify::check
