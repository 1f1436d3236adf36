#include "views/steps/model.h"

#include <algorithm>

namespace reify {

/// A raise and a verdict change no IR, yet they are what one looks for.
static bool isEffective(const Step &step) {
  return step.before != step.after || step.kind == StepKind::Raise || step.kind == StepKind::Verify ||
         step.kind == StepKind::Run;
}

static bool isNeverHidden(StepKind kind) { return kind == StepKind::Raise || kind == StepKind::Verify; }

/// Which steps of the model "only effective" shows: those with an effect and those around a raise
/// or a verdict. What a step without effect tried on the way is hidden with it.
static std::vector<bool> effectiveSteps(const Trace &trace) {
  std::vector<bool> shown(trace.steps.size());
  std::vector<bool> raises(trace.derivations.size());
  for (size_t i = 0; i < raises.size(); ++i)
    for (const Step &step : trace.derivations[i]->steps)
      raises[i] = raises[i] || isNeverHidden(step.kind);
  for (size_t i = shown.size(); i-- > 0;) {
    const Step &step = trace.steps[i];
    bool keeps = isEffective(step) || (step.derivation != Step::kNoDerivation && raises[step.derivation]);
    for (size_t child = i + 1; !keeps && child <= i + step.descendants; child += trace.steps[child].descendants + 1)
      keeps = shown[child];
    shown[i] = keeps;
  }
  return shown;
}

static bool isOpenByDefault(StepKind kind) {
  return kind == StepKind::Run || kind == StepKind::Iteration || kind == StepKind::Pipeline || kind == StepKind::Pass;
}

static bool isOpen(const StepTreeState &state, uint32_t flat, StepKind kind) {
  auto entry = state.steps.find(flat);
  return entry == state.steps.end() ? isOpenByDefault(kind) : entry->second;
}

/// `shown` by model step; empty = all. Within a refinement each step is judged alone.
static bool isHidden(const std::vector<bool> &shown, const StepWalk &walk) {
  if (shown.empty())
    return false;
  return walk.isInner() ? !isEffective(walk.step()) && walk.step().descendants == 0 : !shown[walk.outer()];
}

/// The rows of the steps from where `walk` is to before `end`.
static void addRows(const StepTreeState &state, const std::vector<bool> &shown, StepWalk &walk, uint32_t end,
                    int depthOffset, std::vector<StepTreeRow> &rows) {
  while (!walk.atEnd() && walk.flat() < end) {
    const Step &step = walk.step();
    if (isHidden(shown, walk)) {
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

static uint32_t countHidden(const Trace &trace, const std::vector<bool> &shown) {
  uint32_t hidden = 0;
  for (StepWalk walk(trace); !walk.atEnd();) {
    const uint32_t from = walk.flat();
    const bool isOut = isHidden(shown, walk);
    isOut ? walk.over() : walk.into();
    if (isOut)
      hidden += walk.flat() - from;
  }
  return hidden;
}

static void addHeadings(const Trace &trace, const TraceIndex &index, const StepTreeState &state,
                        const std::vector<bool> &shown, std::vector<StepTreeRow> &rows) {
  for (size_t i = 0; i < index.opSteps.size(); ++i) {
    const TraceIndex::OpSteps &op = index.opSteps[i];
    auto entry = state.headings.find(op.op.index);
    const bool open = entry != state.headings.end() && entry->second;
    rows.push_back({op.flat.front(), int32_t(i), 0, true, open});
    for (size_t s = 0; open && s < op.flat.size(); ++s) {
      StepWalk walk(trace, op.flat[s]);
      const uint32_t end = op.flat[s] + trace.at(op.flat[s]).descendants + 1;
      addRows(state, shown, walk, end, 1 - int(walk.depth()), rows);
      while (s + 1 < op.flat.size() && op.flat[s + 1] < end)
        ++s; // nested in what was just added
    }
  }
}

StepTreeModel makeStepTree(const Trace &trace, const TraceIndex &index, const StepTreeState &state,
                           StepTreeOptions options) {
  StepTreeModel model;
  const std::vector<bool> shown = options.effectiveOnly ? effectiveSteps(trace) : std::vector<bool>();
  if (options.groupByOp) {
    addHeadings(trace, index, state, shown, model.rows);
  } else {
    StepWalk walk(trace);
    addRows(state, shown, walk, trace.stepCount(), 0, model.rows);
  }
  if (options.effectiveOnly)
    model.hidden = countHidden(trace, shown);
  return model;
}

int StepTreeModel::rowOf(const Trace &trace, uint32_t flat) const {
  int best = -1;
  const bool isSorted = rows.empty() || rows.front().heading < 0;
  if (isSorted) { // pre-order: the last row at or before the step is it, or one around or before it
    auto after =
        std::upper_bound(rows.begin(), rows.end(), flat, [](uint32_t a, const StepTreeRow &b) { return a < b.flat; });
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
  case StepKind::Run:
    return "●";
  case StepKind::Iteration:
    return "↻";
  case StepKind::Pipeline:
    return "≡";
  case StepKind::Pass:
    return "◆";
  case StepKind::Refine:
    return "⊓";
  case StepKind::Reify:
    return "⊕";
  case StepKind::Inline:
    return "↳";
  case StepKind::Fold:
    return "=";
  case StepKind::Unroll:
    return "↺";
  case StepKind::Branch:
    return "◇";
  case StepKind::List:
    return "□";
  case StepKind::TypeFound:
    return "✓";
  case StepKind::Raise:
    return "✗";
  case StepKind::Stuck:
    return "■";
  case StepKind::Erase:
    return "−";
  case StepKind::Drop:
    return "↓";
  case StepKind::Rewrite:
    return "↦";
  case StepKind::Verify:
    return "⊢";
  }
  return "·";
}

Ink inkOf(StepKind kind) {
  switch (kind) {
  case StepKind::TypeFound:
    return Ink::Ok;
  case StepKind::Raise:
    return Ink::Error;
  case StepKind::Stuck:
    return Ink::Warning;
  case StepKind::Refine:
    return Ink::Accent;
  default:
    return Ink::Dim;
  }
}

} // namespace reify
