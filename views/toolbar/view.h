// The strip below the menu: stepping buttons, the slider over the run, the step number, the stage
// and the way down to the current step.
#pragma once
#include "engine/trace/trace.h"
#include "views/command.h"
#include "views/trace_index.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace reify {

struct Scene;

/// Where on the slider something begins: a pass or an iteration.
struct TimelineMark {
  uint32_t flat = 0;
  bool isIteration = false;
};

/// Passes and iterations of a run, in order.
std::vector<TimelineMark> makeTimeline(const Trace &trace);
/// The names of the stages of one iteration, in order, as snapshots name them.
std::span<const std::string_view> stageNames();

struct ToolbarState {
  std::shared_ptr<const TraceIndex> index;
  std::vector<TimelineMark> timeline;
};

void drawToolbar(const Scene &scene, ToolbarState &state, Commands &out);
/// The strip with the errors of the last run; nothing when there are none to show.
void drawProblemStrip(const Scene &scene, Commands &out);
void drawMenuBar(const Scene &scene, Commands &out);

} // namespace reify
