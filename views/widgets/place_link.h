// A source position as a link: file name, line and column; the whole path in its tooltip.
#pragma once
#include "views/scene.h"

namespace reify {

void placeLink(const Place &place, Commands &out);
/// The last part of a path.
std::string_view fileName(std::string_view path);

} // namespace reify
