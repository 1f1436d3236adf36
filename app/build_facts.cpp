#include "app/build_facts.h"

namespace reify {

BuildFacts buildFacts() {
  constexpr std::string_view commit =
#include "generated/commit.inc"
      ;
  return {REIFY_VERSION, commit, REIFY_MLIR_VERSION};
}

} // namespace reify
