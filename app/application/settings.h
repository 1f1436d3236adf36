// What is remembered between starts, in JSON in the user's config folder. A broken or missing file
// means the defaults, never an error.
#pragma once
#include "views/breakpoint.h"
#include "views/options.h"

#include <string>
#include <vector>

namespace reify {

struct RecentModel {
  std::string model;
  std::vector<std::string> libraries;
};

struct Settings {
  Options options;
  int zoomPercent = 100;
  std::vector<RecentModel> recent;     // newest first
  std::vector<Breakpoint> breakpoints; // of user files by absolute path
  int width = 1600, height = 1000;     // of the window
};

inline constexpr size_t kRecentModels = 12;

/// $XDG_CONFIG_HOME/reify or ~/.config/reify; made if missing. "" when there is no home.
std::string configFolder();
Settings loadSettings(const std::string &folder);
/// Replaces the file as a whole, or leaves it; gives what went wrong, "" for nothing.
std::string saveSettings(const Settings &settings, const std::string &folder);

void rememberModel(Settings &settings, RecentModel model);

} // namespace reify
