// Commands that record a script of what the user does.
#pragma once
#include "views/command.h"

#include <string>

namespace reify {

struct StartRecording {
  bool operator==(const StartRecording &) const = default;
};

/// Ends the recording, once it is in the file.
struct SaveRecording {
  std::string path;
  bool operator==(const SaveRecording &) const = default;
};

/// Ends it without a file.
struct DropRecording {
  bool operator==(const DropRecording &) const = default;
};

} // namespace reify
