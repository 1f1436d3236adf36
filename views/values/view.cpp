#include "views/values/view.h"

#include "views/commands/moves.h"
#include "views/commands/selection.h"
#include "views/needs_run.h"
#include "views/options.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/option_button.h"
#include "views/widgets/verdict_sign.h"

#include <misc/cpp/imgui_stdlib.h>

#include <algorithm>
#include <cstdio>

namespace reify {

namespace {

const WrittenTypes &writtenOf(const Scene &scene) { return preparedOf(scene)->index->written; }

void update(const Scene &scene, ValuesState &state) {
  const bool changedOnly = optionsOf(scene)[Option::ChangedOnly];
  const bool disagreementsOnly = optionsOf(scene)[Option::DisagreementsOnly] && writtenOf(scene).wereForgotten;
  if (state.prepared == preparedOf(scene) && state.madeFor == state.filter && state.changedOnly == changedOnly &&
      state.disagreementsOnly == disagreementsOnly)
    return;
  state.prepared = preparedOf(scene);
  state.madeFor = state.filter;
  state.changedOnly = changedOnly;
  state.disagreementsOnly = disagreementsOnly;
  const std::vector<ValueRow> &values = state.prepared->snapshot.values;
  state.rows = filterValues(values, state.filter, changedOnly);
  if (disagreementsOnly)
    state.rows = disagreeing(values, std::move(state.rows), writtenOf(scene));
}

void drawCell(const Scene &scene, const std::string &text, bool changed) {
  ImGui::TableNextColumn();
  const bool isUnknown = text == "?" || text == "unknown";
  const Ink ink = changed ? Ink::Changed : isUnknown ? Ink::Warning : Ink::Text;
  ImGui::TextColored(themeOf(scene).vec(ink), "%s", text.c_str());
}

/// The type that the model states, and how the one at this step compares with it.
void drawWrittenCell(const Scene &scene, const ValueRow &row) {
  ImGui::TableNextColumn();
  const TypeComparison *each = row.value.inner ? nullptr : writtenOf(scene).find(row.value.value);
  if (!each)
    return;
  const VerdictSign sign = signAt(*each, row.type);
  ImGui::TextColored(themeOf(scene).vec(sign.ink), "%s %s: %s", sign.glyph, sign.word,
                     shortType(each->written).c_str());
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("written %s\nfound %s%s%s", each->written.c_str(), each->found.c_str(),
                      each->difference.empty() ? "" : "\n", each->difference.c_str());
}

void drawValue(const Scene &scene, const ValueRow &row, Commands &out) {
  ImGui::TableNextRow();
  const bool isSelected = selectionOf(scene).value == row.value;
  const Theme &theme = themeOf(scene);
  if (isSelected)
    ImGui::TableSetBgColor(ImGuiTableBgTarget_RowBg0, theme[Ink::Selection]);
  else if (row.changed)
    ImGui::TableSetBgColor(ImGuiTableBgTarget_RowBg0, theme[Ink::ChangedBack]);
  ImGui::TableNextColumn();
  ImGui::TextColored(theme.vec(Ink::Changed), "%s", row.changed ? "~" : " ");
  ImGui::TableNextColumn();
  if (ImGui::Selectable(row.name.c_str(), isSelected, ImGuiSelectableFlags_SpanAllColumns))
    out.push_back(SelectValue{row.value});
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal)) {
    if (row.changed)
      ImGui::SetTooltip("%s\nwas %s", row.type.c_str(), row.previousType.c_str());
    else
      ImGui::SetTooltip("%s", row.type.c_str());
  }
  const bool isTensor = !row.semantics.empty();
  drawCell(scene, row.rank, row.changed);
  drawCell(scene, row.sizes, row.changed);
  drawCell(scene, isTensor ? row.dtype : row.type, row.changed);
  if (writtenOf(scene).wereForgotten)
    drawWrittenCell(scene, row);
  drawCell(scene, row.constant, false);
  drawCell(scene, row.semantics, row.changed);
}

void reveal(const Scene &scene, ValuesState &state, float height) {
  if (state.revealed == selectionOf(scene).value)
    return;
  state.revealed = selectionOf(scene).value;
  const auto &values = state.prepared->snapshot.values;
  for (size_t i = 0; i < state.rows.size(); ++i)
    if (values[state.rows[i]].value == selectionOf(scene).value) {
      const float top = i * height, view = ImGui::GetWindowHeight();
      if (top < ImGui::GetScrollY() || top > ImGui::GetScrollY() + view - 3 * height)
        ImGui::SetScrollY(std::max(0.f, top - view * 0.4f));
    }
}

void drawTable(const Scene &scene, ValuesState &state, float height, Commands &out) {
  ScopedFont font(fontsOf(scene).mono);
  const ImGuiTableFlags flags = ImGuiTableFlags_ScrollY | ImGuiTableFlags_ScrollX | ImGuiTableFlags_Resizable |
                                ImGuiTableFlags_BordersInnerV | ImGuiTableFlags_SizingFixedFit;
  const bool showsWritten = writtenOf(scene).wereForgotten;
  if (!ImGui::BeginTable(showsWritten ? "values and written types" : "values", showsWritten ? 8 : 7, flags,
                         {0, height}))
    return;
  ImGui::TableSetupScrollFreeze(2, 1);
  ImGui::TableSetupColumn("##mark", ImGuiTableColumnFlags_NoResize);
  // These fit what they show at every step; a resizable column keeps the width of its first content.
  for (const char *title : {"value", "rank", "sizes"})
    ImGui::TableSetupColumn(title, ImGuiTableColumnFlags_WidthFixed | ImGuiTableColumnFlags_NoResize);
  ImGui::TableSetupColumn("dtype / type");
  if (showsWritten)
    ImGui::TableSetupColumn("written", ImGuiTableColumnFlags_WidthFixed | ImGuiTableColumnFlags_NoResize);
  for (const char *title : {"constant", "semantics"})
    ImGui::TableSetupColumn(title);
  ImGui::TableHeadersRow();
  const float rowHeight = ImGui::GetTextLineHeight() + 2 * ImGui::GetStyle().CellPadding.y;
  reveal(scene, state, rowHeight);
  ImGuiListClipper clipper;
  clipper.Begin(int(state.rows.size()));
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      ScopedId id{int(state.rows[i])};
      drawValue(scene, state.prepared->snapshot.values[state.rows[i]], out);
    }
  ImGui::EndTable();
}

void drawHistory(const Scene &scene, Commands &out) {
  const Snapshot &snapshot = *snapshotOf(scene);
  if (!selectionOf(scene).value.value) {
    ScopedInk ink(themeOf(scene), Ink::Dim);
    ImGui::TextWrapped("Select a value to see every type it ever had.");
    return;
  }
  ImGui::Text("Every type of %s", nameOf(snapshot, selectionOf(scene).value).c_str());
  ScopedChild child("history");
  ScopedFont font(fontsOf(scene).mono);
  for (size_t i = 0; i < snapshot.selectedHistory.size(); ++i) {
    const TypeEvent &event = snapshot.selectedHistory[i];
    ScopedId id{int(i)};
    char label[24];
    std::snprintf(label, sizeof label, "step %u", event.step);
    if (ImGui::TextLink(label))
      out.push_back(GoToStep{event.step});
    ImGui::SameLine();
    ImGui::TextColored(themeOf(scene).vec(Ink::Type), "%s", event.type.c_str());
    ImGui::SameLine();
    ImGui::TextDisabled("%s", event.by.c_str());
  }
}

} // namespace

void drawValues(const Scene &scene, ValuesState &state, Commands &out) {
  update(scene, state);
  ImGui::SetNextItemWidth(ImGui::GetFontSize() * 9);
  ImGui::InputTextWithHint("##filter", "Filter", &state.filter);
  optionButton(scene, Option::ChangedOnly, "changed only", out);
  if (writtenOf(scene).wereForgotten)
    optionButton(scene, Option::DisagreementsOnly, "disagreements only", out);
  const float history = ImGui::GetFontSize() * 7;
  drawTable(scene, state, std::max(ImGui::GetFontSize() * 4, ImGui::GetContentRegionAvail().y - history), out);
  drawHistory(scene, out);
}

std::string needsValues(const Scene &scene) {
  if (!preparedOf(scene) || !snapshotOf(scene)->values.empty())
    return needsRun(scene);
  return "There is no value at this step.";
}

} // namespace reify
