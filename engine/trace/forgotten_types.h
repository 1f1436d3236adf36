// Which types a run forgot before it began, to find them again. What was written stands in the history,
// at the moment before the step that forgot.
#pragma once
#include "engine/trace/ids.h"

#include <algorithm>
#include <vector>

namespace reify {

struct ForgottenTypes {
  static constexpr uint32_t kNoStep = ~0u;
  uint32_t step = kNoStep; // of the model: the one that forgot
  /// Values whose written type the library does not give even from the written types of the operands;
  /// sorted.
  std::vector<ValueId> atOdds;

  bool isAny() const { return step != kNoStep; }
  bool isAtOdds(ValueId value) const { return std::binary_search(atOdds.begin(), atOdds.end(), value); }
};

} // namespace reify
