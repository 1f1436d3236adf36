// The docked layout: built from the list of panels at first start, remembered by ImGui's ini file
// after.
#pragma once
#include <imgui.h>

namespace reify {

/// The dock space in the rest of the current window. `reset` builds the layout anew.
void drawDockSpace(bool reset);
/// Keeps the docked layout alive in a frame that shows no panels.
void keepDockSpace();

} // namespace reify
