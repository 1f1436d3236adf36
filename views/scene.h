// All that views may look at, put together. A view is a function
//   void draw(const Scene &scene, State &state, Commands &out)
// of the scene and its own widget state (scroll, open nodes, half-typed text); what it wants done goes to `out`. It
// includes the headers of those parts that it reads, each with a function that finds the part in a scene, and never
// this one: only what makes scenes does, so that a new part recompiles who reads it.
#pragma once
#include "views/breakpoint.h"
#include "views/checks/library_check.h"
#include "views/function/line_position.h"
#include "views/library/opened_library.h"
#include "views/log/log_entry.h"
#include "views/recording/recording.h"
#include "views/scene/documents.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/skeleton/skeleton_text.h"
#include "views/source/source_text.h"
#include "views/steps/step_search.h"

#include <vector>

namespace reify {

/// Each part is owned, and changed, by who carries out the commands about it.
struct Scene {
  const Look &look;
  const Shown &shown;
  const ShownLine &line;
  const std::vector<BreakpointRow> &breakpoints;
  const StepSearch &search;
  const std::vector<SourceText> &sources;
  const OpenDocuments &documents;
  const SteppedInvocation &invocation;
  const std::vector<LogEntry> &log;
  const LibraryCheck &check;
  const OpenedLibrary &library;
  const SkeletonText &skeleton;
  const Recording &recording;
};

} // namespace reify
