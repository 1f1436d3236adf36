// The library functions of a Python file and the invocations that their decorators list.
#pragma once
#include "engine/check/invocations/invocation.h"

#include <string_view>

namespace reify::check {

/// In the order of the file. What is no literal is a diagnostic at its place; the invocation that it
/// stands in is left out.
std::vector<CheckedFunction> readInvocations(std::string_view source, const std::string &path,
                                             Diagnostics &diagnostics);

} // namespace reify::check
