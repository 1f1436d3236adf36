// The file that the Library panel shows.
#pragma once
#include "engine/source/diagnostics.h"
#include "views/source/source_text.h"
#include <cstdint>

namespace reify {

struct Scene;

/// A file of library functions in the Library panel.
struct OpenedLibrary {
  Place place;         // as messages name it; unknown for none
  SourceText source;   // empty while it is being read
  uint32_t opened = 0; // counts, so that the panel goes to the place each time
};

const OpenedLibrary &libraryOf(const Scene &scene);

} // namespace reify
