// The lowering to the backend contract: simplify and refine until the contract holds or the limit of
// iterations is reached (docs/passes.md). Refinement goes over the ops once, in program order, with the
// memoised evaluator; nothing is reified in the module itself, so the cost is linear. With a
// Derivations store, the reified view of each distinct refinement is worked out beside it.
#pragma once
#include "engine/evaluate/refine.h"
#include "engine/passes/refine/derive.h"
#include "engine/passes/run_signals.h"
#include "engine/record/recorder.h"

#include <mlir/IR/BuiltinOps.h>

namespace reify {

struct LowerOptions {
  unsigned maxIterations = 10;
  bool decompose = true;                    // also require that only legal ops remain
  bool refine = true;                       // shape and dtype refinement
  std::vector<std::string> backendLegalOps; // names without "torch."
};

struct LowerResult {
  bool holds = false;
  bool cancelled = false;
  unsigned iterations = 0;
  /// Errors of library functions met on the way: raised, wrong signature, size below zero,
  /// contradiction. Each names the op in a note. They make the lowering fail.
  Diagnostics problems;
  /// Ops that torch-reduce-op-variants could not bring to functions of values, among them custom ops
  /// without a marker. Errors; they too make the lowering fail.
  Diagnostics refused;
};

/// `recorder` must be attached to `module`; `refiner` must be of `library`. `derivations` may be null.
LowerResult lowerToBackendContract(mlir::ModuleOp module, const LowerOptions &options, Library &library,
                                   Refiner &refiner, Recorder &recorder, Derivations *derivations = nullptr,
                                   RunSignals signals = {});

} // namespace reify
