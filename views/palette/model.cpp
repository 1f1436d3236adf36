#include "views/palette/view.h"

#include "views/commands.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace reify {

/// How far the letters of `query` are spread over `title`; nothing if they are not all there in
/// order. Letters at the start of a word count as close.
static std::optional<int> spread(std::string_view query, std::string_view title) {
  int cost = 0;
  size_t at = 0;
  for (char wanted : query) {
    if (wanted == ' ')
      continue;
    const size_t from = at;
    while (at < title.size() && std::tolower(uint8_t(title[at])) != std::tolower(uint8_t(wanted)))
      ++at;
    if (at == title.size())
      return std::nullopt;
    const bool startsWord = at == 0 || title[at - 1] == ' ';
    cost += startsWord ? 0 : int(at - from);
    ++at;
  }
  return cost;
}

std::vector<const CommandInfo *> findCommands(std::string_view query) {
  struct Hit {
    int cost;
    const CommandInfo *info;
  };
  std::vector<Hit> hits;
  for (const CommandInfo &info : commandTable())
    if (auto cost = spread(query, info.title))
      hits.push_back({*cost, &info});
  // The table's order decides between equals.
  std::sort(hits.begin(), hits.end(),
            [](const Hit &a, const Hit &b) { return a.cost != b.cost ? a.cost < b.cost : a.info < b.info; });
  std::vector<const CommandInfo *> found;
  for (const Hit &hit : hits)
    found.push_back(hit.info);
  return found;
}

} // namespace reify
