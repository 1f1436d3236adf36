// The order in which violations are told.
#pragma once
#include "engine/contract/contract.h"

namespace reify {

/// Root causes first, each part in program order; consequenceOf keeps meaning the same violation.
void sortRootsFirst(std::vector<Violation> &violations);

} // namespace reify
