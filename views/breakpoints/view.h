// The Breakpoints panel: where they are, how often this run passes them, on and off.
#pragma once
#include "views/command.h"

#include <string>

namespace reify {

struct Scene;

void drawBreakpoints(const Scene &scene, Commands &out);
/// What would fill it, when it is empty.
std::string needsBreakpoint(const Scene &scene);

} // namespace reify
