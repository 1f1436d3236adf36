#include "engine/export/exports.h"
#include "engine/export/json.h"
#include "engine/export/line_export.h"
#include "engine/export/step_facts.h"
#include "engine/source/visible_text.h"

#include <iomanip>
#include <ostream>

namespace reify {
namespace {

/// Calls write(facts) for every step that is asked for.
template <class Write>
void forEachStep(const Trace &trace, const ExportOptions &options, std::ostream &out, Write &&write) {
  StepFactsReader reader(trace);
  auto writeTree = [&](uint32_t root) {
    const uint32_t end = root + 1 + trace.at(root).descendants;
    for (uint32_t flat = root; flat < end && out; ++flat)
      if (!options.lines || !trace.at(flat).inner)
        write(reader.read(flat));
  };
  if (options.roots.empty() && trace.stepCount() != 0)
    writeTree(0);
  for (uint32_t root : options.roots)
    writeTree(root);
}

nlohmann::ordered_json toJson(const StepFacts &facts) {
  nlohmann::ordered_json json = {{"step", facts.flat},
                                 {"depth", facts.depth},
                                 {"descendants", facts.descendants},
                                 {"kind", toString(facts.step->kind)},
                                 {"title", facts.title}};
  if (!facts.detail.empty())
    json["detail"] = facts.detail;
  if (!facts.op.empty()) {
    json["op"] = {{"name", facts.op}};
    if (!facts.value.empty())
      json["op"]["value"] = facts.value;
    if (facts.place.isKnown())
      json["op"]["place"] = toJson(facts.place);
    for (size_t i = 1; i < facts.places.size(); ++i) {
      nlohmann::ordered_json place = toJson(facts.places[i].place);
      place["calledFrom"] = facts.places[i].isCaller;
      json["op"]["further"].push_back(std::move(place));
    }
  }
  if (!facts.function.empty()) {
    json["function"] = {{"name", facts.function}};
    if (facts.functionPlace.isKnown())
      json["function"]["place"] = toJson(facts.functionPlace);
  }
  json["changes"] = facts.step->after != facts.step->before;
  for (const ChangedType &type : facts.types)
    json["types"].push_back({{"value", type.value}, {"from", type.from}, {"to", type.to}});
  return json;
}

} // namespace

void writeTraceText(const Trace &trace, const ExportOptions &options, std::ostream &out) {
  const int width = int(std::to_string(trace.stepCount()).size());
  forEachStep(trace, options, out, [&](const StepFacts &facts) {
    out << std::setw(width) << facts.flat << ' ' << std::string(size_t(facts.depth) * 2, ' ')
        << toString(facts.step->kind) << ": " << oneLine(facts.title);
    if (!facts.value.empty())
      out << " (" << facts.value << ')';
    if (!facts.detail.empty())
      out << " - " << oneLine(facts.detail);
    if (facts.functionPlace.isKnown())
      out << "  [" << oneLine(toString(facts.functionPlace)) << ']';
    else if (facts.place.isKnown())
      out << "  [" << oneLine(chainText(facts.places)) << ']';
    out << '\n';
    for (const ChangedType &type : facts.types)
      out << std::string(size_t(width) + 3 + size_t(facts.depth) * 2, ' ') << type.value << ": " << type.from << " -> "
          << type.to << '\n';
    if (options.lines && facts.step->derivation != Step::kNoDerivation)
      writeLinesText(trace, facts.flat, size_t(width) + 3 + size_t(facts.depth) * 2, out);
  });
}

void writeTraceJson(const Trace &trace, const ExportOptions &options, std::ostream &out) {
  const ContractReport report = finalReport(trace);
  out << "{\n\"model\": " << text(trace.modelFile) << ",\n\"stepCount\": " << trace.stepCount()
      << ",\n\"contractHolds\": " << (report.holds() ? "true" : "false") << ",\n\"steps\": [";
  bool isFirst = true;
  forEachStep(trace, options, out, [&](const StepFacts &facts) {
    nlohmann::ordered_json json = toJson(facts);
    if (options.lines && facts.step->derivation != Step::kNoDerivation)
      if (nlohmann::ordered_json lines = linesToJson(trace, facts.flat); !lines.is_null())
        json["lines"] = std::move(lines);
    out << (isFirst ? "\n" : ",\n") << text(json);
    isFirst = false;
  });
  out << "\n]\n}\n";
}

} // namespace reify
