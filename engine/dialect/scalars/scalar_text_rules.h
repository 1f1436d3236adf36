// The rules on text; rows of the table in scalar_rules.cpp.
#pragma once
#include "engine/dialect/scalars/scalar_rules.h"

namespace reify {

/// Python counts characters, not bytes.
ScalarOutcome textLength(std::span<const Scalar> arguments);
/// text[index], which counts from the end if it is below zero.
ScalarOutcome characterAt(std::span<const Scalar> arguments);
ScalarOutcome concatenate(std::span<const Scalar> arguments);
ScalarOutcome toText(std::span<const Scalar> arguments);
/// The first argument is the pattern.
ScalarOutcome format(std::span<const Scalar> arguments);
ScalarOutcome lowerCase(std::span<const Scalar> arguments);
ScalarOutcome upperCase(std::span<const Scalar> arguments);
ScalarOutcome startsWith(std::span<const Scalar> arguments);
ScalarOutcome endsWith(std::span<const Scalar> arguments);

} // namespace reify
