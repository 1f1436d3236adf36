// All places that an op comes from: where it was inlined, the place of the call, and so on outwards;
// several where ops were fused.
#pragma once
#include "engine/trace/tables.h"

#include <vector>

namespace reify {

struct ChainedPlace {
  Place place;
  bool isCaller = false; // of the place before; else it is another place of the same op
};

/// The place itself first; empty for none.
std::vector<ChainedPlace> placeChain(const Tables &tables, PlaceId id);
/// "model.py:12:3 ← called from model.py:40:1, also from ..."; "" for none.
std::string chainText(const std::vector<ChainedPlace> &chain);

} // namespace reify
