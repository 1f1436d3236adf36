// Where the cursor goes. The step tree is stored in pre-order, so every move is arithmetic on flat
// numbers.
#include "engine/query/snapshot.h"

namespace reify {
namespace {

uint32_t orStay(const Trace &trace, uint32_t target, uint32_t flat) {
  return target < trace.stepCount() ? target : flat;
}

} // namespace

uint32_t stepInto(const Trace &trace, uint32_t flat) { return orStay(trace, flat + 1, flat); }

uint32_t stepOver(const Trace &trace, uint32_t flat) {
  return orStay(trace, flat + 1 + trace.at(flat).descendants, flat);
}

uint32_t stepOut(const Trace &trace, uint32_t flat) {
  return flat == 0 ? 0 : orStay(trace, trace.parent(flat) + 1 + trace.at(trace.parent(flat)).descendants, flat);
}

uint32_t stepIntoBack(const Trace &, uint32_t flat) { return flat == 0 ? 0 : flat - 1; }

/// To the step before on the same level; from the first one to the parent.
uint32_t stepOverBack(const Trace &trace, uint32_t flat) {
  if (flat == 0)
    return 0;
  const uint32_t depth = trace.at(flat).depth;
  uint32_t previous = flat - 1;
  while (trace.at(previous).depth > depth)
    previous = trace.parent(previous);
  return previous;
}

uint32_t stepOutBack(const Trace &trace, uint32_t flat) { return flat == 0 ? 0 : trace.parent(flat); }

uint32_t nextOp(const Trace &trace, uint32_t flat) {
  if (trace.stepCount() == 0)
    return flat;
  for (uint32_t outer = trace.at(flat).outer + 1; outer < trace.steps.size(); ++outer)
    if (trace.steps[outer].kind == StepKind::Refine)
      return trace.flatOf(outer);
  return flat;
}

uint32_t previousOp(const Trace &trace, uint32_t flat) {
  if (trace.stepCount() == 0)
    return flat;
  const Trace::StepRef here = trace.at(flat);
  // From inside a refinement to its beginning, as an editor's "previous" does.
  for (uint32_t outer = here.inner ? here.outer + 1 : here.outer; outer-- > 0;)
    if (trace.steps[outer].kind == StepKind::Refine)
      return trace.flatOf(outer);
  return flat;
}

} // namespace reify
