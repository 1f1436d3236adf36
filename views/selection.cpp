#include "views/selection.h"

#include "engine/contract/causes.h"
#include "views/trace_index.h"

#include <algorithm>

namespace reify {

const History *historyOf(const Snapshot &snapshot, bool inner) {
  if (!snapshot.trace)
    return nullptr;
  if (!inner)
    return &snapshot.trace->model;
  const Derivation *derivation = snapshot.trace->at(snapshot.cursor).inner;
  return derivation ? &derivation->history : nullptr;
}

static const OpRecord *recordOf(const Snapshot &snapshot, OpRef op) {
  const History *history = historyOf(snapshot, op.inner);
  return history && op.op.index < history->ops.size() ? &history->ops[op.op.index] : nullptr;
}

static const ValueRecord *recordOf(const Snapshot &snapshot, ValueRef value) {
  const History *history = historyOf(snapshot, value.inner);
  return history && value.value.index < history->values.size() ? &history->values[value.value.index] : nullptr;
}

/// The violation that stands at this op, value preferred; -1 if there is none.
static int32_t violationAt(const Snapshot &snapshot, OpRef op, ValueRef value) {
  int32_t atOp = -1;
  const auto &violations = snapshot.contract.violations;
  for (size_t i = 0; i < violations.size() && !op.inner; ++i) {
    if (value.value && !value.inner && violations[i].value == value.value)
      return int32_t(i);
    if (atOp < 0 && !value.value && op.op && violations[i].op == op.op)
      atOp = int32_t(i);
  }
  return atOp;
}

static Place placeOf(const Snapshot &snapshot, OpRef op) {
  const OpRecord *record = op.inner ? nullptr : recordOf(snapshot, op);
  return record ? snapshot.trace->tables.place(record->place) : Place();
}

static ValueRef firstResult(const Snapshot &snapshot, OpRef op) {
  const History *history = historyOf(snapshot, op.inner);
  if (!history || op.op.index >= history->ops.size())
    return {};
  auto results = history->resultsOf(op.op);
  return results.empty() ? ValueRef() : ValueRef{results.front(), op.inner};
}

Selection selectOp(const Snapshot &snapshot, OpRef op) {
  if (!recordOf(snapshot, op))
    return {};
  Selection selection{op, firstResult(snapshot, op), -1, placeOf(snapshot, op)};
  selection.violation = violationAt(snapshot, op, selection.value);
  if (selection.violation < 0)
    selection.violation = violationAt(snapshot, op, {});
  return selection;
}

Selection selectValue(const Snapshot &snapshot, ValueRef value) {
  const ValueRecord *record = recordOf(snapshot, value);
  if (!record)
    return {};
  OpRef op{record->definer, value.inner};
  if (op.op.isNone() && record->block)
    op.op = historyOf(snapshot, value.inner)->blocks[record->block.index].parent;
  return {op, value, violationAt(snapshot, op, value), placeOf(snapshot, op)};
}

Selection selectViolation(const Snapshot &snapshot, size_t index) {
  if (index >= snapshot.contract.violations.size())
    return {};
  const Violation &violation = snapshot.contract.violations[index];
  Selection selection{{violation.op, false}, {violation.value, false}, int32_t(index), violation.place};
  if (!selection.line.isKnown())
    selection.line = placeOf(snapshot, selection.op);
  return selection;
}

Selection selectLine(const Snapshot &snapshot, const TraceIndex &index, const Place &line) {
  Selection selection;
  if (const TraceIndex::SourceFile *file = index.find(line.file)) {
    auto op = std::lower_bound(file->ops.begin(), file->ops.end(), line.line,
                               [](const TraceIndex::LineOp &a, uint32_t b) { return a.line < b; });
    if (op != file->ops.end() && op->line == line.line)
      selection = selectOp(snapshot, {op->op, false});
  }
  selection.line = line;
  return selection;
}

Selection carrySelection(const Selection &selection, const Snapshot &from, const Snapshot &to) {
  if (!from.trace || from.trace != to.trace)
    return {};
  const Trace::StepRef before = from.trace->at(from.cursor), after = to.trace->at(to.cursor);
  const bool isInner = selection.op.inner || selection.value.inner;
  if (isInner && before.inner != after.inner) {
    const OpId op = from.trace->steps[before.outer].op;
    return op ? selectOp(to, {op, false}) : Selection();
  }
  Selection carried = selection;
  // Violations are numbered anew at every step.
  carried.violation = violationAt(to, selection.op, selection.value);
  return carried;
}

std::string nameOf(const Snapshot &snapshot, ValueRef value) {
  // Values inside a refinement may be shown under another name than the scratch module's.
  if (value.inner)
    for (const ValueRow &row : snapshot.values)
      if (row.value == value)
        return row.name;
  const ValueRecord *record = recordOf(snapshot, value);
  return record ? "%" + std::string(snapshot.trace->tables.string(record->name)) : "";
}

std::string titleOf(const Snapshot &snapshot, OpRef op) {
  const OpRecord *record = recordOf(snapshot, op);
  if (!record)
    return "";
  std::string name(snapshot.trace->tables.string(record->name));
  // A custom op is known by its own name.
  if (const History &history = *historyOf(snapshot, op.inner);
      name == "torch.operator" && record->firstVersion < history.versions.size())
    if (std::string own = operatorName(*snapshot.trace, history.versions[record->firstVersion]); !own.empty())
      name = std::move(own);
  const std::string result = nameOf(snapshot, firstResult(snapshot, op));
  return (result.empty() ? "" : result + " ") + name;
}

} // namespace reify
