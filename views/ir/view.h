// The IR panel: the module before and after the current step.
#pragma once
#include "views/command.h"
#include "views/ir/model.h"
#include "views/scene/shown.h"

namespace reify {

struct IrPanelState {
  std::set<FoldKey> folded;
  PaneScroll scroll;
  // What the model was made for.
  std::shared_ptr<const PreparedSnapshot> prepared;
  bool sideBySide = false; // as drawn: a narrow panel is unified whatever the switch says
  float width = 0;         // of the panel at the last frame
  IrModel model;
  uint32_t revealedStep = 0;
  OpRef revealedOp;
  OpRef revealedSelection;
};

void drawIr(const Scene &scene, IrPanelState &state, Commands &out);

} // namespace reify
