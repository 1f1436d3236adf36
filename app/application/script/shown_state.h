// What a program shows, in words: for scripts, which tell after each command what it changed.
#pragma once
#include "views/commands/frame.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reify {

struct Scene;

/// Name and text of each thing that a command can change, in a fixed order. Texts are empty where there is nothing.
/// Paths below `folder` are relative to it.
using ShownState = std::vector<std::pair<std::string_view, std::string>>;
ShownState stateOf(const Scene &scene, Dialog dialog, int zoomPercent, const std::string &folder);

} // namespace reify
