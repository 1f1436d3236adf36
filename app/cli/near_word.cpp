#include "app/cli/near_word.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace reify::cli {

/// Letters to change, add, leave out or swap with their neighbour.
static size_t distance(std::string_view a, std::string_view b) {
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

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  std::string_view best;
  // Of a short word most letters must be right.
  size_t least = std::min(std::max<size_t>(2, word.size() / 3), word.size() / 2) + 1;
  for (std::string_view candidate : known)
    if (const size_t letters = distance(word, candidate); letters < least) {
      least = letters;
      best = candidate;
    }
  return best;
}

std::string didYouMean(std::string_view word, std::span<const std::string_view> known) {
  const std::string_view like = nearest(word, known);
  return like.empty() ? "" : "; did you mean " + std::string(like) + "?";
}

} // namespace reify::cli
