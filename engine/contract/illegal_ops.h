// Which torch ops the backend contract does not let through.
#pragma once
#include <string_view>

namespace reify {

/// `name` without "torch.", e.g. "aten.linear". (aten.matmul depends on its operands: see contract.cpp.)
bool isIllegalOp(std::string_view name);

} // namespace reify
