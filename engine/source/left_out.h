// Errors of one function of a library, which is left out while the others are used. They are errors to
// their reader, but none of the whole: hasErrors() does not count them.
#pragma once
#include "engine/source/diagnostics.h"

#include <algorithm>

namespace reify {

constexpr std::string_view kOfOneFunction = "python.function.";

inline bool isOfLeftOutFunction(const Diagnostic &diagnostic) {
  return diagnostic.severity == Severity::Error && diagnostic.id.starts_with(kOfOneFunction);
}

inline bool hasLeftOutFunctions(const Diagnostics &diagnostics) {
  return std::ranges::any_of(diagnostics, isOfLeftOutFunction);
}

} // namespace reify
