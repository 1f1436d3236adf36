// The step tree as the rows that are open, for a list that may have a million.
#pragma once
#include "engine/trace/trace.h"
#include "views/theme.h"
#include "views/trace_index.h"

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace reify {

struct StepTreeRow {
  uint32_t flat = 0;    // the step; of a heading, the op's first step
  int32_t heading = -1; // index into TraceIndex::opSteps, -1 for a step
  uint16_t depth = 0;
  bool hasChildren = false;
  bool isOpen = false;
};

/// Which nodes the user opened or closed, against the default: passes open, refinements closed.
struct StepTreeState {
  std::unordered_map<uint32_t, bool> steps;    // by flat number
  std::unordered_map<uint32_t, bool> headings; // by op
};

struct StepTreeOptions {
  bool effectiveOnly = false;
  bool groupByOp = false;
};

struct StepTreeModel {
  std::vector<StepTreeRow> rows;
  uint32_t hidden = 0; // steps that "only effective" leaves out, open or not

  /// The row of a step, or of the closest step around it that is shown; -1 if there is none.
  int rowOf(const Trace &trace, uint32_t flat) const;
};

StepTreeModel makeStepTree(const Trace &trace, const TraceIndex &index, const StepTreeState &state,
                           StepTreeOptions options);
/// Opens all nodes around a step. True if anything was closed.
bool revealStep(const Trace &trace, uint32_t flat, StepTreeState &state);

/// A sign for the kind of step, drawn before its title.
const char *glyphOf(StepKind kind);
Ink inkOf(StepKind kind);

} // namespace reify
