// The library function that a step is about: its source, the line at work, and what its values came
// to.
#pragma once
#include "engine/query/ir_state.h"
#include "engine/query/snapshot.h"

namespace reify {

FunctionView makeFunctionView(const Trace &trace, uint32_t cursor, const IrState &state);

} // namespace reify
