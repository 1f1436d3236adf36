// Turns key presses into commands, from the command table.
#pragma once
#include "views/command.h"
#include "views/commands/frame.h"

namespace reify {

struct Scene;

/// While a dialog is open only the keys that open another one work; the dialog has the rest.
void readKeys(const Scene &scene, Dialog dialog, Commands &out);

} // namespace reify
