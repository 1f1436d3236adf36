// Breakpoints of the window: under which name a file is kept, where a line has gone when the file has
// changed, and what a run says of each.
#pragma once
#include "engine/query/breakpoints.h"
#include "views/breakpoint.h"

#include <string>
#include <vector>

namespace reify {

/// The name under which breakpoints of a file are kept in the settings: the same from wherever the
/// program is started. Built-in files keep the name that they have in a run.
std::string keptName(const std::string &file);

/// The line's text without the blanks around it; "" where there is none.
std::string lineText(const std::string &file, uint32_t line);

/// Each moved to where its text stands now, if that is near; others stay.
void followText(std::vector<Breakpoint> &breakpoints);

/// Those kept, with files spelled as in the run, and what the run says. Sorted by file and line.
std::vector<BreakpointRow> makeRows(const std::vector<Breakpoint> &kept, const StopIndex &index);

} // namespace reify
