#include "views/open_dialog/view.h"

#include "views/commands/documents.h"
#include "views/commands/frame.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>

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

bool isFor(Dialog dialog, std::string_view name) {
  static constexpr std::array<std::string_view, 5> kModels = {".mlir", ".mlirbc", ".torch", ".pt2", "reify.json"};
  static constexpr std::array<std::string_view, 2> kLibraries = {".py", ".mlir"};
  const std::span<const std::string_view> endings =
      dialog == Dialog::AddLibrary ? std::span<const std::string_view>(kLibraries) : kModels;
  return std::ranges::any_of(endings, [&](std::string_view ending) { return name.ends_with(ending); });
}

bool isProject(const FolderListing &folder) {
  return std::ranges::any_of(folder.entries, [](const FolderEntry &entry) {
    return !entry.isFolder && (entry.name == "reify.json" || entry.name == "model.mlir");
  });
}

} // namespace reify
