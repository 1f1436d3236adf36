#include "engine/export/line_export.h"

#include "engine/export/json.h"
#include "engine/query/snapshot.h"
#include "engine/source/visible_text.h"

#include <charconv>
#include <ostream>
#include <set>

namespace reify {
namespace {

std::string stopText(const LineView &view) {
  std::string text = toString(Place{view.place.file, view.place.line, 0}) + "  " + view.function;
  if (!view.frames.empty() && !view.frames.front().inside.empty())
    text += " [" + view.frames.front().inside + "]";
  std::string locals;
  for (const LocalRow &local : view.locals)
    if (local.changed || local.previous.empty())
      locals += (locals.empty() ? "  " : ", ") + local.name + " = " + local.value;
  return oneLine(text + locals);
}

nlohmann::ordered_json stopJson(const Trace &trace, const LineView &view) {
  nlohmann::ordered_json json = {{"file", view.place.file},
                                 {"line", view.place.line},
                                 {"function", view.function},
                                 {"depth", view.frames.empty() ? 0 : view.frames.size() - 1}};
  json["inside"] = nlohmann::ordered_json::array();
  const LineTrace &lines = *linesAround(trace, view.at.step);
  for (uint32_t scope = lines.stops[view.at.line].scope;
       scope != LineScope::kNone && lines.scopes[scope].kind != LineScopeKind::Call;
       scope = lines.scopes[scope].parent) {
    const LineScope &part = lines.scopes[scope];
    nlohmann::ordered_json inside = {{"line", trace.tables.place(part.place).line}};
    if (part.kind == LineScopeKind::Branch)
      inside["branch"] = part.holds;
    else if (part.isOpen)
      inside["round"] = "any";
    else
      inside["round"] = part.round;
    json["inside"].push_back(std::move(inside));
  }
  json["locals"] = nlohmann::ordered_json::object();
  json["changed"] = nlohmann::ordered_json::array();
  for (const LocalRow &local : view.locals) {
    json["locals"][local.name] = local.value;
    if (local.changed)
      json["changed"].push_back(local.name);
  }
  return json;
}

} // namespace

void writeLinesText(const Trace &trace, uint32_t flat, size_t indent, std::ostream &out) {
  const LineTrace *lines = linesAround(trace, flat);
  if (!lines)
    return;
  const uint32_t step = trace.flatOf(trace.at(flat).outer);
  for (uint32_t i = 0; i < lines->stops.size() && out; ++i) {
    const LineView view = makeLineView(trace, {step, i});
    out << std::string(indent + 2 * (view.frames.empty() ? 0 : view.frames.size() - 1), ' ') << stopText(view) << '\n';
  }
  const LineScope &call = lines->scopes.front();
  out << std::string(indent, ' ') << (call.raised.isNone() ? "returns " : "raises ")
      << oneLine(trace.tables.string(call.raised.isNone() ? call.result : call.raised)) << '\n';
  if (lines->isCut)
    out << std::string(indent, ' ') << "(the run went on; no more lines are kept)\n";
}

nlohmann::ordered_json linesToJson(const Trace &trace, uint32_t flat) {
  const LineTrace *lines = linesAround(trace, flat);
  if (!lines)
    return nullptr;
  const uint32_t step = trace.flatOf(trace.at(flat).outer);
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  for (uint32_t i = 0; i < lines->stops.size(); ++i)
    json.push_back(stopJson(trace, makeLineView(trace, {step, i})));
  return json;
}

bool findSourceLine(const Trace &trace, std::string_view text, SourceLine &line, std::string &problem) {
  const size_t colon = text.rfind(':');
  const std::string_view file = text.substr(0, colon);
  const std::string_view digits = colon == text.npos ? "" : text.substr(colon + 1);
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), line.line);
  if (file.empty() || error != std::errc() || end != digits.data() + digits.size()) {
    problem = "wants FILE:LINE, not '" + std::string(text) + "'";
    return false;
  }
  std::set<std::string> files;
  for (const LibraryFunction &function : trace.functions)
    files.insert(trace.tables.place(function.place).file);
  for (const std::string &known : files)
    if (known == file || known.ends_with("/" + std::string(file))) {
      line.file = known;
      return true;
    }
  problem = "no function of '" + std::string(file) + "' was called in this run";
  return false;
}

void writeStopsText(const StopIndex &index, std::span<const SourceLine> lines, std::ostream &out) {
  const Trace &trace = index.trace();
  for (const LinePosition &position : index.all(lines, ~size_t(0))) {
    const StepRow step = makeStepRow(trace, position.step);
    out << position.step << ' ' << step.title << ": " << stopText(makeLineView(trace, position)) << '\n';
  }
  for (const SourceLine &line : lines)
    if (const std::string why = index.whyNot(line); !why.empty())
      out << line.file << ':' << line.line << ": never reached: " << why << '\n';
}

void writeStopsJson(const StopIndex &index, std::span<const SourceLine> lines, std::ostream &out) {
  const Trace &trace = index.trace();
  nlohmann::ordered_json json = {{"breakpoints", nlohmann::ordered_json::array()},
                                 {"stops", nlohmann::ordered_json::array()}};
  for (const SourceLine &line : lines) {
    nlohmann::ordered_json entry = {{"file", line.file}, {"line", line.line}, {"hits", index.hits(line)}};
    if (const std::string why = index.whyNot(line); !why.empty())
      entry["reason"] = why;
    json["breakpoints"].push_back(std::move(entry));
  }
  for (const LinePosition &position : index.all(lines, ~size_t(0))) {
    nlohmann::ordered_json stop = {
        {"step", position.step}, {"stop", position.line}, {"title", makeStepRow(trace, position.step).title}};
    stop.update(stopJson(trace, makeLineView(trace, position)));
    json["stops"].push_back(std::move(stop));
  }
  out << text(json, 1) << '\n';
}

} // namespace reify
