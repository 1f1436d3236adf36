// The strip at the left of library source in which a click sets or clears a breakpoint. A full dot is
// one that the run passes, a ring one that it does not (its tooltip says why), a grey one is off.
#pragma once
#include "views/breakpoint.h"
#include "views/command.h"
#include "views/theme.h"

namespace reify {

/// How wide the gutter is, in the current font; line numbers come behind it.
float gutterWidth();
/// Draws the gutter of a line at `at`; a library's line takes clicks.
void breakpointGutter(const Scene &scene, const std::string &file, uint32_t line, bool isLibrary, ImVec2 at,
                      float height, Commands &out);
/// "●", "○" or "·", and its colour.
const char *breakpointGlyph(const BreakpointRow &row);
Ink breakpointInk(const BreakpointRow &row);
/// Why nothing stops there, or how often the run passes it.
std::string breakpointState(const BreakpointRow &row);

} // namespace reify
