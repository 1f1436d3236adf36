// A source position as a link: file name, line and column; the whole path in its tooltip.
#pragma once
#include "engine/source/diagnostics.h"
#include "views/command.h"

#include <string_view>

namespace reify {

void placeLink(const Place &place, Commands &out);
/// The last part of a path.
std::string_view fileName(std::string_view path);

} // namespace reify
