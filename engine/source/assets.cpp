#include "engine/source/assets.h"

#include <sys/auxv.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace reify {

namespace fs = std::filesystem;

/// The running program's file; where /proc is not mounted, by the name that it was started under.
static fs::path programFile() {
  std::error_code error;
  if (fs::path program = fs::read_symlink("/proc/self/exe", error); !error)
    return program;
  const auto *name = reinterpret_cast<const char *>(getauxval(AT_EXECFN));
  return name ? fs::canonical(name, error) : fs::path();
}

/// What the build folder says of its source tree (assets/CMakeLists.txt); "" in an installed tree, which has
/// no such file. A relative name is meant from the build folder on.
static fs::path sourceAssets(const fs::path &build) {
  std::ifstream file(build / "assets" / "source-folder.txt");
  std::string line;
  return std::getline(file, line) && !line.empty() ? (build / line).lexically_normal() : fs::path();
}

AssetPaths findAssets() {
  std::error_code error;
  const fs::path prefix = programFile().parent_path().parent_path();
  const fs::path source = sourceAssets(prefix);
  const char *given = std::getenv("REIFY_ASSETS");
  fs::path folder = given && *given ? fs::path(given) : source.empty() ? prefix / "share" / "reify" : source;
  // A compiled library beside the assets wins: an installed tree has no build folder.
  fs::path compiled = folder / "library.mlirbc";
  if (!source.empty() && !fs::exists(compiled, error))
    compiled = prefix / "assets" / "library.mlirbc";
  return {folder.string(), compiled.string()};
}

} // namespace reify
