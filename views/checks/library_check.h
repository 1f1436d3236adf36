// The tests of the window's libraries, and the invocation that is stepped through.
#pragma once
#include "engine/catalogue/catalogue.h"
#include <memory>
#include <string>

namespace reify {

struct Scene;

/// The tests of the window's libraries.
struct LibraryCheck {
  bool isRunning = false;
  unsigned done = 0, total = 0;                     // calls
  std::shared_ptr<const check::CheckReport> report; // of the last check; null before the first
};

/// An invocation that is being stepped through in place of the model.
struct SteppedInvocation {
  std::string function; // "my.scale shape, invocation 2"
  Place place;          // where it is written; unknown for a model
  std::string model;    // what the way back leads to; "" for nothing
};

const LibraryCheck &checkOf(const Scene &scene);
const SteppedInvocation &invocationOf(const Scene &scene);

} // namespace reify
