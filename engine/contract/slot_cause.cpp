#include "engine/contract/slot_cause.h"

#include <unordered_map>
#include <vector>

namespace reify {

/// The symbols in `slotSymNames = [@a, @"b c"]`, without @ and quotes.
static std::vector<std::string> slotNames(std::string_view properties) {
  std::vector<std::string> names;
  for (size_t at = properties.find('@'); at != properties.npos; at = properties.find('@', at)) {
    const bool isQuoted = properties.substr(at + 1).starts_with('"');
    const size_t begin = at + 1 + isQuoted;
    const size_t end = std::min(properties.find_first_of(isQuoted ? "\"" : ",] ", begin), properties.size());
    names.emplace_back(properties.substr(begin, end - begin));
    at = end;
  }
  return names;
}

/// The last word on each slot: several rounds of the lowering may have looked at it.
static std::unordered_map<std::string, std::string_view> reasonsInSteps(const Trace &trace, Moment moment) {
  constexpr std::string_view kFront = "slot @", kBack = " stays";
  std::unordered_map<std::string, std::string_view> reasons;
  for (const Step &step : trace.steps) {
    const std::string_view title = trace.tables.string(step.title);
    if (step.kind == StepKind::Stuck && step.before <= moment && title.starts_with(kFront) && title.ends_with(kBack))
      reasons[std::string(title.substr(kFront.size(), title.size() - kFront.size() - kBack.size()))] =
          trace.tables.string(step.detail);
  }
  return reasons;
}

std::string explainSlotsLeft(const Trace &trace, Moment moment, OpId initializer) {
  const OpVersion *version = trace.model.at(initializer, moment);
  const std::vector<std::string> names =
      version ? slotNames(trace.tables.string(version->properties)) : std::vector<std::string>();
  if (names.empty())
    return "the initializer itself is left; torch-erase-module-initializer erases it";
  const auto reasons = reasonsInSteps(trace, moment);
  constexpr size_t kMost = 4;
  std::string text;
  for (size_t i = 0; i < names.size() && i < kMost; ++i) {
    auto reason = reasons.find(names[i]);
    text += i ? "; " : "";
    text += reason == reasons.end() ? "slot @" + names[i] + " is left"
                                    : "slot @" + names[i] + " is left: " + std::string(reason->second);
  }
  if (names.size() > kMost)
    text += "; and " + std::to_string(names.size() - kMost) + " slots more";
  if (reasons.empty())
    text += ": a slot stays if it is public, or written to, or reaches an op that may change it";
  return text;
}

} // namespace reify
