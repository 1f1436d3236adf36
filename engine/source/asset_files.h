// Where single kinds of files that come with the program lie: in a built tree some are in the source tree and
// some in the build folder, in an installed one all are in one folder.
#pragma once
#include "engine/source/assets.h"

#include <string>
#include <string_view>

namespace reify {

/// The folder of the window's fonts.
std::string fontFolder(const AssetPaths &assets);
/// The folder of the samples, one folder each.
std::string sampleFolder(const AssetPaths &assets);

/// Functions of the built-in library name their file like this in every tree: "assets/library/linalg.py".
bool isBuiltinSource(std::string_view file);
/// Where the text of such a file can be read. Need not exist.
std::string builtinSourcePath(const AssetPaths &assets, std::string_view file);

} // namespace reify
