// The command line of the window: `reify [FILE] [--library L]...`.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace reify {

struct Arguments {
  std::string model; // a file or a sample's folder; "" = start page
  std::vector<std::string> libraries;
  std::vector<std::string> backendLegalOps;
  std::string passPipeline;    // run instead of the lowering; "" = the lowering
  std::string narrate;         // file for the narration; "" = none
  std::optional<float> scale;  // of the display, instead of what it says itself
  std::optional<bool> isLight; // theme, instead of the one in the settings
  bool wantsHelp = false;
};

/// What is wrong with the command line goes to `problem`; nothing is returned then.
std::optional<Arguments> parseArguments(int argc, char **argv, std::string &problem);
extern const char *const kUsage;

} // namespace reify
