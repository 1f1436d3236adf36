// Where the values of a JSON text stand, which its parser does not tell.
#pragma once
#include "engine/source/diagnostics.h"

#include <map>
#include <string>
#include <string_view>

namespace reify {

/// The place of an offset in a text.
Place placeInText(const std::string &file, std::string_view text, size_t offset);

/// Of an object in good JSON: the offsets of its keys ("model"), of their values ("model:"), and of the elements
/// of those that are lists ("libraries:0"). A key that is given twice is found where it stands first, and its
/// second place is in `repeated`.
struct JsonPlaces {
  std::map<std::string, size_t, std::less<>> offsets;
  std::map<std::string, size_t> repeated;
};
JsonPlaces findJsonPlaces(std::string_view object);

} // namespace reify
