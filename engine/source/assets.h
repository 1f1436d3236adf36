// Where the files are that come with the program.
#pragma once
#include <string>

namespace reify {

struct AssetPaths {
  std::string folder;         // with schemas/, library/, python/
  std::string builtinLibrary; // the compiled built-in op library (bytecode)
};

/// By the environment variable REIFY_ASSETS, else in ../share/reify from the running program on; for a program in
/// a build folder in the source tree that the build folder names. See asset_files.h. Paths may not exist.
AssetPaths findAssets();

} // namespace reify
