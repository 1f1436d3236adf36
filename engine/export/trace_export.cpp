#include "engine/export/exports.h"
#include "engine/export/json.h"
#include "engine/export/step_facts.h"

#include <iomanip>
#include <ostream>

namespace reify {
namespace {

/// Calls write(facts) for every step that is asked for.
template <class Write>
void forEachStep(const Trace &trace, const ExportOptions &options, std::ostream &out,
                 Write &&write) {
  StepFactsReader reader(trace);
  auto writeTree = [&](uint32_t root) {
    const uint32_t end = root + 1 + trace.at(root).descendants;
    for (uint32_t flat = root; flat < end && out; ++flat)
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
        << toString(facts.step->kind) << ": " << facts.title;
    if (!facts.value.empty())
      out << " (" << facts.value << ')';
    if (!facts.detail.empty())
      out << " - " << facts.detail;
    if (facts.functionPlace.isKnown())
      out << "  [" << toString(facts.functionPlace) << ']';
    else if (facts.place.isKnown())
      out << "  [" << toString(facts.place) << ']';
    out << '\n';
    for (const ChangedType &type : facts.types)
      out << std::string(size_t(width) + 3 + size_t(facts.depth) * 2, ' ') << type.value << ": "
          << type.from << " -> " << type.to << '\n';
  });
}

void writeTraceJson(const Trace &trace, const ExportOptions &options, std::ostream &out) {
  const ContractReport report = finalReport(trace);
  out << "{\n\"model\": " << text(trace.modelFile) << ",\n\"stepCount\": " << trace.stepCount()
      << ",\n\"contractHolds\": " << (report.holds() ? "true" : "false") << ",\n\"steps\": [";
  bool isFirst = true;
  forEachStep(trace, options, out, [&](const StepFacts &facts) {
    out << (isFirst ? "\n" : ",\n") << text(toJson(facts));
    isFirst = false;
  });
  out << "\n]\n}\n";
}

} // namespace reify
