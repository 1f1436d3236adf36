// The fonts of the window: one for text, one of fixed width for IR, with fallbacks for the signs
// that IR and the panels use, among them 〇 (U+3007) and 〡 (U+3021) of torch-mlir's function
// names.
#pragma once
#include "views/theme.h"

#include <string>
#include <vector>

namespace reify {

/// Loads them into ImGui's atlas. Missing files are named in `missing`; ImGui's own font stands in.
Fonts loadFonts(std::vector<std::string> &missing);

} // namespace reify
