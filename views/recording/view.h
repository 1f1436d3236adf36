// The dialog in which a recorded script gets its file.
#pragma once
#include "views/command.h"

#include <string>

namespace reify {

struct Scene;

struct RecordingState {
  std::string path;
  bool wasOpen = false;
};
void drawSaveRecording(const Scene &scene, RecordingState &state, Commands &out);

} // namespace reify
