// The passes and pipelines under torch-mlir's own names. One row each in passes.cpp; what they do is
// in the file of the same name.
#pragma once
#include <mlir/Pass/Pass.h>

namespace reify {

/// Registers all passes and pipelines with MLIR's global registry. Call once, before parsing options.
void registerTorchPasses();

} // namespace reify
