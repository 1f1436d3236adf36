#include "engine/trace/step.h"

#include <array>

namespace reify {

std::string_view toString(StepKind kind) {
  static constexpr std::array<std::string_view, kStepKindCount> kNames = {
      "run",    "iteration", "pipeline",   "pass",  "refine", "reify", "inline", "fold",    "unroll",
      "branch", "list",      "type-found", "raise", "stuck",  "erase", "drop",   "rewrite", "verify"};
  return kNames[size_t(kind)];
}

} // namespace reify
