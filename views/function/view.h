// The Function panel: the library function that the current step runs, its operands' abstract
// values, and what each line came to.
#pragma once
#include "views/scene.h"

namespace reify {

struct FunctionState {
  uint32_t revealedLine = 0;
  std::string revealedFunction;
};

void drawFunction(const Scene &scene, FunctionState &state, Commands &out);

} // namespace reify
