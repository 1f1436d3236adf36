// Written types beside found ones, as text and JSON.
#include "engine/export/written_export.h"

#include "engine/export/json.h"

#include <ostream>

namespace reify {
namespace {

constexpr std::array kVerdicts = {TypeVerdict::Equal, TypeVerdict::KnowsLess, TypeVerdict::KnowsMore,
                                  TypeVerdict::Contradiction, TypeVerdict::Gone};

std::string valueText(const Trace &trace, ValueId value) {
  return "%" + std::string(trace.tables.string(trace.model.values[value.index].name));
}

std::string placed(const Place &place) {
  const std::string where = toString(place);
  return where.empty() ? "" : where + ": ";
}

void writeOrigin(const Trace &trace, const TypeComparison &each, std::ostream &out) {
  if (!each.reason.empty()) {
    out << "    because: " << each.reason;
    if (each.reasonPlace.isKnown())
      out << " (" << toString(each.reasonPlace) << ')';
    out << '\n';
  }
  if (each.function) {
    out << "    library: " << trace.tables.string(each.function);
    if (each.functionPlace.isKnown())
      out << " (" << toString(each.functionPlace) << ')';
    out << '\n';
  }
  if (each.madeAt.isKnown() && each.madeAt != each.functionPlace)
    out << "    made at: " << toString(each.madeAt) << '\n';
  if (each.step != 0)
    out << "    step: " << each.step << '\n';
}

void writeRoot(const Trace &trace, const TypeComparison &each, std::ostream &out) {
  out << "  " << placed(each.place) << valueText(trace, each.value) << " of '" << each.opName
      << "': " << each.difference << '\n'
      << "    written: " << each.written << '\n'
      << "    found:   " << each.found << '\n';
  writeOrigin(trace, each, out);
}

/// Roots of one verdict, each with what comes of it.
void writeSection(const Trace &trace, const WrittenTypes &types, TypeVerdict verdict, std::string_view title,
                  std::ostream &out) {
  const size_t roots = types.roots(verdict);
  if (roots == 0)
    return;
  out << '\n' << title << '\n';
  bool isWritten = false, isHeaded = false;
  for (uint32_t index : types.disagreements) {
    const TypeComparison &each = types.values[index];
    if (each.consequenceOf < 0) {
      isWritten = each.verdict == verdict;
      isHeaded = false;
      if (isWritten)
        writeRoot(trace, each, out);
      continue;
    }
    if (!isWritten)
      continue;
    if (!isHeaded)
      out << "    and therefore:\n";
    isHeaded = true;
    out << "      " << placed(each.place) << valueText(trace, each.value) << " of '" << each.opName
        << "': " << each.difference << '\n';
  }
}

} // namespace

void writeWrittenText(const Trace &trace, const WrittenTypes &types, std::ostream &out) {
  if (types.values.empty()) {
    out << "No types to compare: the model states none inside its functions.\n";
    return;
  }
  out << "Written types against found ones: " << types.values.size()
      << (types.values.size() == 1 ? " value" : " values");
  for (size_t i = 0; i < kVerdicts.size(); ++i) {
    static constexpr std::array kWords = {"equal", "less known", "more known", "contradicted",
                                          "gone before they were refined"};
    const size_t count = types.count(kVerdicts[i]);
    if (count != 0 || i < 4)
      out << (i == 0 ? ": " : ", ") << count << ' ' << kWords[i];
  }
  out << ".\n";
  writeSection(trace, types, TypeVerdict::Contradiction, "Contradictions", out);
  writeSection(trace, types, TypeVerdict::KnowsLess, "Less known than written", out);
}

nlohmann::ordered_json writtenToJson(const Trace &trace, const WrittenTypes &types) {
  nlohmann::ordered_json json = {{"values", types.values.size()},
                                 {"equal", types.count(TypeVerdict::Equal)},
                                 {"knowsLess", types.count(TypeVerdict::KnowsLess)},
                                 {"knowsMore", types.count(TypeVerdict::KnowsMore)},
                                 {"contradictions", types.count(TypeVerdict::Contradiction)},
                                 {"gone", types.count(TypeVerdict::Gone)},
                                 {"disagreements", nlohmann::ordered_json::array()}};
  std::vector<int32_t> numbers(types.values.size(), -1); // among the disagreements
  for (size_t i = 0; i < types.disagreements.size(); ++i)
    numbers[types.disagreements[i]] = int32_t(i);
  for (uint32_t index : types.disagreements) {
    const TypeComparison &each = types.values[index];
    nlohmann::ordered_json entry = {{"value", valueText(trace, each.value)},
                                    {"op", each.opName},
                                    {"verdict", toString(each.verdict)},
                                    {"written", each.written},
                                    {"found", each.found},
                                    {"difference", each.difference}};
    if (!each.place.file.empty())
      entry["place"] = toJson(each.place);
    if (each.function)
      entry["function"] = trace.tables.string(each.function);
    if (each.functionPlace.isKnown())
      entry["functionPlace"] = toJson(each.functionPlace);
    if (each.madeAt.isKnown())
      entry["madeAt"] = toJson(each.madeAt);
    if (!each.reason.empty())
      entry["reason"] = each.reason;
    if (each.reasonPlace.isKnown())
      entry["reasonPlace"] = toJson(each.reasonPlace);
    if (each.step != 0)
      entry["step"] = each.step;
    if (each.consequenceOf >= 0)
      entry["consequenceOf"] = numbers[size_t(each.consequenceOf)];
    json["disagreements"].push_back(std::move(entry));
  }
  return json;
}

} // namespace reify
