// Which of the words that there are was meant by one that there is not.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace reify::cli {

/// "; did you mean check?", or "".
std::string didYouMean(std::string_view word, std::span<const std::string_view> known);

} // namespace reify::cli
