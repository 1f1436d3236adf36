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
#include "views/scene/documents.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/skeleton/skeleton_text.h"
#include "views/source/source_text.h"
#include "views/steps/step_search.h"

#include <memory>
#include <string>
#include <vector>

namespace reify {

struct Scene {
  std::shared_ptr<const PreparedSnapshot> prepared; // null: no run to show yet
  uint32_t cursor = 0;                              // where the user is; the snapshot may be a few milliseconds behind
  uint32_t line = kNoLine;                          // where in the refinement around the cursor, when moving by lines
  std::string lineMessage;                          // why the last move by lines went nowhere; "" if it went
  std::vector<BreakpointRow> breakpoints;           // by file and line
  Selection selection;
  OpId openCalculation;
  Options options;
  RunStatus status;
  StepSearch search;
  std::vector<LogEntry> log;
  std::vector<SourceText> sources;
  std::vector<std::string> recent; // models opened before, newest first
  std::vector<Sample> samples;
  std::shared_ptr<const Catalogue> catalogue; // of the last run; null before the first
  LibraryCheck check;
  OpenedLibrary library;
  SteppedInvocation invocation;
  SkeletonText skeleton;
  Fonts fonts;
};

} // namespace reify
