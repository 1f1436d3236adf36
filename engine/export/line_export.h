// The run of library functions line by line, as text and JSON.
#pragma once
#include "engine/query/breakpoints.h"

#include <nlohmann/json.hpp>

#include <iosfwd>
#include <string>

namespace reify {

/// The lines of the refinement at a flat step, one a line of text, indented.
void writeLinesText(const Trace &trace, uint32_t flat, size_t indent, std::ostream &out);
/// [{"line", "file", "function", "depth", "inside", "locals", "changed"}]; null where no function runs.
nlohmann::ordered_json linesToJson(const Trace &trace, uint32_t flat);

/// "FILE:LINE" as a user writes it; the file may be named by the end of its path. False with a
/// problem when it is neither in the run nor of that form.
bool findSourceLine(const Trace &trace, std::string_view text, SourceLine &line, std::string &problem);
/// Every stop at one of the lines in the order of the run, and why there is none.
void writeStopsText(const StopIndex &index, std::span<const SourceLine> lines, std::ostream &out);
void writeStopsJson(const StopIndex &index, std::span<const SourceLine> lines, std::ostream &out);

} // namespace reify
