// Commands that move by lines of library source, and breakpoints.
#include "app/application/playback/playback.h"

#include "app/application/playback/breakpoints.h"
#include "engine/query/lines.h"

#include <algorithm>

namespace reify {

static LinePosition target(const Trace &trace, LinePosition from, LineMove move) {
  switch (move) {
  case LineMove::Into:
    return lineInto(trace, from);
  case LineMove::Over:
    return lineOver(trace, from);
  case LineMove::Out:
    return lineOut(trace, from);
  case LineMove::IntoBack:
    return lineIntoBack(trace, from);
  case LineMove::OverBack:
    return lineOverBack(trace, from);
  case LineMove::OutBack:
    return lineOutBack(trace, from);
  }
  return from;
}

LinePosition Playback::linePosition() const {
  if (line_.line == kNoLine)
    return {shown_.cursor, kNoLine};
  return {trace_->flatOf(trace_->at(shown_.cursor).outer), line_.line};
}

/// The cursor moves only when the line is of another refinement.
void Playback::moveTo(LinePosition position) {
  if (trace_->at(position.step).outer != trace_->at(shown_.cursor).outer)
    shown_.cursor = position.step;
  line_.line = position.line;
  line_.message.clear();
  askSnapshot();
}

void Playback::execute(const MoveLine &command) {
  if (!trace_)
    return;
  const LinePosition from = linePosition(), to = target(*trace_, from, command.move);
  if (to != from)
    return moveTo(to);
  const bool isBack = command.move >= LineMove::IntoBack;
  line_.message =
      isBack ? "There is no line before this one in the run." : "There is no line after this one in the run.";
}

void Playback::execute(const GoToLine &command) {
  const LineTrace *lines = trace_ ? linesAround(*trace_, shown_.cursor) : nullptr;
  if (lines && command.line < lines->stops.size())
    moveTo({trace_->flatOf(trace_->at(shown_.cursor).outer), command.line});
}

// --- breakpoints --------------------------------------------------------------------------------

void Playback::showBreakpoints() {
  if (stops_)
    breakpoints_ = makeRows(settings_.breakpoints, *stops_);
}

void Playback::execute(const ToggleBreakpoint &command) {
  Breakpoint wanted{command.file, command.line, "", true};
  if (command.line == 0) {
    if (!shown_.prepared || shown_.prepared->snapshot.function.currentLine == 0)
      return;
    wanted.file = shown_.prepared->snapshot.function.file;
    wanted.line = shown_.prepared->snapshot.function.currentLine;
  }
  wanted.file = keptName(wanted.file);
  std::vector<Breakpoint> &kept = settings_.breakpoints;
  const size_t removed = std::erase_if(
      kept, [&](const Breakpoint &other) { return other.file == wanted.file && other.line == wanted.line; });
  if (removed == 0) {
    wanted.text = lineText(wanted.file, wanted.line);
    kept.push_back(std::move(wanted));
  }
  showBreakpoints();
}

void Playback::execute(const EnableBreakpoint &command) {
  const std::string file = keptName(command.file);
  for (Breakpoint &breakpoint : settings_.breakpoints)
    if (breakpoint.file == file && breakpoint.line == command.line)
      breakpoint.isOn = command.on;
  showBreakpoints();
}

void Playback::execute(const RunToBreakpoint &command) {
  if (!trace_ || !stops_)
    return;
  std::vector<SourceLine> lines;
  for (const BreakpointRow &row : breakpoints_)
    if (row.breakpoint.isOn)
      lines.push_back({row.breakpoint.file, row.breakpoint.line});
  const LinePosition from = linePosition();
  const std::optional<LinePosition> to = command.backwards ? stops_->previous(from, lines) : stops_->next(from, lines);
  front_.panel = "function";
  if (to)
    return moveTo(*to);
  line_.message = lines.empty() ? "There is no breakpoint that is on; F9 sets one on the current line."
                                : std::string("No breakpoint is passed ") + (command.backwards ? "before" : "after") +
                                      " this point of the run.";
}

} // namespace reify
