// The Four stages panel: the current op as it comes in, reified, simplified and dropped, side by
// side. The panes scroll together by op: what is at the top of one is brought to the top of the
// others.
#pragma once
#include "views/command.h"
#include "views/scene/shown.h"
#include "views/widgets/ir_text.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace reify {

struct StagePane {
  const char *title;
  uint32_t step = 0;
  std::vector<IrRow> rows;
  uint32_t columns = 0;
  PaneScroll scroll;
};

struct StagesState {
  std::shared_ptr<const PreparedSnapshot> prepared;
  std::array<StagePane, 4> panes;
  std::array<float, 4> drawnAt{}; // scroll after the last frame, to see which pane was moved
  OpRef revealed;
};

void drawStages(const Scene &scene, StagesState &state, Commands &out);

/// Where the other panes have to go when `from` shows row `top` first: the same op's row, or -1.
int linkedRow(const StagePane &from, size_t top, const StagePane &to);
/// What would fill it, when it is empty.
std::string needsStages(const Scene &scene);

} // namespace reify
