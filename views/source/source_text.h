// Files that are shown as source.
#pragma once
#include <string>
#include <vector>

namespace reify {

struct Scene;

/// A file of the user's that is shown as source.
struct SourceText {
  std::string path;
  std::vector<std::string> lines;
  std::string problem;    // why it cannot be shown; "" if it can
  bool isLibrary = false; // has functions that the run called
};

/// Those that the run's ops and the user's library functions come from.
const std::vector<SourceText> &sourcesOf(const Scene &scene);

} // namespace reify
