// The script that is being recorded.
#pragma once
#include <cstdint>
#include <string>

namespace reify {

struct Scene;

struct Recording {
  bool isOn = false;
  uint32_t commands = 0; // so far
  std::string newFile;   // what it might be called
  std::string problem;   // why it could not be saved; "" for none
};

const Recording &recordingOf(const Scene &scene);

} // namespace reify
