// The Log panel: what the program had to say about files and runs, newest last.
#pragma once
#include "engine/source/diagnostics.h"
#include "views/command.h"

#include <string>

namespace reify {

struct Scene;

struct LogState {
  size_t shown = 0; // entries at the last draw: new ones scroll into view
};

void drawLog(const Scene &scene, LogState &state, Commands &out);

/// One diagnostic or log line with its sign, text and place; used wherever messages are shown.
void drawMessage(const Scene &scene, Severity severity, const std::string &text, const Place &place, Commands &out);
/// What would fill it, when it is empty.
std::string needsLog(const Scene &scene);

} // namespace reify
