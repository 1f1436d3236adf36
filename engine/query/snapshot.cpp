#include "engine/query/snapshot.h"

#include "engine/query/function_view.h"
#include "engine/query/ir/ir_state.h"
#include "engine/query/values.h"

#include <algorithm>

namespace reify {
namespace {

/// The stage that a step of this kind belongs to; None where that depends on what is around it.
Stage stageOfKind(StepKind kind) {
  switch (kind) {
  case StepKind::Reify:
    return Stage::Reify;
  case StepKind::Fold:
  case StepKind::Unroll:
  case StepKind::Branch:
  case StepKind::List:
  case StepKind::Rewrite:
  case StepKind::Erase:
    return Stage::Simplify;
  case StepKind::Refine:
  case StepKind::TypeFound:
    return Stage::Refine;
  case StepKind::Drop:
    return Stage::Drop;
  case StepKind::Verify:
    return Stage::Verify;
  default:
    return Stage::None;
  }
}

std::string_view stageOf(const Trace &trace, uint32_t cursor) {
  for (uint32_t flat = cursor; flat != 0; flat = trace.parent(flat)) {
    const Step &step = *trace.at(flat).step;
    const Stage ofKind = stageOfKind(step.kind);
    if (const Stage stage = ofKind == Stage::None ? step.stage : ofKind; stage != Stage::None)
      return toString(stage);
  }
  return trace.at(cursor).step->kind == StepKind::Inline ? "inline" : "input";
}

uint32_t iterationOf(const Trace &trace, uint32_t cursor) {
  const uint32_t outer = trace.at(cursor).outer;
  uint32_t count = 0;
  for (uint32_t i = 0; i <= outer; ++i)
    if (trace.steps[i].kind == StepKind::Iteration)
      ++count;
  return count;
}

/// The op that the step, or the nearest step around it that is about an op, is about.
OpRef currentOp(const Trace &trace, uint32_t cursor) {
  for (uint32_t flat = cursor;; flat = trace.parent(flat)) {
    const Trace::StepRef ref = trace.at(flat);
    if (ref.step->op) {
      if (!ref.inner)
        return {trace.model.identity(ref.step->op), false};
      const OpId op = ref.inner->history.identity(ref.step->op);
      return op == ref.inner->op ? OpRef{trace.model.identity(trace.steps[ref.outer].op), false} : OpRef{op, true};
    }
    if (flat == 0)
      return {};
  }
}

} // namespace

StepRow makeStepRow(const Trace &trace, uint32_t flat) {
  const Trace::StepRef ref = trace.at(flat);
  StepRow row;
  row.flat = flat;
  row.depth = ref.depth;
  row.descendants = ref.descendants;
  row.kind = ref.step->kind;
  row.title = trace.tables.string(ref.step->title);
  // Two ops of one name are told apart by the value that they give.
  if (row.kind == StepKind::Refine && !ref.inner && ref.step->op)
    if (auto results = trace.model.resultsOf(ref.step->op); !results.empty())
      row.title = "%" + std::string(trace.tables.string(trace.model.values[results[0].index].name)) + " " + row.title;
  row.detail = trace.tables.string(ref.step->detail);
  // A raise and a verdict change no IR, yet they are what one looks for.
  row.changesNothing = ref.step->before == ref.step->after && row.kind != StepKind::Raise &&
                       row.kind != StepKind::Verify && row.kind != StepKind::Run;
  return row;
}

std::vector<TypeEvent> typeHistory(const Trace &trace, uint32_t cursor, ValueRef value) {
  std::vector<TypeEvent> events;
  if (value.value.isNone() || trace.stepCount() == 0)
    return events;
  const Trace::StepRef here = trace.at(cursor);
  if (value.inner && !here.inner)
    return events;
  const History &history = value.inner ? here.inner->history : trace.model;
  const std::vector<Step> &steps = value.inner ? here.inner->steps : trace.steps;
  const uint32_t base = value.inner ? trace.flatOf(here.outer) : 0;
  if (value.value.index >= history.values.size())
    return events;
  for (const TypeChange &change : history.values[value.value.index].types) {
    TypeEvent &event = events.emplace_back();
    event.type = trace.tables.type(change.type).text;
    event.step = base;
    // The deepest step that the change happened in comes last of those around it.
    for (uint32_t i = 0; i < steps.size(); ++i)
      if (steps[i].before < change.from && change.from <= steps[i].after)
        event.step = value.inner ? base + 1 + i : trace.flatOf(i);
    const std::string_view title = trace.tables.string(trace.at(event.step).step->title);
    event.by = event.step == 0 && change.from == 0 ? "input" : std::string(title);
  }
  return events;
}

Snapshot makeSnapshot(std::shared_ptr<const Trace> shared, uint32_t cursor, const SnapshotOptions &options) {
  const Trace &trace = *shared;
  Snapshot snapshot;
  snapshot.trace = std::move(shared);
  if (trace.stepCount() == 0)
    return snapshot;
  cursor = std::min(cursor, trace.stepCount() - 1);
  snapshot.cursor = cursor;
  snapshot.step = makeStepRow(trace, cursor);
  for (uint32_t flat = cursor;; flat = trace.parent(flat)) {
    snapshot.path.push_back(makeStepRow(trace, flat));
    if (flat == 0)
      break;
  }
  std::reverse(snapshot.path.begin(), snapshot.path.end());
  snapshot.stage = stageOf(trace, cursor);
  snapshot.iteration = iterationOf(trace, cursor);
  snapshot.currentOp = currentOp(trace, cursor);

  snapshot.before = makeListing(trace, cursor, false, options.listing);
  snapshot.after = makeListing(trace, cursor, true, options.listing);
  markChanges(snapshot.before, snapshot.after);

  const IrState before(trace, cursor, false), after(trace, cursor, true);
  const bool isAtLine = options.line != kNoLine && linesAround(trace, cursor);
  LinePosition position = positionOf(trace, cursor);
  if (isAtLine)
    snapshot.line = position.line = options.line;
  snapshot.lineView = makeLineView(trace, position);
  snapshot.function = makeFunctionView(trace, cursor, before, snapshot.lineView, isAtLine);
  snapshot.values = valueRows(before, after, snapshot.currentOp);
  snapshot.selectedHistory = typeHistory(trace, cursor, options.selectedValue);
  snapshot.contract = checkRun(trace, trace.modelMoment(cursor, true));
  return snapshot;
}

} // namespace reify
