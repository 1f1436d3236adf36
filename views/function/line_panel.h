// Beside the source of a function: the local variables where the run is, the calls around it, and what
// is not certain there.
#pragma once
#include "views/command.h"

namespace reify {

struct Scene;

void drawLinePanel(const Scene &scene, Commands &out);
/// The buttons that move by line.
void drawLineButtons(const Scene &scene, Commands &out);

} // namespace reify
