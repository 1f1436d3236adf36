// Written types beside found ones as a list to walk: contradictions, then types that know less, each root
// with what comes of it.
#pragma once
#include "engine/contract/written/written_types.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reify {

struct WrittenRoot {
  uint32_t index;                  // into WrittenTypes::values
  std::vector<uint32_t> following; // likewise
};

struct WrittenModel {
  std::vector<WrittenRoot> contradictions, less;
};

WrittenModel makeWrittenModel(const WrittenTypes &types);
/// "12 values: 9 the same, 1 differs, ...": parts that count nothing are left out.
std::string summaryOf(const WrittenTypes &types);
/// The disagreement after (or before) that of `current` in the order of the list, round and round; nothing
/// if there is none at all.
std::optional<uint32_t> nextDisagreement(const WrittenTypes &types, ValueId current, bool backwards);

} // namespace reify
