#include "views/library/view.h"

#include "views/checks/library_check.h"
#include "views/commands.h"
#include "views/commands/library_bench.h"
#include "views/library/opened_library.h"
#include "views/needs_run.h"
#include "views/scene/documents.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/option_button.h"
#include "views/widgets/place_link.h"

#include <misc/cpp/imgui_stdlib.h>

#include <cstdio>

namespace reify {

namespace {

void update(const Scene &scene, LibraryState &state) {
  const bool isNew = state.catalogue != catalogueOf(scene) || state.report != checkOf(scene).report;
  if (!isNew && state.madeFor == state.query)
    return;
  state.catalogue = catalogueOf(scene);
  state.report = checkOf(scene).report;
  state.madeFor = state.query;
  state.tests = TestTable(state.report.get());
  state.rows = makeLibraryRows(*state.catalogue, state.tests, state.query);
}

void drawFilters(const Scene &scene, LibraryState &state, Commands &out) {
  const float em = ImGui::GetFontSize();
  ImGui::SetNextItemWidth(em * 13);
  ImGui::InputTextWithHint("##search", "Op, or pattern with *", &state.query.text);
  sameLineIfRoom(em * 9);
  ImGui::SetNextItemWidth(em * 9);
  if (ImGui::BeginCombo("##filter", toString(state.query.filter).data())) {
    for (int i = 0; i < int(LibraryFilter::Count); ++i)
      if (ImGui::Selectable(toString(LibraryFilter(i)).data(), int(state.query.filter) == i))
        state.query.filter = LibraryFilter(i);
    ImGui::EndCombo();
  }
  const char *label = "Check";
  sameLineIfRoom(ImGui::CalcTextSize(label).x + 2 * ImGui::GetStyle().FramePadding.x);
  {
    ScopedDisabled disabled(checkOf(scene).isRunning);
    if (ImGui::Button(label))
      out.push_back(CheckLibraries{});
  }
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("Run the tests of the op libraries (%s)", chordName(findCommand("library.check")->chord).c_str());
  char count[64];
  std::snprintf(count, sizeof count, "%u of %zu ops", state.rows.ops, state.catalogue->ops.size());
  sameLineIfRoom(ImGui::CalcTextSize(count).x);
  ImGui::TextDisabled("%s", count);
}

Ink inkOf(TestState state) {
  switch (state) {
  case TestState::Passed:
    return Ink::Ok;
  case TestState::Failed:
    return Ink::Error;
  case TestState::Untested:
    return Ink::Warning;
  case TestState::NotChecked:
    break;
  }
  return Ink::Dim;
}

/// What the built-in functions were compared with long ago, where no check of today says more.
void drawTorchFigures(const Scene &scene, const TorchFigures &figures) {
  const bool isWhole = figures.agree == figures.calls;
  ImGui::TableNextColumn();
  ImGui::TextColored(themeOf(scene).vec(isWhole ? Ink::Ok : Ink::Warning), "%s %s", isWhole ? "✓" : "⚠",
                     toString(figures).c_str());
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("Shape and dtype were compared with PyTorch's own on %u calls,\n%u of which PyTorch refuses.%s",
                      figures.calls, figures.refused, isWhole ? "" : "\ndocs/library.md says where they differ.");
  ImGui::TableNextColumn();
}

bool hasTorchFigures(const CatalogueOp &op, const CatalogueFunction &function) {
  return op.torch && function.counts && function.home == FunctionHome::Builtin &&
         (function.role == FunctionRole::Shape || function.role == FunctionRole::Dtype);
}

void drawFigures(const Scene &scene, const TestFigures &figures) {
  ImGui::TableNextColumn();
  ImGui::TextColored(themeOf(scene).vec(inkOf(figures.state)), "%s %s", glyphOf(figures.state),
                     toString(figures).c_str());
  ImGui::TableNextColumn();
  if (!figures.hasCoverage()) {
    ImGui::TextUnformatted("");
    return;
  }
  const unsigned percent = (figures.lines - figures.missedLines) * 100 / figures.lines;
  const bool isWhole = !figures.missedLines && !figures.missedBranches;
  ImGui::TextColored(themeOf(scene).vec(isWhole ? Ink::Ok : Ink::Warning), "%s %u %%", isWhole ? "✓" : "⚠", percent);
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s", coverageText(figures).c_str());
}

/// The function that a click on an op shows.
const CatalogueFunction *firstFunction(const CatalogueOp &op) {
  return op.functions.empty() ? nullptr : &op.functions.front();
}

void show(const CatalogueFunction &function, Commands &out) {
  out.push_back(ShowLibrarySource{function.place.file, function.place.line});
}

void drawOpRow(const Scene &scene, LibraryState &state, const CatalogueOp &op, Commands &out) {
  const bool isOpen = state.query.open.contains(op.name);
  ImGui::TableNextColumn();
  const std::string label = std::string(isOpen ? "▾ " : "▸ ") + op.name + "###op";
  if (ImGui::Selectable(label.c_str(), state.selected == op.name, ImGuiSelectableFlags_SpanAllColumns)) {
    if (!isOpen)
      state.query.open.insert(op.name);
    else
      state.query.open.erase(op.name);
    state.selected = op.name;
    if (const CatalogueFunction *function = firstFunction(op); function && !isOpen)
      show(*function, out);
  }
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s", op.schema.empty() ? "no schema is known" : (op.schema + "\n" + op.aliasing).c_str());
  ImGui::TableNextColumn();
  ImGui::TextUnformatted(rolesOf(op).c_str());
  ImGui::TableNextColumn();
  ImGui::TextUnformatted(homesOf(op).c_str());
  const TestFigures figures = state.tests.figures(op);
  if (op.torch && figures.state == TestState::NotChecked)
    drawTorchFigures(scene, *op.torch);
  else
    drawFigures(scene, figures);
}

void drawFunctionRow(const Scene &scene, LibraryState &state, const CatalogueOp &op, const CatalogueFunction &function,
                     Commands &out) {
  ImGui::TableNextColumn();
  const Theme &theme = themeOf(scene);
  const std::string label =
      "     " + std::string(toString(function.role)) + "##" + std::string(toString(function.home));
  {
    ScopedInk ink(theme, function.counts ? Ink::Text : Ink::Dim);
    if (ImGui::Selectable(label.c_str(), state.selected == function.symbol, ImGuiSelectableFlags_SpanAllColumns)) {
      state.selected = function.symbol;
      show(function, out);
    }
  }
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("@%s\n%s", function.symbol.c_str(), toString(function.place).c_str());
  ImGui::TableNextColumn();
  Place shown = function.place;
  shown.file = fileName(shown.file);
  shown.column = 0;
  ImGui::TextColored(theme.vec(Ink::Accent), "%s", toString(shown).c_str());
  ImGui::TableNextColumn();
  const bool isShadowed = !function.counts;
  bool overrides = false;
  for (const CatalogueFunction &other : op.functions)
    overrides |= !other.counts && other.role == function.role && function.counts;
  ImGui::TextColored(theme.vec(isShadowed ? Ink::Warning : Ink::Text), "%s%s", toString(function.home).data(),
                     isShadowed  ? ", not used"
                     : overrides ? ", overrides"
                                 : "");
  if (function.role == FunctionRole::ValueSemantics) {
    ImGui::TableNextColumn();
    ImGui::TextDisabled("marker");
    ImGui::TableNextColumn();
  } else if (hasTorchFigures(op, function)) {
    drawTorchFigures(scene, *op.torch);
  } else {
    drawFigures(scene, state.tests.figures(op, function));
  }
}

void drawTable(const Scene &scene, LibraryState &state, ImVec2 size, Commands &out) {
  const ImGuiTableFlags flags = ImGuiTableFlags_ScrollY | ImGuiTableFlags_Resizable | ImGuiTableFlags_BordersInnerV |
                                ImGuiTableFlags_RowBg | ImGuiTableFlags_SizingStretchProp;
  if (!ImGui::BeginTable("ops", 5, flags, size))
    return;
  ImGui::TableSetupScrollFreeze(0, 1);
  ImGui::TableSetupColumn("op", 0, 3.f);
  ImGui::TableSetupColumn("functions", 0, 2.2f);
  ImGui::TableSetupColumn("from", 0, 2.f);
  ImGui::TableSetupColumn("tests", 0, 2.1f);
  ImGui::TableSetupColumn("coverage", 0, 1.1f);
  ImGui::TableHeadersRow();
  ImGuiListClipper clipper;
  clipper.Begin(int(state.rows.rows.size()));
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const LibraryRow &row = state.rows.rows[i];
      const CatalogueOp &op = state.catalogue->ops[row.op];
      ImGui::TableNextRow();
      ScopedId id(op.name.c_str());
      if (row.function < 0)
        drawOpRow(scene, state, op, out);
      else
        drawFunctionRow(scene, state, op, op.functions[row.function], out);
    }
  ImGui::EndTable();
}

} // namespace

void drawLibrary(const Scene &scene, LibraryState &state, Commands &out) {
  update(scene, state);
  drawFilters(scene, state, out);
  if (state.rows.rows.empty())
    ImGui::TextDisabled("No op is like that.");
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float em = ImGui::GetFontSize(), gap = ImGui::GetStyle().ItemSpacing.y;
  if (!libraryOf(scene).place.isKnown()) {
    drawTable(scene, state, room, out);
    return;
  }
  const bool isWide = room.x > em * 78;
  const ImVec2 table = isWide ? ImVec2{room.x * 0.5f, room.y} : ImVec2{room.x, std::max(em * 6, room.y * 0.45f - gap)};
  drawTable(scene, state, table, out);
  if (isWide)
    ImGui::SameLine();
  ScopedChild source("source", {0, 0});
  drawLibrarySource(scene, state, out);
}

std::string needsCatalogue(const Scene &scene) {
  if (!preparedOf(scene) || catalogueOf(scene))
    return needsRun(scene);
  return "The list of library functions fills when a model was read from its file.";
}

} // namespace reify
