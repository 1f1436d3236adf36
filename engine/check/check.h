// Tests of op libraries: every function is run on the invocations that its author wrote, and the
// outcome is compared. Plain data out; no MLIR in this header.
#pragma once
#include "engine/catalogue/results.h"
#include "engine/check/invocations/invocation.h"
#include "engine/schema/op_table.h"
#include "engine/source/assets.h"

#include <atomic>

namespace reify::check {

/// How the real op is asked.
struct TorchInputs {
  std::string python;               // "" for REIFY_PYTHON, that of VIRTUAL_ENV, python3
  std::vector<std::string> modules; // imported first: they register ops
  bool sweep = false;               // also arguments that nobody wrote down
  unsigned secondsPerCall = 10;
};

struct CheckInputs {
  std::vector<std::string> libraries; // .py and .mlir
  std::vector<std::string> tests;     // .py files of which only the decorators count
  std::vector<SchemaLine> schemas;    // of ops that a program has, beside those that the libraries state
  std::vector<std::string> functions; // only these, by op, name or symbol; empty for all
  unsigned jobs = 1;
  unsigned weakenings = 1; // abstract runs an invocation
  bool againstTorch = false;
  TorchInputs torch;
  AssetPaths assets = findAssets();
  std::atomic<unsigned> *progress = nullptr; // calls done
  std::atomic<unsigned> *total = nullptr;    // calls to do, set once it is known
  const std::atomic<bool> *cancel = nullptr; // asked between functions
};

CheckReport checkLibraries(const CheckInputs &inputs);

} // namespace reify::check
