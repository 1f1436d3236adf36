// A small button that shows and flips one of the window's switches.
#pragma once
#include "views/command.h"
#include "views/options.h"

namespace reify {

struct Scene;

/// Stands on the line of the item before it where there is room, else below.
void optionButton(const Scene &scene, Option option, const char *label, Commands &out);
/// The same for any item of this width.
void sameLineIfRoom(float width);

} // namespace reify
