// What the dialog of a new library shows.
#pragma once
#include <string>
#include <vector>

namespace reify {

struct Scene;

/// The text with which a library for an op begins.
struct SkeletonText {
  std::string op, text;
  std::string note;                 // what has to be known of it; "" for nothing
  std::vector<std::string> targets; // files that it can be appended to
  std::string newFile;              // what a file of its own might be called
  std::string problem;              // why it could not be saved; "" for none
  bool ascii = false, decomposition = false;
};

const SkeletonText &skeletonOf(const Scene &scene);

} // namespace reify
