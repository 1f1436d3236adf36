#include "views/stages/view.h"

#include "views/commands/moves.h"
#include "views/needs_run.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"

#include <cmath>

namespace reify {

namespace {

void fill(StagePane &pane, const char *title, uint32_t step, const Listing &listing) {
  pane = {title, step, {}, columnsOf(listing), {}};
  for (size_t i = 0; i < listing.lines.size(); ++i)
    pane.rows.push_back({&listing.lines[i], uint32_t(i) + 1, listing.lines[i].mark, false});
}

int rowOf(const StagePane &pane, OpRef op) {
  for (size_t i = 0; i < pane.rows.size(); ++i)
    if (pane.rows[i].line->op == op)
      return int(i);
  return -1;
}

/// Marks the words that differ.
void compare(StagePane &before, const Listing &beforeLines, StagePane &after, const Listing &afterLines) {
  for (const UnifiedLine &pair : alignListings(beforeLines, afterLines)) {
    const bool isChange = pair.before >= 0 && pair.after >= 0 && after.rows[pair.after].mark == Mark::Changed;
    if (isChange)
      markWords(before.rows[pair.before], after.rows[pair.after]);
  }
}

void update(const Scene &scene, StagesState &state) {
  if (state.prepared == preparedOf(scene))
    return;
  state.prepared = preparedOf(scene);
  const Artefacts &a = state.prepared->artefacts;
  const auto scrolls = state.drawnAt;
  fill(state.panes[0], "Input", a.inputStep, a.input);
  fill(state.panes[1], "Reified", a.reifiedStep, a.reified);
  fill(state.panes[2], "Simplified", a.simplifiedStep, a.simplified);
  fill(state.panes[3], "Dropped", a.droppedStep, a.dropped);
  for (size_t i = 0; i < 4; ++i)
    state.panes[i].scroll.y = scrolls[i];
  compare(state.panes[0], a.input, state.panes[3], a.dropped);
  compare(state.panes[1], a.reified, state.panes[2], a.simplified);
}

float rowHeight(const Scene &scene) {
  ScopedFont font(fontsOf(scene).mono);
  return std::floor(ImGui::GetTextLineHeight() * 1.25f);
}

/// After the user scrolled pane `moved`, brings the others to the same op.
void link(const Scene &scene, StagesState &state, size_t moved) {
  const float height = rowHeight(scene);
  const size_t top = size_t(state.panes[moved].scroll.y / height);
  const float rest = state.panes[moved].scroll.y - top * height;
  for (size_t i = 0; i < 4; ++i) {
    if (i == moved)
      continue;
    const int row = linkedRow(state.panes[moved], top, state.panes[i]);
    if (row >= 0)
      state.panes[i].scroll.y = row * height + rest;
  }
}

void follow(const Scene &scene, StagesState &state) {
  const OpRef wanted = selectionOf(scene).op.op ? selectionOf(scene).op : snapshotOf(scene)->currentOp;
  if (wanted == state.revealed)
    return;
  state.revealed = wanted;
  for (StagePane &pane : state.panes)
    pane.scroll.reveal = rowOf(pane, wanted);
}

void drawTitle(const Scene &scene, const StagePane &pane, Commands &out) {
  const bool isHere = pane.step == cursorOf(scene);
  ScopedInk ink(themeOf(scene), isHere ? Ink::Accent : Ink::Text);
  ImGui::TextUnformatted(pane.title);
  ImGui::SameLine();
  char label[32];
  snprintf(label, sizeof label, "step %u", pane.step);
  if (ImGui::TextLink(label))
    out.push_back(GoToStep{pane.step});
}

} // namespace

int linkedRow(const StagePane &from, size_t top, const StagePane &to) {
  // The first op at or below the top that the other pane has too.
  for (size_t i = top; i < from.rows.size() && i < top + 40; ++i) {
    const OpRef op = from.rows[i].line->op;
    const int row = op.op ? rowOf(to, op) : -1;
    if (row >= 0)
      return std::max(0, row - int(i - top));
  }
  return -1;
}

void drawStages(const Scene &scene, StagesState &state, Commands &out) {
  update(scene, state);
  const Artefacts &artefacts = state.prepared->artefacts;
  follow(scene, state);
  ImGui::TextUnformatted(artefacts.title.c_str());
  const float spacing = ImGui::GetStyle().ItemSpacing.x;
  const ImVec2 room = ImGui::GetContentRegionAvail();
  // Two by two where that leaves each pane a readable height, else four in a row.
  const int columns = room.y > ImGui::GetFontSize() * 22 ? 2 : 4, rows = 4 / columns;
  const float width = (room.x - (columns - 1) * spacing) / columns;
  const float height = (room.y - (rows - 1) * ImGui::GetStyle().ItemSpacing.y) / rows;
  int moved = -1;
  for (int i = 0; i < 4; ++i) {
    StagePane &pane = state.panes[i];
    ScopedId id(i);
    if (i % columns)
      ImGui::SameLine();
    ScopedChild column("column", {width, height});
    drawTitle(scene, pane, out);
    drawIrPane(scene, {"lines", {0, 0}, pane.rows, pane.columns, snapshotOf(scene)->currentOp, false}, pane.scroll,
               out);
    const bool wasRevealed = pane.scroll.reveal >= 0;
    pane.scroll.reveal = -1;
    if (!wasRevealed && std::abs(pane.scroll.y - state.drawnAt[i]) >= 1 && moved < 0)
      moved = i;
  }
  if (moved >= 0)
    link(scene, state, size_t(moved));
  for (size_t i = 0; i < 4; ++i)
    state.drawnAt[i] = state.panes[i].scroll.y;
}

std::string needsStages(const Scene &scene) {
  if (!preparedOf(scene))
    return needsRun(scene);
  return preparedOf(scene)->artefacts.available ? ""
                                                : "This step is not about one op. Next op (F8) goes "
                                                  "to one; its four stages, input, reified, "
                                                  "simplified and dropped, stand here then.";
}

} // namespace reify
