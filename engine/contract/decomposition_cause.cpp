#include "engine/contract/decomposition_cause.h"

namespace reify {

DecompositionAttempts::DecompositionAttempts(const Trace &trace, Moment moment) : trace_(trace) {
  for (const Step &step : trace.steps) {
    if (step.before > moment)
      continue;
    if (step.kind == StepKind::Pass && trace.tables.string(step.title) == "torch-decompose-complex-ops")
      wereMade_ = true;
    if (step.kind == StepKind::Stuck && step.op && step.subject == StepSubject::Decomposition)
      failures_[trace.model.identity(step.op).index] = &step;
  }
}

const Step *DecompositionAttempts::failureOf(OpId op) const {
  auto found = failures_.find(trace_.model.identity(op).index);
  return found == failures_.end() ? nullptr : found->second;
}

} // namespace reify
