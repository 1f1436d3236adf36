#include "app/near_word.h"

#include "engine/source/near_names.h"

namespace reify::cli {

std::string didYouMean(std::string_view word, std::span<const std::string_view> known) {
  const std::string_view like = nearestName(word, known);
  return like.empty() ? "" : "; did you mean " + std::string(like) + "?";
}

} // namespace reify::cli
