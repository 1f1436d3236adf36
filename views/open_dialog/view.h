// The dialog that picks a file, inside the window: it works on every desktop and with keys alone.
#pragma once
#include "views/command.h"
#include "views/commands/frame.h"

#include <string>
#include <vector>

namespace reify {

struct Scene;

struct FolderEntry {
  std::string name;
  bool isFolder = false;
};

struct FolderListing {
  std::string path;                 // absolute
  std::vector<FolderEntry> entries; // folders first, then files, by name
  std::string problem;              // why it could not be read; "" if it could
};

/// Reads a folder; hidden files are left out. Does I/O: not for a draw function.
FolderListing listFolder(const std::string &path);
/// Whether the file is of the kinds that the dialog is for; others are shown dimmed.
bool isFor(Dialog dialog, std::string_view name);
/// Whether the folder is one that opens as a whole: it has a reify.json or a model.mlir.
bool isProject(const FolderListing &folder);

struct OpenDialogState {
  std::string name; // typed or chosen
  int chosen = 0;
  std::string listed; // folder at the last frame
  bool wasOpen = false;
};

void drawOpenDialog(const Scene &scene, const FolderListing &folder, Dialog dialog, OpenDialogState &state,
                    Commands &out);

} // namespace reify
