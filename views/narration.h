// The current step in words, for screen readers, logs and `--narrate`: ImGui itself has no way to
// them.
#pragma once
#include "engine/query/snapshot.h"

#include <string>

namespace reify {

/// One line without a line break: the step, the values it changed, the verdict.
std::string narrate(const Snapshot &snapshot);

} // namespace reify
