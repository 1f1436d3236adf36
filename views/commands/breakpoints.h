// Commands that set, clear and switch breakpoints.
#pragma once
#include "views/command.h"
#include <cstdint>
#include <string>

namespace reify {

struct ToggleBreakpoint {
  std::string file;
  uint32_t line = 0;
  bool operator==(const ToggleBreakpoint &) const = default;
}; // without a line: where the run is

struct EnableBreakpoint {
  std::string file;
  uint32_t line;
  bool on;
  bool operator==(const EnableBreakpoint &) const = default;
};

} // namespace reify
