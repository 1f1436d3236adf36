#include "views/written/model.h"

#include "views/widgets/verdict_sign.h"

#include <algorithm>

namespace reify {

WrittenModel makeWrittenModel(const WrittenTypes &types) {
  WrittenModel model;
  std::vector<WrittenRoot> *group = nullptr;
  for (uint32_t index : types.disagreements) {
    const TypeComparison &each = types.values[index];
    if (each.consequenceOf < 0) {
      group = each.verdict == TypeVerdict::Contradiction ? &model.contradictions : &model.less;
      group->push_back({index, {}});
    } else if (group) {
      group->back().following.push_back(index);
    }
  }
  return model;
}

std::string summaryOf(const WrittenTypes &types) {
  std::string text =
      std::to_string(types.values.size()) + (types.values.size() == 1 ? " written type" : " written types");
  const char *separator = ": ";
  for (TypeVerdict verdict : {TypeVerdict::Equal, TypeVerdict::KnowsMore, TypeVerdict::KnowsLess,
                              TypeVerdict::Contradiction, TypeVerdict::Gone})
    if (const size_t count = types.count(verdict)) {
      text += separator + std::to_string(count) + " " + signOf(verdict).word;
      separator = ", ";
    }
  return text;
}

std::optional<uint32_t> nextDisagreement(const WrittenTypes &types, ValueId current, bool backwards) {
  const std::vector<uint32_t> &list = types.disagreements;
  if (list.empty())
    return std::nullopt;
  const auto at =
      std::find_if(list.begin(), list.end(), [&](uint32_t index) { return types.values[index].value == current; });
  if (at == list.end())
    return backwards ? list.back() : list.front();
  const size_t position = size_t(at - list.begin()), step = backwards ? list.size() - 1 : 1;
  return list[(position + step) % list.size()];
}

} // namespace reify
