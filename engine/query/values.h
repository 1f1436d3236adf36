// The values of a function at a step, described for people.
#pragma once
#include "engine/query/ir/ir_state.h"
#include "engine/query/snapshot.h"

namespace reify {

/// The constant that a value is: "3", "True", "None", "\"text\"", "[2, ?, 3]"; "" where it is none.
std::string constantText(const IrState &state, ValueRef value);
/// "[2, ?, 3]" for sizes of a tensor; "?" where the rank is unknown.
std::string sizesText(const TorchType &type);

/// All values of the function around `op` (of the first function of the user's, if there is none).
std::vector<ValueRow> valueRows(const IrState &before, const IrState &after, OpRef op);

} // namespace reify
