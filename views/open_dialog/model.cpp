#include "views/open_dialog/view.h"

#include <algorithm>
#include <filesystem>

namespace reify {

FolderListing listFolder(const std::string &path) {
  namespace fs = std::filesystem;
  FolderListing listing;
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(path.empty() ? "." : path, error);
  listing.path = folder.string();
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    std::error_code ignored;
    if (!name.starts_with('.'))
      listing.entries.push_back({name, it->is_directory(ignored)});
  }
  if (error)
    listing.problem = "This folder cannot be read: " + error.message();
  std::sort(listing.entries.begin(), listing.entries.end(), [](const FolderEntry &a, const FolderEntry &b) {
    return a.isFolder != b.isFolder ? a.isFolder : a.name < b.name;
  });
  return listing;
}

bool looksLikeModule(std::string_view name) {
  for (std::string_view ending : {".mlir", ".mlirbc", ".torch", "reify.json"})
    if (name.ends_with(ending))
      return true;
  return false;
}

} // namespace reify
