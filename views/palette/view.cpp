#include "views/palette/view.h"

#include "views/commands/moves.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/widgets/dialog_window.h"

#include <misc/cpp/imgui_stdlib.h>

#include <algorithm>

namespace reify {

namespace {

/// A modal-looking window in the middle of the screen. Begins it; the caller ends it.
bool beginOverlay(const char *title, float widthEm, float heightEm, Commands &out) {
  const ImGuiViewport &viewport = *ImGui::GetMainViewport();
  const float em = ImGui::GetFontSize();
  const ImVec2 size = {std::min(viewport.WorkSize.x * 0.9f, widthEm * em),
                       std::min(viewport.WorkSize.y * 0.85f, heightEm * em)};
  ImGui::SetNextWindowPos(
      {viewport.WorkPos.x + (viewport.WorkSize.x - size.x) / 2, viewport.WorkPos.y + viewport.WorkSize.y * 0.08f});
  ImGui::SetNextWindowSize(size);
  bool isOpen = true;
  const bool isVisible = ImGui::Begin(title, &isOpen, kDialogFlags);
  if (!isOpen || ImGui::IsKeyPressed(ImGuiKey_Escape))
    out.push_back(ShowDialog{Dialog::None});
  return isVisible;
}

void drawChoice(const Scene &scene, const CommandInfo &info, bool isChosen, bool &picked) {
  ScopedId id(info.id.data());
  ScopedDisabled disabled(!isMet(info.needs, availableOf(scene)));
  const float right = ImGui::GetContentRegionAvail().x;
  picked |= ImGui::Selectable(info.title.data(), isChosen);
  const std::string keys = chordName(info.chord);
  ImGui::SameLine(right - ImGui::CalcTextSize(keys.c_str()).x);
  ImGui::TextDisabled("%s", keys.c_str());
}

void pick(const Scene &scene, const CommandInfo &info, Commands &out) {
  if (!isMet(info.needs, availableOf(scene)))
    return;
  out.push_back(ShowDialog{Dialog::None});
  out.push_back(info.make());
}

} // namespace

void drawPalette(const Scene &scene, PaletteState &state, Commands &out) {
  const bool appears = state.open != Dialog::Palette;
  state.open = Dialog::Palette;
  if (appears) {
    state.query.clear();
    state.chosen = 0;
    ImGui::SetNextWindowFocus();
  }
  if (beginOverlay("Find a command", 30, 26, out)) {
    if (appears)
      ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(-1);
    if (ImGui::InputTextWithHint("##query", "What to do", &state.query))
      state.chosen = 0;
    const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter);
    const std::vector<const CommandInfo *> found = findCommands(state.query);
    const int step = int(ImGui::IsKeyPressed(ImGuiKey_DownArrow)) - int(ImGui::IsKeyPressed(ImGuiKey_UpArrow));
    state.chosen = std::clamp(state.chosen + step, 0, std::max(0, int(found.size()) - 1));
    ScopedChild child("commands");
    for (int i = 0; i < int(found.size()); ++i) {
      bool picked = enter && i == state.chosen;
      drawChoice(scene, *found[i], i == state.chosen, picked);
      if (step && i == state.chosen)
        ImGui::SetScrollHereY();
      if (picked)
        pick(scene, *found[i], out);
    }
    if (found.empty())
      ImGui::TextDisabled("No command of that name.");
  }
  ImGui::End();
}

void drawHelp(PaletteState &state, Commands &out) {
  if (state.open != Dialog::Help)
    ImGui::SetNextWindowFocus();
  state.open = Dialog::Help;
  if (beginOverlay("Keys and commands", 46, 44, out)) {
    ScopedChild child("keys");
    for (Menu menu : {Menu::File, Menu::Step, Menu::Library, Menu::View, Menu::Help}) {
      ImGui::SeparatorText(toString(menu).data());
      if (!ImGui::BeginTable("keys", 2, ImGuiTableFlags_SizingStretchSame))
        continue;
      for (const CommandInfo &info : commandTable()) {
        if (info.menu != menu)
          continue;
        ImGui::TableNextColumn();
        ImGui::TextUnformatted(info.title.data());
        ImGui::TableNextColumn();
        ImGui::TextDisabled("%s", chordName(info.chord).c_str());
      }
      ImGui::EndTable();
    }
    ImGui::SeparatorText("In lists");
    ImGui::TextWrapped("Arrows move, Enter or Space chooses, Left and Right close and open a node, Tab goes to "
                       "the next field, Ctrl+Tab to the next panel.");
  }
  ImGui::End();
}

void drawGoToStep(const Scene &scene, PaletteState &state, Commands &out) {
  const bool appears = state.open != Dialog::GoToStep;
  state.open = Dialog::GoToStep;
  if (appears) {
    state.goTo = int(cursorOf(scene));
    ImGui::SetNextWindowFocus();
  }
  if (beginOverlay("Go to step", 22, 8, out) && traceOf(scene)) {
    const int last = int(traceOf(scene)->stepCount()) - 1;
    if (appears)
      ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(-1);
    const bool entered = ImGui::InputInt("##step", &state.goTo, 1, 10,
                                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    ImGui::TextDisabled("0 to %d", last);
    if (entered) {
      out.push_back(ShowDialog{Dialog::None});
      out.push_back(GoToStep{uint32_t(std::clamp(state.goTo, 0, last))});
    }
  }
  ImGui::End();
}

} // namespace reify
