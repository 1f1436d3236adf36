#include "engine/source/near_names.h"

#include "engine/source/op_names.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace reify {

/// Letters to change, add, leave out or swap with their neighbour.
static size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> before, above(b.size() + 1), row(b.size() + 1);
  std::iota(above.begin(), above.end(), size_t(0));
  for (size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + size_t(a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before = std::exchange(above, row);
  }
  return above.back();
}

std::string_view nearestName(std::string_view word, std::span<const std::string_view> candidates) {
  std::string_view best;
  // Of a short word most letters must be right.
  size_t least = std::min(std::max<size_t>(2, word.size() / 3), word.size() / 2) + 1;
  for (std::string_view candidate : candidates)
    if (const size_t letters = editDistance(word, candidate); letters < least) {
      least = letters;
      best = candidate;
    }
  return best;
}

static std::string plainName(std::string_view name) {
  std::string plain;
  for (size_t i = 0; i < name.size(); ++i) {
    const bool isDouble = name.substr(i, 2) == "::";
    plain += isDouble ? '.' : char(std::tolower(static_cast<unsigned char>(name[i])));
    i += isDouble;
  }
  while (plain.starts_with("torch."))
    plain = keyOfName(plain);
  return plain;
}

static std::string withoutDigits(std::string_view name) {
  std::string rest(name);
  std::erase_if(rest, [](char c) { return std::isdigit(static_cast<unsigned char>(c)); });
  return rest;
}

std::optional<unsigned> opNameSlip(std::string_view word, std::string_view name) {
  const std::string from = plainName(word), to = plainName(name);
  if (from == to)
    return 0;
  const auto [shorter, longer] = from.size() < to.size() ? std::pair(from, to) : std::pair(to, from);
  if (longer.ends_with("." + shorter) || longer.starts_with(shorter + "."))
    return 1;
  if (withoutDigits(from) == withoutDigits(to) || longer.size() - shorter.size() > shorter.size() / 4)
    return std::nullopt;
  const size_t distance = editDistance(from, to);
  return distance <= shorter.size() / 4 ? std::optional(unsigned(distance) + 1) : std::nullopt;
}

} // namespace reify
