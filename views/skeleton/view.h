// The dialog with the text that a library for an op begins with: to be copied, saved or appended.
#pragma once
#include "views/command.h"

#include <string>

namespace reify {

struct Scene;

struct SkeletonState {
  std::string path; // of a new file
  std::string madeFor;
  bool wasOpen = false;
};

void drawSkeleton(const Scene &scene, SkeletonState &state, Commands &out);

} // namespace reify
