// The Function panel: the library function that the current step runs, its operands' abstract
// values, and what each line came to.
#pragma once
#include "views/command.h"

#include <string>

namespace reify {

struct Scene;

struct FunctionState {
  uint32_t revealedLine = 0;
  std::string revealedFunction;
};

void drawFunction(const Scene &scene, FunctionState &state, Commands &out);
/// What would fill it, when it is empty.
std::string needsFunction(const Scene &scene);

} // namespace reify
