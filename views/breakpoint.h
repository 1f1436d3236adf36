// Breakpoints on lines of library functions, as the window keeps and shows them.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace reify {

struct Breakpoint {
  std::string file; // as places of a run have it
  uint32_t line = 0;
  std::string text; // of the line, without blanks around it: found again when lines were added above
  bool isOn = true;
};

/// With what the present run says of it.
struct BreakpointRow {
  Breakpoint breakpoint;
  std::string function; // around the line; "" if no function that was called is
  uint64_t hits = 0;
  std::string whyNot; // why the run never passes the line; "" if it does
};

struct Scene;
/// By file and line.
const std::vector<BreakpointRow> &breakpointsOf(const Scene &scene);

} // namespace reify
