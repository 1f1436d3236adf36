// Where a test writes its files: a folder of this process alone, which goes with it. Two runs of the tests at a
// time do not meet there.
#pragma once
#include <filesystem>
#include <string>

#include <unistd.h>

namespace reify::test {

inline const std::filesystem::path &scratchFolder() {
  struct Folder {
    std::filesystem::path path = std::filesystem::temp_directory_path() / ("reify-tests-" + std::to_string(getpid()));
    Folder() { std::filesystem::create_directories(path); }
    ~Folder() {
      std::error_code ignored;
      std::filesystem::remove_all(path, ignored);
    }
  };
  static const Folder folder;
  return folder.path;
}

} // namespace reify::test
