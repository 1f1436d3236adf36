#include "views/steps/view.h"

#include "views/commands/moves.h"
#include "views/commands/selection.h"
#include "views/options.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/steps/step_search.h"
#include "views/widgets/drawn_text.h"
#include "views/widgets/option_button.h"

#include <misc/cpp/imgui_stdlib.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace reify {

namespace {

void update(const Scene &scene, StepsState &state) {
  const Trace &trace = *traceOf(scene);
  const bool isNewTrace = state.index != preparedOf(scene)->index;
  if (isNewTrace) {
    state.tree = {};
    state.rows.clear();
    state.index = preparedOf(scene)->index;
    state.revealed = ~0u;
  }
  const StepTreeOptions options{optionsOf(scene)[Option::EffectiveOnly], optionsOf(scene)[Option::GroupByOp]};
  bool isStale = isNewTrace || options.effectiveOnly != state.options.effectiveOnly ||
                 options.groupByOp != state.options.groupByOp;
  if (state.revealed != cursorOf(scene))
    isStale |= revealStep(trace, cursorOf(scene), state.tree);
  if (isStale) {
    state.options = options;
    state.model = makeStepTree(trace, *state.index, state.tree, options);
  }
}

void rebuild(const Scene &scene, StepsState &state) {
  state.model = makeStepTree(*traceOf(scene), *state.index, state.tree, state.options);
}

const StepRow &format(const Trace &trace, StepsState &state, uint32_t flat) {
  if (state.rows.size() > 8192)
    state.rows.clear();
  auto [entry, isNew] = state.rows.try_emplace(flat);
  if (isNew)
    entry->second = makeStepRow(trace, flat);
  return entry->second;
}

void drawFilters(const Scene &scene, StepsState &state, Commands &out) {
  ImGui::SetNextItemWidth(-1);
  if (std::exchange(state.wantsSearch, false))
    ImGui::SetKeyboardFocusHere();
  if (ImGui::InputTextWithHint("##search", "Search steps", &state.search))
    out.push_back(SearchSteps{state.search});
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, 0}); // the switches start a line
  optionButton(scene, Option::EffectiveOnly, "effective only", out);
  optionButton(scene, Option::GroupByOp, "by op", out);
  if (state.options.effectiveOnly) {
    sameLineIfRoom(ImGui::CalcTextSize("000000 hidden").x);
    ImGui::TextDisabled("%u hidden", state.model.hidden);
  }
}

bool isOfSelection(const Scene &scene, const Step &step, bool isInner) {
  return selectionOf(scene).op.op && !isInner && !selectionOf(scene).op.inner && step.op == selectionOf(scene).op.op;
}

/// The step's sign, title and number, over the item just made.
void drawRowText(const Scene &scene, const Step &step, const StepRow &text, float indent, ImVec2 at, float width) {
  const Theme &theme = themeOf(scene);
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float em = ImGui::GetFontSize();
  char number[16];
  std::snprintf(number, sizeof number, "%u", text.flat);
  const bool hasRoom = width > em * 12;
  const float numberX = at.x + width - (hasRoom ? ImGui::CalcTextSize(number).x + em * 0.3f : 0);
  ImGui::PushFont(fontsOf(scene).mono, 0);
  list.AddText({at.x + indent, at.y}, theme[inkOf(step.kind)], glyphOf(step.kind));
  ImGui::PopFont();
  const float titleX = at.x + indent + em * 1.1f;
  list.PushClipRect({titleX, at.y}, {std::max(titleX, numberX - em * 0.4f), at.y + em * 2}, true);
  drawText({titleX, at.y}, theme[text.changesNothing ? Ink::Dim : Ink::Text], text.title.c_str());
  list.PopClipRect();
  if (hasRoom)
    list.AddText({numberX, at.y}, theme[Ink::Dim], number);
}

/// The item of a row: selects on click; the returned place is where its text goes.
bool drawRowItem(const char *label, bool isCurrent, ImVec2 &at, float &width) {
  at = ImGui::GetCursorScreenPos();
  width = ImGui::GetContentRegionAvail().x;
  return ImGui::Selectable(label, isCurrent, ImGuiSelectableFlags_SpanAllColumns);
}

void drawMarks(const Scene &scene, const Step &step, bool isInner, bool isCurrent, ImVec2 at) {
  const Theme &theme = themeOf(scene);
  const float h = ImGui::GetTextLineHeight(), w = ImGui::GetFontSize() * 0.18f;
  if (isCurrent)
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + w, at.y + h}, theme[Ink::Accent]);
  else if (isOfSelection(scene, step, isInner))
    ImGui::GetWindowDrawList()->AddCircleFilled({at.x + w, at.y + h / 2}, w, theme[Ink::Accent]);
}

void drawStepRow(const Scene &scene, StepsState &state, const StepTreeRow &row, bool &toggled, Commands &out) {
  const Trace::StepRef ref = traceOf(scene)->at(row.flat);
  const StepRow &text = format(*traceOf(scene), state, row.flat);
  const float em = ImGui::GetFontSize(), indent = em * 0.3f + row.depth * em * 0.5f;
  const bool isCurrent = row.flat == cursorOf(scene);
  ImVec2 at;
  float width;
  ScopedId id{int(row.flat)};
  const bool clicked = drawRowItem("##step", isCurrent, at, width);
  const bool isOnArrow = ImGui::GetMousePos().x < at.x + indent + em && ImGui::GetMousePos().x >= at.x + indent;
  if (clicked && row.hasChildren && isOnArrow) {
    state.tree.steps[row.flat] = !row.isOpen;
    toggled = true;
  } else if (clicked) {
    out.push_back(GoToStep{row.flat});
  }
  if (ImGui::IsItemFocused() && row.hasChildren &&
      ImGui::IsKeyPressed(row.isOpen ? ImGuiKey_LeftArrow : ImGuiKey_RightArrow)) {
    state.tree.steps[row.flat] = !row.isOpen;
    toggled = true;
  }
  if (!text.detail.empty() && ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s", text.detail.c_str());
  drawMarks(scene, *ref.step, ref.inner != nullptr, isCurrent, at);
  if (row.hasChildren) {
    ImGui::PushFont(fontsOf(scene).mono, 0);
    ImGui::GetWindowDrawList()->AddText({at.x + indent, at.y}, themeOf(scene)[Ink::Dim], row.isOpen ? "▾" : "▸");
    ImGui::PopFont();
  }
  drawRowText(scene, *ref.step, text, indent + em, at, width);
}

void drawHeadingRow(const Scene &scene, StepsState &state, const StepTreeRow &row, bool &toggled, Commands &out) {
  const TraceIndex::OpSteps &op = state.index->opSteps[row.heading];
  ScopedId id{-2 - row.heading};
  ImVec2 at;
  float width;
  const bool isSelected = selectionOf(scene).op == OpRef{op.op, false};
  if (drawRowItem("##op", isSelected, at, width)) {
    state.tree.headings[op.op.index] = !row.isOpen;
    toggled = true;
    out.push_back(SelectOp{{op.op, false}});
  }
  const float em = ImGui::GetFontSize();
  ImDrawList &list = *ImGui::GetWindowDrawList();
  ImGui::PushFont(fontsOf(scene).mono, 0);
  list.AddText({at.x + em * 0.4f, at.y}, themeOf(scene)[Ink::Dim], row.isOpen ? "▾" : "▸");
  ImGui::PopFont();
  const std::string title = titleOf(*snapshotOf(scene), {op.op, false});
  drawText({at.x + em * 1.6f, at.y}, themeOf(scene)[Ink::Text], title.c_str());
}

void revealCursor(const Scene &scene, StepsState &state, float rowHeight) {
  if (state.revealed == cursorOf(scene))
    return;
  state.revealed = cursorOf(scene);
  const int row = state.model.rowOf(*traceOf(scene), cursorOf(scene));
  const float top = row * rowHeight, view = ImGui::GetWindowHeight();
  if (row >= 0 && (top < ImGui::GetScrollY() + rowHeight || top > ImGui::GetScrollY() + view - 2 * rowHeight))
    ImGui::SetScrollY(std::max(0.f, top - view * 0.4f));
}

void drawTree(const Scene &scene, StepsState &state, Commands &out) {
  ScopedChild child("tree");
  const float rowHeight = ImGui::GetTextLineHeightWithSpacing();
  revealCursor(scene, state, rowHeight);
  bool toggled = false;
  ImGuiListClipper clipper;
  clipper.Begin(int(state.model.rows.size()), rowHeight);
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const StepTreeRow &row = state.model.rows[i];
      if (row.heading >= 0)
        drawHeadingRow(scene, state, row, toggled, out);
      else
        drawStepRow(scene, state, row, toggled, out);
    }
  if (toggled)
    rebuild(scene, state);
}

void drawHits(const Scene &scene, StepsState &state, Commands &out) {
  const StepSearch &search = searchOf(scene);
  if (search.text != state.search || search.isRunning)
    ImGui::TextDisabled("Searching…");
  else if (search.hits.empty())
    ImGui::TextWrapped("No step mentions \"%s\".", search.text.c_str());
  else
    ImGui::TextDisabled("%zu steps", search.hits.size());
  ScopedChild child("hits");
  bool toggled = false;
  ImGuiListClipper clipper;
  clipper.Begin(int(search.hits.size()), ImGui::GetTextLineHeightWithSpacing());
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
      drawStepRow(scene, state, {search.hits[i]}, toggled, out);
}

} // namespace

void drawSteps(const Scene &scene, StepsState &state, Commands &out) {
  update(scene, state);
  drawFilters(scene, state, out);
  if (state.search.empty())
    drawTree(scene, state, out);
  else
    drawHits(scene, state, out);
}

} // namespace reify
