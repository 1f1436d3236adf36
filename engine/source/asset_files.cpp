#include "engine/source/asset_files.h"

#include <filesystem>

namespace reify {

namespace fs = std::filesystem;

static constexpr std::string_view kBuiltinSources = "assets/library/";

/// `folder`/`name` if it is there, else `otherwise`.
static std::string choose(const fs::path &folder, const char *name, const fs::path &otherwise) {
  std::error_code error;
  return (fs::is_directory(folder / name, error) ? folder / name : otherwise).lexically_normal().string();
}

std::string fontFolder(const AssetPaths &assets) {
  return choose(assets.folder, "fonts", fs::path(assets.builtinLibrary).parent_path() / "fonts");
}

std::string sampleFolder(const AssetPaths &assets) {
  return choose(assets.folder, "samples", fs::path(assets.folder) / ".." / "samples");
}

bool isBuiltinSource(std::string_view file) { return file.starts_with(kBuiltinSources); }

std::string builtinSourcePath(const AssetPaths &assets, std::string_view file) {
  if (isBuiltinSource(file))
    file.remove_prefix(kBuiltinSources.size());
  return (fs::path(assets.folder) / "library" / file).lexically_normal().string();
}

} // namespace reify
