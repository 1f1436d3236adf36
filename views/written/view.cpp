#include "views/written/view.h"

#include "views/commands/moves.h"
#include "views/options.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/drawn_text.h"
#include "views/widgets/option_button.h"
#include "views/widgets/place_link.h"
#include "views/widgets/verdict_sign.h"

#include <algorithm>

namespace reify {

namespace {

const WrittenTypes &typesOf(const Scene &scene) { return preparedOf(scene)->index->written; }

/// A label such as "written"; what comes next stands behind it, in a column of its own.
void label(const char *text) {
  const float column = ImGui::GetCursorPosX() + ImGui::GetFontSize() * 4.2f;
  ImGui::TextDisabled("%s", text);
  ImGui::SameLine(column);
}

void labelledText(const char *name, ImVec4 colour, const std::string &text) {
  if (text.empty())
    return;
  label(name);
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::TextWrapped("%s", text.c_str());
  ImGui::PopStyleColor();
}

void labelledPlace(const char *name, const Place &place, Commands &out) {
  if (!place.isKnown())
    return;
  ScopedId id(name);
  label(name);
  placeLink(place, out);
}

void drawDetails(const Scene &scene, uint32_t index, Commands &out) {
  const TypeComparison &each = typesOf(scene).values[index];
  const Theme &theme = themeOf(scene);
  const float indent = ImGui::GetFontSize() * 1.2f;
  ImGui::Indent(indent);
  {
    ScopedFont font(fontsOf(scene).mono);
    labelledText("written", theme.vec(Ink::Type), each.written);
    labelledText("found", theme.vec(signOf(each.verdict).ink), each.found);
  }
  labelledText("because", theme.vec(Ink::Warning), each.reason);
  labelledPlace("lost at", each.reasonPlace, out);
  if (each.function)
    labelledText("library", theme.vec(Ink::Text), std::string(traceOf(scene)->tables.string(each.function)));
  labelledPlace("returned", each.functionPlace, out);
  if (each.madeAt != each.functionPlace)
    labelledPlace("made at", each.madeAt, out);
  labelledPlace("model", each.place, out);
  if (each.step) {
    label("step");
    const std::string title(traceOf(scene)->tables.string(traceOf(scene)->at(each.step).step->title));
    if (ImGui::TextLink(("step " + std::to_string(each.step) + ", " + title).c_str()))
      out.push_back(GoToDisagreement{index});
  }
  ImGui::Unindent(indent);
}

/// The value, its op and how its types differ, as a row that wraps and can be clicked.
void drawRow(const Scene &scene, WrittenState &state, uint32_t index, Commands &out) {
  const TypeComparison &each = typesOf(scene).values[index];
  const ValueRef value{each.value, false};
  const bool isSelected = selectionOf(scene).value == value;
  const bool isConsequence = each.consequenceOf >= 0;
  const float indent = ImGui::GetFontSize() * 1.2f, line = ImGui::GetTextLineHeight();
  const float width = ImGui::GetContentRegionAvail().x;
  const VerdictSign sign = signOf(each.verdict);
  const std::string name(traceOf(scene)->tables.string(traceOf(scene)->model.values[each.value.index].name));
  const std::string head = "%" + name + " " + each.opName;
  const std::string text = std::string(sign.word) + ": " + each.difference;
  const float height = ImGui::CalcTextSize(text.c_str(), nullptr, false, width - indent).y + line + 2;
  ScopedId id{int(index)};
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ImGui::Selectable("##type", isSelected, 0, {width, height}))
    out.push_back(GoToDisagreement{index});
  if (isSelected && state.revealed != value)
    ImGui::SetScrollHereY(0.3f);
  if (isSelected)
    state.revealed = value;
  const Theme &theme = themeOf(scene);
  ImGui::PushFont(fontsOf(scene).mono, 0);
  ImGui::GetWindowDrawList()->AddText(at, theme[isConsequence ? Ink::Dim : sign.ink], isConsequence ? "↳" : sign.glyph);
  drawText({at.x + indent, at.y}, theme[Ink::Value], head.c_str());
  ImGui::PopFont();
  drawWrapped({at.x + indent, at.y + line}, width - indent, theme[Ink::Text], text.c_str());
  if (!isConsequence || isSelected)
    drawDetails(scene, index, out);
}

void drawRoot(const Scene &scene, WrittenState &state, const WrittenRoot &root, Commands &out) {
  drawRow(scene, state, root.index, out);
  if (root.following.empty())
    return;
  ScopedId id{int(root.index)};
  const bool holdsSelected = std::ranges::any_of(root.following, [&](uint32_t index) {
    return selectionOf(scene).value == ValueRef{typesOf(scene).values[index].value, false};
  });
  if (holdsSelected && state.revealed != selectionOf(scene).value)
    ImGui::SetNextItemOpen(true);
  const size_t count = root.following.size();
  if (!ImGui::TreeNodeEx("more", 0, "%zu more %s from this", count, count == 1 ? "follows" : "follow"))
    return;
  for (uint32_t index : root.following)
    drawRow(scene, state, index, out);
  ImGui::TreePop();
}

void drawGroup(const Scene &scene, WrittenState &state, const char *title, TypeVerdict verdict,
               const std::vector<WrittenRoot> &roots, Commands &out) {
  if (roots.empty())
    return;
  const VerdictSign sign = signOf(verdict);
  bool isOpen;
  {
    ScopedInk ink(themeOf(scene), sign.ink), back(themeOf(scene), Ink::Raised, ImGuiCol_Header);
    char label[96];
    snprintf(label, sizeof label, "%s %s: %zu###%s", sign.glyph, title, typesOf(scene).count(verdict), title);
    isOpen = ImGui::CollapsingHeader(label, ImGuiTreeNodeFlags_DefaultOpen);
  }
  if (isOpen)
    for (const WrittenRoot &root : roots)
      drawRoot(scene, state, root, out);
}

/// What to do where there is nothing to list.
std::string nothingToList(const Scene &scene) {
  const WrittenTypes &types = typesOf(scene);
  if (!types.wereForgotten)
    return "A typed module, such as torch.export gives, states PyTorch's answer for every value. Forget types "
           "and find them again (Ctrl+Shift+F) erases them, lets the library alone find them, and lists here "
           "where the two differ.";
  if (types.values.empty())
    return "The model states no types inside its functions, so there is nothing to compare. Open the module as "
           "the exporter wrote it.";
  return types.disagreements.empty() ? "The library finds every type that is written." : "";
}

} // namespace

void drawWritten(const Scene &scene, WrittenState &state, Commands &out) {
  const WrittenTypes &types = typesOf(scene);
  if (state.index != preparedOf(scene)->index) {
    state.index = preparedOf(scene)->index;
    state.model = makeWrittenModel(types);
    state.revealed = {};
  }
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, 0}); // the switches start a line
  optionButton(scene, Option::ForgetTypes, "forget types and find them again", out);
  if (!types.values.empty()) {
    const bool differs = types.count(TypeVerdict::Contradiction) != 0;
    const Ink ink = differs ? Ink::Error : types.disagreements.empty() ? Ink::Ok : Ink::Warning;
    ScopedInk colour(themeOf(scene), ink);
    ImGui::TextWrapped("%s %s", differs ? "≠" : types.disagreements.empty() ? "✓" : "?", summaryOf(types).c_str());
  }
  if (!types.disagreements.empty())
    ImGui::TextDisabled("F4 goes to the next one, Shift+F4 back");
  if (const std::string nothing = nothingToList(scene); !nothing.empty()) {
    ScopedInk ink(themeOf(scene), Ink::Dim);
    ImGui::TextWrapped("%s", nothing.c_str());
  }
  if (selectionOf(scene).value != state.revealed)
    state.revealed = {};
  ScopedChild child("list");
  drawGroup(scene, state, "contradictions", TypeVerdict::Contradiction, state.model.contradictions, out);
  drawGroup(scene, state, "less known than written", TypeVerdict::KnowsLess, state.model.less, out);
}

} // namespace reify
