// The MLIR context that a model and its libraries are read into.
#pragma once
#include "engine/source/assets.h"
#include "engine/source/diagnostics.h"

#include <mlir/IR/MLIRContext.h>

#include <memory>
#include <string>
#include <vector>

namespace reify {

/// Has the torch dialect, with the schemas that `files` declare; ops of dialects that are not known are kept. Problems
/// of the schemas are diagnostics. It has one thread.
std::unique_ptr<mlir::MLIRContext> makeModelContext(const std::vector<std::string> &files, const AssetPaths &assets,
                                                    Diagnostics &diagnostics);

} // namespace reify
