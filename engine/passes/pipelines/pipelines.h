// The pipelines under torch-mlir's names: which passes, in which order, with which options.
#pragma once

namespace reify {

/// Registers them with MLIR's global registry. Passes are looked up by name when a pipeline is
/// built.
void registerTorchPipelines();

} // namespace reify
