// Where in the source of a library function the run is.
#pragma once
#include "engine/query/lines.h"

#include <cstdint>
#include <string>

namespace reify {

struct Scene;

struct ShownLine {
  uint32_t line = kNoLine;
  std::string message;
};

/// In the refinement around the cursor, when moving by lines; else kNoLine.
uint32_t lineOf(const Scene &scene);
/// Why the last move by lines went nowhere; "" if it went.
const std::string &lineMessageOf(const Scene &scene);

} // namespace reify
