#include "engine/source/diagnostics.h"
#include "engine/source/left_out.h"

#include <algorithm>

namespace reify {
namespace {

const char *spelling(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Note:
    break;
  }
  return "note";
}

std::string line(const Place &place, const char *kind, const std::string &message) {
  std::string where = toString(place);
  if (!where.empty())
    where += ": ";
  return where + kind + ": " + message;
}

} // namespace

std::string toString(const Place &place) {
  std::string text = place.file;
  if (!place.isKnown())
    return text;
  text += ':' + std::to_string(place.line);
  if (place.column != 0)
    text += ':' + std::to_string(place.column);
  return text;
}

std::string toString(const Diagnostic &diagnostic) {
  std::string text = line(diagnostic.place, spelling(diagnostic.severity), diagnostic.message);
  for (const DiagnosticNote &note : diagnostic.notes)
    text += '\n' + line(note.place, "note", note.message);
  return text;
}

bool hasErrors(const Diagnostics &diagnostics) {
  return std::ranges::any_of(
      diagnostics, [](const Diagnostic &d) { return d.severity == Severity::Error && !isOfLeftOutFunction(d); });
}

} // namespace reify
