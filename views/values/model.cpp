#include "views/values/view.h"

#include <algorithm>
#include <cctype>

namespace reify {

static bool contains(std::string_view text, std::string_view part) {
  auto same = [](char a, char b) { return std::tolower(uint8_t(a)) == std::tolower(uint8_t(b)); };
  return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

std::vector<uint32_t> filterValues(const std::vector<ValueRow> &values, std::string_view filter, bool changedOnly) {
  std::vector<uint32_t> rows;
  for (uint32_t i = 0; i < values.size(); ++i) {
    const ValueRow &row = values[i];
    if (changedOnly && !row.changed)
      continue;
    if (contains(row.name, filter) || contains(row.type, filter) || contains(row.constant, filter))
      rows.push_back(i);
  }
  return rows;
}

std::vector<uint32_t> disagreeing(const std::vector<ValueRow> &values, std::vector<uint32_t> rows,
                                  const WrittenTypes &types) {
  std::erase_if(rows, [&](uint32_t i) {
    const TypeComparison *each = values[i].value.inner ? nullptr : types.find(values[i].value.value);
    return !each || !each->isDisagreement();
  });
  return rows;
}

} // namespace reify
