#include "engine/source/assets.h"

#include <cstdlib>
#include <filesystem>

namespace reify {

AssetPaths findAssets() {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::path program = fs::read_symlink("/proc/self/exe", error);
  fs::path build = program.parent_path().parent_path();
  const char *override = std::getenv("REIFY_ASSETS");
  fs::path folder = override && *override ? fs::path(override) : build.parent_path() / "assets";
  // A compiled library beside given assets wins: an installed tree has no build folder.
  fs::path compiled = folder / "library.mlirbc";
  if (!fs::exists(compiled, error))
    compiled = build / "assets" / "library.mlirbc";
  return {folder.string(), compiled.string()};
}

} // namespace reify
