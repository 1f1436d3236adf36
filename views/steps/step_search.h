// A search over the steps and what it found.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace reify {

struct Scene;

struct StepSearch {
  std::string text; // what `hits` are for
  std::vector<uint32_t> hits;
  bool isRunning = false;
};

const StepSearch &searchOf(const Scene &scene);

} // namespace reify
