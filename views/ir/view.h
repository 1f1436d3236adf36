// The IR panel: the module before and after the current step.
#pragma once
#include "views/ir/model.h"

namespace reify {

struct IrPanelState {
  std::set<FoldKey> folded;
  PaneScroll scroll;
  // What the model was made for.
  std::shared_ptr<const PreparedSnapshot> prepared;
  bool sideBySide = false;
  IrModel model;
  uint32_t revealedStep = 0;
  OpRef revealedOp;
  OpRef revealedSelection;
};

void drawIr(const Scene &scene, IrPanelState &state, Commands &out);

} // namespace reify
