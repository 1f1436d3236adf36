// Where the files are that come with the program.
#pragma once
#include <string>

namespace reify {

struct AssetPaths {
  std::string folder;         // with schemas/, library/, fonts/ ...
  std::string builtinLibrary; // the compiled built-in op library (bytecode)
};

/// By the environment variable REIFY_ASSETS, else relative to the running program: built programs lie
/// in build/bin, assets beside the build folder, compiled ones in build/assets. Paths may not exist.
AssetPaths findAssets();

} // namespace reify
