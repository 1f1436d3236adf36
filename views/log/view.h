// The Log panel: what the program had to say about files and runs, newest last.
#pragma once
#include "views/scene.h"

namespace reify {

struct LogState {
  size_t shown = 0; // entries at the last draw: new ones scroll into view
};

void drawLog(const Scene &scene, LogState &state, Commands &out);

/// One diagnostic or log line with its sign, text and place; used wherever messages are shown.
void drawMessage(const Scene &scene, Severity severity, const std::string &text, const Place &place, Commands &out);

} // namespace reify
