// A scrolled pane of IR lines: number, mark, fold arrow, coloured tokens. Draws what is visible
// only; a click on a value selects the value, elsewhere the line's op.
#pragma once
#include "engine/query/ir/listing.h"
#include "views/command.h"

#include <cstdint>
#include <imgui.h>
#include <span>

namespace reify {

struct Scene;

struct IrRow {
  const Line *line = nullptr; // null: nothing on this side
  uint32_t number = 0;        // from 1
  Mark mark = Mark::None;
  bool isFolded = false;                   // lines below it are hidden
  uint32_t changedFrom = 0, changedTo = 0; // bytes of the line that its other side has not alike
};

/// Sets the changed words of two rows that stand for one op: all between the first and the last
/// token that differ.
void markWords(IrRow &before, IrRow &after);

/// Scroll position of panes that move together.
struct PaneScroll {
  float x = 0, y = 0;
  int hoveredFrame = -2; // last frame in which the mouse was over one of the panes
  bool toLeft = false;   // scroll back to the beginning of lines at the next draw
  int reveal = -1;       // row to bring into view at the next draw, or -1
};

struct IrPane {
  const char *id = "";
  ImVec2 size = {0, 0};
  std::span<const IrRow> rows;
  uint32_t columns = 0; // longest line
  OpRef currentOp;
  bool showNumbers = true;
};

/// The row whose fold arrow was clicked, or -1.
int drawIrPane(const Scene &scene, const IrPane &pane, PaneScroll &scroll, Commands &out);

/// The number of columns that the longest of these lines takes.
uint32_t columnsOf(const Listing &listing);

} // namespace reify
