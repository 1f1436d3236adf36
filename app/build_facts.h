// What this build is of and made with.
#pragma once
#include <string_view>

namespace reify {

struct BuildFacts {
  std::string_view version; // "0.1"
  std::string_view commit;  // "unknown" where it was built without git
  std::string_view mlir;    // "22.1.0"
};
BuildFacts buildFacts();

} // namespace reify
