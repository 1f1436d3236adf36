// Arguments that nobody wrote down: ranks 0 to 5, sizes 0 and 1, broadcasting, all dtypes, None for
// what is optional. Deterministic, so that a failure comes again.
#pragma once
#include "engine/check/invocations/invocation.h"
#include "engine/schema/schema.h"

#include <functional>

namespace reify::check {

/// Lists of arguments, one of each for the schema's operands. Empty if an operand is of a kind that has
/// no literals.
std::vector<std::vector<Literal>> sweepArguments(const OpSchema &schema, size_t limit);

/// The simplest arguments for which `stillFails` holds, from some for which it does. Asks it at most
/// `limit` times.
std::vector<Literal> minimise(const OpSchema &schema, std::vector<Literal> arguments,
                              const std::function<bool(const std::vector<Literal> &)> &stillFails,
                              unsigned limit = 200);

} // namespace reify::check
