// What differs between two listings: by the identity of ops, then by their text.
#include "engine/query/ir/listing.h"

#include <algorithm>
#include <unordered_map>

namespace reify {
namespace {

/// The n-th line of an op: an op with regions has several.
struct LineKey {
  OpRef op;
  uint32_t ordinal;
  bool operator==(const LineKey &) const = default;
};
struct LineKeyHash {
  size_t operator()(const LineKey &key) const {
    return (size_t(key.op.op.index) << 9 | size_t(key.ordinal) << 1 | size_t(key.op.inner)) * 0x9e3779b97f4a7c15u;
  }
};

std::vector<LineKey> keysOf(const Listing &listing) {
  std::unordered_map<LineKey, uint32_t, LineKeyHash> seen;
  std::vector<LineKey> keys;
  keys.reserve(listing.lines.size());
  for (const Line &line : listing.lines)
    keys.push_back({line.op, seen[{line.op, 0}]++});
  return keys;
}

/// For each line of `from` the line of `to` that stands for the same thing; -1 for none.
std::vector<int> match(const Listing &from, const Listing &to) {
  std::unordered_map<LineKey, int, LineKeyHash> places;
  const std::vector<LineKey> fromKeys = keysOf(from), toKeys = keysOf(to);
  places.reserve(toKeys.size());
  for (size_t i = 0; i < toKeys.size(); ++i)
    places.emplace(toKeys[i], int(i));
  std::vector<int> matched;
  matched.reserve(fromKeys.size());
  for (const LineKey &key : fromKeys) {
    auto place = places.find(key);
    matched.push_back(place == places.end() ? -1 : place->second);
  }
  return matched;
}

std::string_view withoutIndentation(const Line &line) {
  std::string_view text = line.text;
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return text;
}

} // namespace

void markChanges(Listing &before, Listing &after) {
  const std::vector<int> matched = match(before, after);
  for (Line &line : after.lines)
    line.mark = Mark::Added;
  for (size_t i = 0; i < matched.size(); ++i) {
    Line &old = before.lines[i];
    if (matched[i] < 0) {
      old.mark = Mark::Removed;
      continue;
    }
    Line &now = after.lines[size_t(matched[i])];
    old.mark = now.mark = withoutIndentation(old) == withoutIndentation(now) ? Mark::None : Mark::Changed;
  }
}

std::vector<UnifiedLine> alignListings(const Listing &before, const Listing &after) {
  const std::vector<int> matched = match(before, after);
  // The longest run of pairs that is in order on both sides stands side by side (patience sorting).
  std::vector<int> lastOf, at, back(matched.size(), -1);
  for (size_t i = 0; i < matched.size(); ++i) {
    if (matched[i] < 0)
      continue;
    const size_t k = size_t(std::lower_bound(lastOf.begin(), lastOf.end(), matched[i]) - lastOf.begin());
    if (k == lastOf.size()) {
      lastOf.push_back(matched[i]);
      at.push_back(int(i));
    } else {
      lastOf[k] = matched[i];
      at[k] = int(i);
    }
    back[i] = k ? at[k - 1] : -1;
  }
  std::vector<int> paired;
  for (int i = at.empty() ? -1 : at.back(); i >= 0; i = back[size_t(i)])
    paired.push_back(i);
  std::reverse(paired.begin(), paired.end());

  std::vector<UnifiedLine> lines;
  lines.reserve(std::max(before.lines.size(), after.lines.size()) + 16);
  int nextBefore = 0, nextAfter = 0;
  auto upTo = [&](int endBefore, int endAfter) {
    while (nextBefore < endBefore)
      lines.push_back({nextBefore++, -1});
    while (nextAfter < endAfter)
      lines.push_back({-1, nextAfter++});
  };
  for (int i : paired) {
    upTo(i, matched[size_t(i)]);
    lines.push_back({nextBefore++, nextAfter++});
  }
  upTo(int(before.lines.size()), int(after.lines.size()));
  return lines;
}

} // namespace reify
