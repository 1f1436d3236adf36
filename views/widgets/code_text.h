// Colours for text that is shown as written, MLIR or Python: told by the look of each word, a line
// at a time. IR of a run is coloured by its tokens instead (ir_text.h).
#pragma once
#include "views/theme.h"
#include "views/widgets/drawn_text.h"

#include <string_view>
#include <vector>

namespace reify {

struct CodeWord {
  uint32_t begin, length;
  TokenKind kind;
};

/// The words of a line that have a colour, in order.
std::vector<CodeWord> colourWords(std::string_view line);
void drawCode(DrawnText &pen, const Theme &theme, std::string_view line);

} // namespace reify
