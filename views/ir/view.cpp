#include "views/ir/view.h"

#include "views/commands/frame.h"
#include "views/commands/selection.h"
#include "views/options.h"
#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/option_button.h"

namespace reify {

namespace {

/// Two panes of fewer columns than this show too little of a line to compare.
constexpr float kLeastColumns = 36;

bool isWideEnough(const Scene &scene, const IrPanelState &state) {
  ScopedFont font(fontsOf(scene).mono);
  return state.width / 2 >= kLeastColumns * ImGui::CalcTextSize("0").x;
}

void update(const Scene &scene, IrPanelState &state, bool foldsChanged) {
  const bool sideBySide = optionsOf(scene)[Option::SideBySide] && isWideEnough(scene, state);
  if (!foldsChanged && state.prepared == preparedOf(scene) && state.sideBySide == sideBySide)
    return;
  const bool isNewTrace = !state.prepared || state.prepared->snapshot.trace != preparedOf(scene)->snapshot.trace;
  if (isNewTrace) {
    state.folded.clear();
    state.scroll = {};
    state.revealedOp = {};
  }
  state.prepared = preparedOf(scene);
  state.sideBySide = sideBySide;
  state.model = makeIrModel(*state.prepared, sideBySide, state.folded);
  // Only when the step changes: what the user scrolled to stays while other things are looked at.
  const bool isNewStep = isNewTrace || state.revealedStep != snapshotOf(scene)->cursor;
  state.revealedStep = snapshotOf(scene)->cursor;
  state.scroll.toLeft = isNewStep && optionsOf(scene)[Option::FollowOp];
}

void follow(const Scene &scene, IrPanelState &state) {
  const OpRef current = snapshotOf(scene)->currentOp;
  if (optionsOf(scene)[Option::FollowOp] && current.op && current != state.revealedOp)
    state.scroll.reveal = state.model.rowOf(current);
  state.revealedOp = current;
  if (selectionOf(scene).op.op && selectionOf(scene).op != state.revealedSelection)
    state.scroll.reveal = state.model.rowOf(selectionOf(scene).op);
  state.revealedSelection = selectionOf(scene).op;
}

/// A fold arrow was clicked: regions fold here, calculate ops are spelled out by the snapshot.
void toggleFold(const Scene &scene, IrPanelState &state, const IrRow &row, Commands &out) {
  const Line &line = *row.line;
  const bool isCalculation = line.isBadge && line.op.op && !line.isLibrary;
  if (line.isBadge && line.isLibrary)
    out.push_back(ToggleOption{Option::ShowLibrary});
  else if (isCalculation)
    out.push_back(OpenCalculation{line.op.op});
  else if (openCalculationOf(scene) && line.op.op == openCalculationOf(scene))
    out.push_back(OpenCalculation{});
  else if (!state.folded.erase(foldKey(line.op)))
    state.folded.insert(foldKey(line.op));
  update(scene, state, true);
}

void drawHeader(const Scene &scene, IrPanelState &state, Commands &out) {
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, 0}); // the switches start a line
  optionButton(scene, Option::SideBySide, "side by side", out);
  optionButton(scene, Option::FollowOp, "follow op", out);
  optionButton(scene, Option::FoldCalculations, "fold calculations", out);
  optionButton(scene, Option::ShowLibrary, "library", out);
  sameLineIfRoom(ImGui::CalcTextSize("000 changed lines").x);
  const uint32_t changed = state.model.changedLines;
  if (changed)
    ImGui::TextColored(themeOf(scene).vec(Ink::Changed), "%u changed %s", changed, changed == 1 ? "line" : "lines");
  else
    ImGui::TextDisabled("no changed line");
}

void drawTitles(float width) {
  const char *const titles[] = {"Before this step", "After this step"};
  const float x = ImGui::GetCursorPosX();
  for (int i = 0; i < 2; ++i) {
    ImGui::SetCursorPosX(x + i * width);
    ImGui::TextDisabled("%s", titles[i]);
    if (i == 0)
      ImGui::SameLine();
  }
}

} // namespace

void drawIr(const Scene &scene, IrPanelState &state, Commands &out) {
  state.width = ImGui::GetContentRegionAvail().x;
  update(scene, state, false);
  follow(scene, state);
  drawHeader(scene, state, out);
  const float spacing = ImGui::GetStyle().ItemSpacing.x;
  const float half = (ImGui::GetContentRegionAvail().x - spacing) / 2;
  IrPane right{"after", {0, 0}, state.model.right, state.model.rightColumns, snapshotOf(scene)->currentOp};
  int folded = -1;
  const std::vector<IrRow> *clicked = nullptr;
  if (state.sideBySide) {
    drawTitles(half + spacing);
    IrPane left = right;
    left.id = "before";
    left.size.x = half;
    left.rows = state.model.left;
    left.columns = state.model.leftColumns;
    if (folded = drawIrPane(scene, left, state.scroll, out); folded >= 0)
      clicked = &state.model.left;
    ImGui::SameLine();
  }
  if (int row = drawIrPane(scene, right, state.scroll, out); row >= 0) {
    folded = row;
    clicked = &state.model.right;
  }
  state.scroll.reveal = -1;
  state.scroll.toLeft = false;
  if (clicked) {
    const IrRow row = (*clicked)[folded];
    toggleFold(scene, state, row, out);
  }
}

} // namespace reify
