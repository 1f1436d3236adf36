// The registration of all passes and pipelines: the rows of pass_table.cpp and of pipeline_stages.cpp, and MLIR's own
// transforms.
#pragma once

namespace reify {

/// Fills MLIR's global registry. Call once, before parsing options.
void registerPasses();

} // namespace reify
