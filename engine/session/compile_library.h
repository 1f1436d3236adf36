// Op libraries in Python to the MLIR text that torch-mlir's `extra-library` takes.
#pragma once
#include "engine/source/assets.h"
#include "engine/source/diagnostics.h"

#include <string>
#include <vector>

namespace reify {

/// The text; "" after errors. What torch-mlir's own passes would get wrong is an error too.
std::string compileLibraryToText(const std::vector<std::string> &files, const AssetPaths &assets,
                                 Diagnostics &diagnostics);

} // namespace reify
