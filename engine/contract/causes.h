// Why a violation stands and what would cure it: from the reasons that the refinements recorded,
// else from the op itself. What merely follows from another violation is linked to it.
#pragma once
#include "engine/contract/contract.h"

namespace reify {

/// Fills cause, cure, causePlace and consequenceOf, and puts root causes first. Linear in the
/// number of violations, their operands, and the refinements recorded.
void explainViolations(const Trace &trace, Moment moment, std::vector<Violation> &violations);

/// The `name` of a torch.operator.
std::string operatorName(const Trace &trace, const OpVersion &version);
/// A function of a library that stands in the module: not the user's code.
bool isLibraryCopy(const Trace &trace, OpId op, const OpVersion &version);

} // namespace reify
