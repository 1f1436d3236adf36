// Commands that move by lines of library source, and breakpoints.
#include "app/application.h"

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

LinePosition Application::linePosition() const {
  if (scene_.line == kNoLine)
    return {scene_.cursor, kNoLine};
  return {trace_->flatOf(trace_->at(scene_.cursor).outer), scene_.line};
}

/// The cursor moves only when the line is of another refinement.
void Application::moveTo(LinePosition position) {
  if (trace_->at(position.step).outer != trace_->at(scene_.cursor).outer)
    scene_.cursor = position.step;
  scene_.line = position.line;
  scene_.lineMessage.clear();
  askSnapshot();
}

void Application::execute(const MoveLine &command) {
  if (!trace_)
    return;
  const LinePosition from = linePosition(), to = target(*trace_, from, command.move);
  if (to != from)
    return moveTo(to);
  const bool isBack = command.move >= LineMove::IntoBack;
  scene_.lineMessage =
      isBack ? "There is no line before this one in the run." : "There is no line after this one in the run.";
}

void Application::execute(const GoToLine &command) {
  const LineTrace *lines = trace_ ? linesAround(*trace_, scene_.cursor) : nullptr;
  if (lines && command.line < lines->stops.size())
    moveTo({trace_->flatOf(trace_->at(scene_.cursor).outer), command.line});
}

// --- breakpoints --------------------------------------------------------------------------------

void Application::showBreakpoints() {
  if (stops_)
    scene_.breakpoints = makeRows(settings_.breakpoints, *stops_);
}

void Application::execute(const ToggleBreakpoint &command) {
  Breakpoint wanted{command.file, command.line, "", true};
  if (command.line == 0) {
    if (!scene_.prepared || scene_.prepared->snapshot.function.currentLine == 0)
      return;
    wanted.file = scene_.prepared->snapshot.function.file;
    wanted.line = scene_.prepared->snapshot.function.currentLine;
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

void Application::execute(const EnableBreakpoint &command) {
  const std::string file = keptName(command.file);
  for (Breakpoint &breakpoint : settings_.breakpoints)
    if (breakpoint.file == file && breakpoint.line == command.line)
      breakpoint.isOn = command.on;
  showBreakpoints();
}

void Application::execute(const RunToBreakpoint &command) {
  if (!trace_ || !stops_)
    return;
  std::vector<SourceLine> lines;
  for (const BreakpointRow &row : scene_.breakpoints)
    if (row.breakpoint.isOn)
      lines.push_back({row.breakpoint.file, row.breakpoint.line});
  const LinePosition from = linePosition();
  const std::optional<LinePosition> to = command.backwards ? stops_->previous(from, lines) : stops_->next(from, lines);
  focus_ = "function";
  if (to)
    return moveTo(*to);
  scene_.lineMessage = lines.empty() ? "There is no breakpoint that is on; F9 sets one on the current line."
                                     : std::string("No breakpoint is passed ") +
                                           (command.backwards ? "before" : "after") + " this point of the run.";
}

} // namespace reify
