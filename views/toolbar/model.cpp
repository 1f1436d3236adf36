#include "views/toolbar/view.h"

#include <array>

namespace reify {

std::vector<TimelineMark> makeTimeline(const Trace &trace) {
  std::vector<TimelineMark> marks;
  for (uint32_t i = 0; i < trace.steps.size(); ++i) {
    const StepKind kind = trace.steps[i].kind;
    if (kind == StepKind::Iteration || kind == StepKind::Pass)
      marks.push_back({trace.flatOf(i), kind == StepKind::Iteration});
  }
  return marks;
}

std::span<const std::string_view> stageNames() {
  static constexpr std::array<std::string_view, 7> kNames = {"input",  "reify", "inline", "simplify",
                                                             "refine", "drop",  "verify"};
  return kNames;
}

} // namespace reify
