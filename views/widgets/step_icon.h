// Buttons with the signs of a tape player, drawn as shapes so that they are sharp at every scale.
#pragma once
#include "views/theme.h"

namespace reify {

enum class StepIcon : uint8_t { First, FastBack, Back, Forward, FastForward, Last };

/// The sign, and after it (before it when it points back) the label. `id` is stable, for tests.
bool iconButton(const char *id, const char *label, StepIcon icon);

} // namespace reify
