// The Steps panel: the tree of steps, a search over it, and where the user is.
#pragma once
#include "engine/query/snapshot.h"
#include "views/command.h"
#include "views/steps/model.h"

#include <memory>
#include <string>
#include <unordered_map>

namespace reify {

struct Scene;

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
