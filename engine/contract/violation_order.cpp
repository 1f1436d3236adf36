#include "engine/contract/violation_order.h"

#include <algorithm>

namespace reify {

void sortRootsFirst(std::vector<Violation> &violations) {
  std::vector<int32_t> order(violations.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = int32_t(i);
  std::sort(order.begin(), order.end(), [&](int32_t a, int32_t b) {
    const bool isRoot = violations[size_t(a)].consequenceOf < 0;
    const bool isOtherRoot = violations[size_t(b)].consequenceOf < 0;
    return isRoot != isOtherRoot ? isRoot : a < b;
  });
  std::vector<int32_t> position(order.size());
  for (size_t i = 0; i < order.size(); ++i)
    position[order[i]] = int32_t(i);
  std::vector<Violation> sorted;
  for (int32_t i : order) {
    sorted.push_back(std::move(violations[i]));
    if (int32_t &cause = sorted.back().consequenceOf; cause >= 0)
      cause = position[cause];
  }
  violations = std::move(sorted);
}

} // namespace reify
