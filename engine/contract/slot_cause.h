// Why global slots are left, as the pass that inlines them said in its steps.
#pragma once
#include "engine/trace/trace.h"

#include <string>

namespace reify {

/// `initializer` is the torch.initialize.global_slots that still names slots at `moment`.
std::string explainSlotsLeft(const Trace &trace, Moment moment, OpId initializer);

} // namespace reify
