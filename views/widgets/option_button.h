// A small button that shows and flips one of the window's switches.
#pragma once
#include "views/scene.h"

namespace reify {

void optionButton(const Scene &scene, Option option, const char *label, Commands &out);

} // namespace reify
