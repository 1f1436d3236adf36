// The command line of the window: `reify [FILE] [options]`.
#pragma once
#include "engine/importing/import_program.h"

#include <optional>
#include <string>
#include <vector>

namespace reify {

struct WindowArguments {
  std::string model; // a file or a sample's folder; "" = start page
  std::vector<std::string> libraries;
  std::vector<std::string> backendLegalOps;
  std::string passPipeline;    // run instead of the lowering; "" = the lowering
  bool allowOutside = false;   // follow paths of a reify.json that lead out of its folder
  bool ignoresProject = false; // the model alone, without a reify.json beside it
  std::string narrate;         // file for the narration; "" = none
  ImportOptions import;        // of programs that PyTorch reads
  std::string control;         // where commands come from; "" = nowhere
  std::optional<float> scale;  // of the display, instead of what it says itself
  std::optional<bool> isLight; // theme, instead of the one in the settings
};

namespace cli {

/// Opens the window until it is closed; gives the exit code. A program that was built without a window
/// sets none.
using OpenWindow = int (*)(const WindowArguments &arguments);
void setWindow(OpenWindow open);

} // namespace cli
} // namespace reify
