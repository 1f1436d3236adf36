// What is selected. There is one selection for the whole window: a click anywhere makes one, and
// every view shows it in the same frame.
#pragma once
#include "engine/query/snapshot.h"

#include <cstdint>

namespace reify {

struct TraceIndex;

struct Selection {
  OpRef op;
  ValueRef value;         // a value of `op`, or none
  int32_t violation = -1; // index into Snapshot::contract, or -1
  Place line;             // a line of the user's model, or unknown

  bool isEmpty() const { return !op.op && !value.value && violation < 0 && !line.isKnown(); }
  bool operator==(const Selection &) const = default;
};

/// The history that inner or outer ids at the snapshot's step belong to; null if there is none.
const History *historyOf(const Snapshot &snapshot, bool inner);

Selection selectOp(const Snapshot &snapshot, OpRef op);
Selection selectValue(const Snapshot &snapshot, ValueRef value);
Selection selectViolation(const Snapshot &snapshot, size_t index);
/// The line, and the first op that comes from it.
Selection selectLine(const Snapshot &snapshot, const TraceIndex &index, const Place &line);

/// The same thing after the cursor has moved. Ids inside one refinement mean nothing in another:
/// such a selection falls back to the op of the model that was refined.
Selection carrySelection(const Selection &selection, const Snapshot &from, const Snapshot &to);

/// What an op is called in the window: "%4 torch.aten.tanh".
std::string titleOf(const Snapshot &snapshot, OpRef op);
std::string nameOf(const Snapshot &snapshot, ValueRef value); // with '%'

} // namespace reify
