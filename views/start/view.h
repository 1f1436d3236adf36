// What the window shows before there is a run: what to do, and what went wrong if something did.
#pragma once
#include "views/command.h"

namespace reify {

struct Scene;

void drawStart(const Scene &scene, Commands &out);

} // namespace reify
