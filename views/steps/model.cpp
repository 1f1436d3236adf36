#include "views/steps/model.h"

#include <algorithm>

namespace reify {

bool changesIr(const Step &step) { return step.before != step.after; }

static bool isOpenByDefault(StepKind kind) {
  return kind == StepKind::Run || kind == StepKind::Iteration || kind == StepKind::Pipeline ||
         kind == StepKind::Pass;
}

static bool isOpen(const StepTreeState &state, uint32_t flat, StepKind kind) {
  auto entry = state.steps.find(flat);
  return entry == state.steps.end() ? isOpenByDefault(kind) : entry->second;
}

/// The rows of the steps from `first` to before `end`.
static void addRows(const Trace &trace, const StepTreeState &state, bool effectiveOnly, StepWalk &walk,
                    uint32_t end, int depthOffset, std::vector<StepTreeRow> &rows) {
  while (!walk.atEnd() && walk.flat() < end) {
    const Step &step = walk.step();
    if (effectiveOnly && !changesIr(step)) {
      walk.over();
      continue;
    }
    StepTreeRow row;
    row.flat = walk.flat();
    row.depth = uint16_t(int(walk.depth()) + depthOffset);
    row.hasChildren = step.descendants != 0 || step.derivation != Step::kNoDerivation;
    row.isOpen = row.hasChildren && isOpen(state, row.flat, step.kind);
    rows.push_back(row);
    row.isOpen || !row.hasChildren ? walk.into() : walk.over();
  }
}

static uint32_t countHidden(const Trace &trace) {
  uint32_t hidden = 0;
  for (StepWalk walk(trace); !walk.atEnd();) {
    const uint32_t from = walk.flat();
    const bool isEffective = changesIr(walk.step());
    isEffective ? walk.into() : walk.over();
    if (!isEffective)
      hidden += walk.flat() - from;
  }
  return hidden;
}

static void addHeadings(const Trace &trace, const TraceIndex &index, const StepTreeState &state,
                        bool effectiveOnly, std::vector<StepTreeRow> &rows) {
  for (size_t i = 0; i < index.opSteps.size(); ++i) {
    const TraceIndex::OpSteps &op = index.opSteps[i];
    auto entry = state.headings.find(op.op.index);
    const bool open = entry != state.headings.end() && entry->second;
    rows.push_back({op.flat.front(), int32_t(i), 0, true, open});
    for (size_t s = 0; open && s < op.flat.size(); ++s) {
      StepWalk walk(trace, op.flat[s]);
      const uint32_t end = op.flat[s] + trace.at(op.flat[s]).descendants + 1;
      addRows(trace, state, effectiveOnly, walk, end, 1 - int(walk.depth()), rows);
      while (s + 1 < op.flat.size() && op.flat[s + 1] < end)
        ++s; // nested in what was just added
    }
  }
}

StepTreeModel makeStepTree(const Trace &trace, const TraceIndex &index, const StepTreeState &state,
                           StepTreeOptions options) {
  StepTreeModel model;
  if (options.groupByOp) {
    addHeadings(trace, index, state, options.effectiveOnly, model.rows);
  } else {
    StepWalk walk(trace);
    addRows(trace, state, options.effectiveOnly, walk, trace.stepCount(), 0, model.rows);
  }
  if (options.effectiveOnly)
    model.hidden = countHidden(trace);
  return model;
}

int StepTreeModel::rowOf(const Trace &trace, uint32_t flat) const {
  int best = -1;
  const bool isSorted = rows.empty() || rows.front().heading < 0;
  if (isSorted) { // pre-order: the last row at or before the step is it, or one around or before it
    auto after = std::upper_bound(rows.begin(), rows.end(), flat,
                                  [](uint32_t a, const StepTreeRow &b) { return a < b.flat; });
    return int(after - rows.begin()) - 1;
  }
  for (size_t i = 0; i < rows.size(); ++i) {
    const Trace::StepRef ref = trace.at(rows[i].flat);
    if (ref.flat <= flat && flat <= ref.flat + ref.descendants)
      best = int(i);
  }
  return best;
}

bool revealStep(const Trace &trace, uint32_t flat, StepTreeState &state) {
  bool changed = false;
  while (flat != 0) {
    flat = trace.parent(flat);
    if (!isOpen(state, flat, trace.at(flat).step->kind)) {
      state.steps[flat] = true;
      changed = true;
    }
  }
  return changed;
}

const char *glyphOf(StepKind kind) {
  switch (kind) {
  case StepKind::Run: return "●";
  case StepKind::Iteration: return "↻";
  case StepKind::Pipeline: return "≡";
  case StepKind::Pass: return "◆";
  case StepKind::Refine: return "⊓";
  case StepKind::Reify: return "⊕";
  case StepKind::Inline: return "↳";
  case StepKind::Fold: return "=";
  case StepKind::Unroll: return "↺";
  case StepKind::Branch: return "◇";
  case StepKind::List: return "□";
  case StepKind::TypeFound: return "✓";
  case StepKind::Raise: return "✗";
  case StepKind::Stuck: return "■";
  case StepKind::Erase: return "−";
  case StepKind::Drop: return "↓";
  case StepKind::Rewrite: return "↦";
  case StepKind::Verify: return "⊢";
  }
  return "·";
}

Ink inkOf(StepKind kind) {
  switch (kind) {
  case StepKind::TypeFound: return Ink::Ok;
  case StepKind::Raise: return Ink::Error;
  case StepKind::Stuck: return Ink::Warning;
  case StepKind::Refine: return Ink::Accent;
  default: return Ink::Dim;
  }
}

} // namespace reify
