// The passes and pipelines under torch-mlir's own names. One row each in passes.cpp; what they do is
// in the file of the same name.
#pragma once
#include <mlir/Pass/Pass.h>

#include <string>
#include <vector>

namespace reify {

/// Registers all passes and pipelines with MLIR's global registry. Call once, before parsing options.
void registerTorchPasses();

/// Whether torch-lower-to-backend-contract also works out the inner steps of each distinct refinement
/// when nobody records the pipeline. Off at first; for measuring.
void setRecordInnerSteps(bool on);
/// Whether a contract that does not hold is reported by its first violation only, as torch-mlir does.
void setFirstViolationOnly(bool on);

} // namespace reify
