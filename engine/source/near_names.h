// Which of the names that there are somebody probably meant with one that there is not.
#pragma once
#include <optional>
#include <span>
#include <string_view>

namespace reify {

/// The candidate that is most like `word`, with a third of its letters to be changed, added, left out or swapped with
/// their neighbours; "" if none is close.
std::string_view nearestName(std::string_view word, std::span<const std::string_view> candidates);

/// How far a name of an op is from that of another that it may be a slip for; nothing if it is none. 0: the same
/// but for "::", capital letters or a "torch." in front; 1: one has a namespace or an overload more; else one more than
/// the letters to be changed, of which there may be one in four. Names that differ in a number are different names.
std::optional<unsigned> opNameSlip(std::string_view word, std::string_view name);

} // namespace reify
