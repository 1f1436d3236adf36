#include "engine/query/place_chain.h"

namespace reify {

std::vector<ChainedPlace> placeChain(const Tables &tables, PlaceId id) {
  std::vector<ChainedPlace> chain;
  constexpr size_t kMost = 64;
  bool isCaller = false;
  for (; !id.isNone() && chain.size() < kMost; id = tables.nextPlace(id)) {
    chain.push_back({tables.place(id), isCaller});
    isCaller = tables.isCalledFromNext(id);
  }
  return chain;
}

std::string chainText(const std::vector<ChainedPlace> &chain) {
  std::string text;
  for (const ChainedPlace &each : chain) {
    if (!text.empty())
      text += each.isCaller ? " ← called from " : ", also from ";
    text += toString(each.place);
  }
  return text;
}

} // namespace reify
