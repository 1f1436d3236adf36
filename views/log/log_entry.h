// What the program had to say.
#pragma once
#include "engine/source/diagnostics.h"
#include <string>
#include <vector>

namespace reify {

struct Scene;

struct LogEntry {
  Severity severity = Severity::Note;
  std::string text;
  Place place;
};

const std::vector<LogEntry> &logOf(const Scene &scene);

} // namespace reify
