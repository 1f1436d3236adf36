// The Steps panel: the tree of steps, a search over it, and where the user is.
#pragma once
#include "views/steps/model.h"

#include <string>

namespace reify {

struct StepsState {
  StepTreeState tree;
  std::string search;
  bool wantsSearch = false; // move the keyboard to the search field
  // What the model was made for.
  StepTreeModel model;
  std::shared_ptr<const TraceIndex> index;
  StepTreeOptions options;
  uint32_t revealed = ~0u;                    // cursor that was last scrolled to
  std::unordered_map<uint32_t, StepRow> rows; // formatted so far
};

void drawSteps(const Scene &scene, StepsState &state, Commands &out);

} // namespace reify
