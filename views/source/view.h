// The Source panel: the user's own files, with the line that the current op comes from.
#pragma once
#include "engine/source/diagnostics.h"
#include "views/command.h"
#include "views/trace_index.h"

#include <memory>
#include <string>

namespace reify {

struct Scene;

struct SourceState {
  std::string file; // shown
  std::shared_ptr<const TraceIndex> index;
  Place revealed;
};

/// The line of the user's that the current op, or the selection if there is one, comes from.
Place currentPlace(const Scene &scene);

void drawSource(const Scene &scene, SourceState &state, Commands &out);

} // namespace reify
