#include "engine/trace/step.h"

#include <array>

namespace reify {

std::string_view toString(StepKind kind) {
  static constexpr std::array<std::string_view, kStepKindCount> kNames = {
      "run",    "iteration", "pipeline",   "pass",  "refine", "reify", "inline", "fold",    "unroll",
      "branch", "list",      "type-found", "raise", "stuck",  "erase", "drop",   "rewrite", "verify"};
  return kNames[size_t(kind)];
}

std::string_view toString(Stage stage) {
  static constexpr std::array<std::string_view, size_t(Stage::Verify) + 1> kNames = {
      "", "reify", "inline", "simplify", "refine", "drop", "verify"};
  return kNames[size_t(stage)];
}

} // namespace reify
