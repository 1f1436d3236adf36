// Commands of who writes a library: its tests, its source, the beginning of a new one.
#pragma once
#include "views/command.h"
#include <cstdint>
#include <string>

namespace reify {

/// Runs the tests of the window's libraries.
struct CheckLibraries {
  bool operator==(const CheckLibraries &) const = default;
};

struct CancelCheck {
  bool operator==(const CancelCheck &) const = default;
};

/// A line of a library in the Library panel.
struct ShowLibrarySource {
  std::string file; // as places name it
  uint32_t line;
  bool operator==(const ShowLibrarySource &) const = default;
};

/// Shows the text with which a library file for the op begins.
struct WriteSkeleton {
  std::string op;
  bool ascii = false, decomposition = false;
  bool operator==(const WriteSkeleton &) const = default;
};

struct SaveSkeleton {
  std::string path;
  bool append; // to a file that is there; else the file must be new
  bool operator==(const SaveSkeleton &) const = default;
};

} // namespace reify
