// The Breakpoints panel: where they are, how often this run passes them, on and off.
#pragma once
#include "views/scene.h"

namespace reify {

void drawBreakpoints(const Scene &scene, Commands &out);

} // namespace reify
