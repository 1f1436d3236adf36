// The library function that a step is about: its source, the line at work, and what its values came
// to.
#pragma once
#include "engine/query/ir/ir_state.h"
#include "engine/query/snapshot.h"

namespace reify {

/// `line`: what is shown of the source; `isAtLine`: it is where the user is, else it only belongs to
/// the step.
FunctionView makeFunctionView(const Trace &trace, uint32_t cursor, const IrState &state, const LineView &line,
                              bool isAtLine);

} // namespace reify
