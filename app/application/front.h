// The panels that are to come to the front at the next frame.
#pragma once
#include <string_view>

namespace reify {

struct Front {
  std::string_view panel; // "" for none
  std::string_view first; // a frame earlier, so that both are in front of where they stand
};

} // namespace reify
