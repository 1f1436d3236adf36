#include "views/open_dialog/view.h"

#include "views/commands/documents.h"
#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/dialog_window.h"

#include <misc/cpp/imgui_stdlib.h>

#include <algorithm>
#include <filesystem>

namespace reify {

namespace {

std::string parentOf(const std::string &path) { return std::filesystem::path(path).parent_path().string(); }

std::string joined(const FolderListing &folder, const std::string &name) {
  return (std::filesystem::path(folder.path) / name).string();
}

void open(Dialog dialog, const std::string &path, Commands &out) {
  out.push_back(ShowDialog{Dialog::None});
  if (dialog == Dialog::AddLibrary)
    out.push_back(AddLibrary{path});
  else
    out.push_back(OpenModel{path});
}

void choose(const FolderListing &folder, Dialog dialog, const FolderEntry &entry, Commands &out) {
  if (entry.isFolder)
    out.push_back(ListFolder{joined(folder, entry.name)});
  else
    open(dialog, joined(folder, entry.name), out);
}

/// A typed path: a folder is shown, anything else is opened, and says itself what is wrong with it.
void chooseTyped(const FolderListing &folder, Dialog dialog, const std::string &name, Commands &out) {
  const std::string path = joined(folder, name);
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored))
    out.push_back(ListFolder{path});
  else
    open(dialog, path, out);
}

void drawEntries(const Scene &scene, const FolderListing &folder, Dialog dialog, OpenDialogState &state, float height,
                 Commands &out) {
  ScopedChild child("entries", {0, -height}, ImGuiChildFlags_Borders);
  const int count = int(folder.entries.size());
  // Up and Down move the choice while the name field has the keys.
  const int step = int(ImGui::IsKeyPressed(ImGuiKey_DownArrow)) - int(ImGui::IsKeyPressed(ImGuiKey_UpArrow));
  if (step && count) {
    state.chosen = std::clamp(state.chosen + step, 0, count - 1);
    state.name = folder.entries[state.chosen].name;
  }
  ImGuiListClipper clipper;
  clipper.Begin(count);
  if (step)
    clipper.IncludeItemByIndex(state.chosen);
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const FolderEntry &entry = folder.entries[i];
      const bool isDim = !entry.isFolder && !isFor(dialog, entry.name);
      ScopedInk ink(themeOf(scene), isDim ? Ink::Dim : Ink::Text);
      ScopedId id(i);
      const std::string label = (entry.isFolder ? "▸ " : "   ") + entry.name;
      if (ImGui::Selectable(label.c_str(), i == state.chosen, ImGuiSelectableFlags_AllowDoubleClick)) {
        state.chosen = i;
        state.name = entry.name;
        if (entry.isFolder || ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left))
          choose(folder, dialog, entry, out);
      }
      if (step && i == state.chosen)
        ImGui::SetScrollHereY();
    }
  if (!folder.problem.empty())
    ImGui::TextWrapped("%s", folder.problem.c_str());
  else if (!count)
    ImGui::TextDisabled("This folder is empty.");
}

void drawButtons(const FolderListing &folder, Dialog dialog, OpenDialogState &state, bool entered, Commands &out) {
  const char *verb = dialog == Dialog::AddLibrary ? "Add" : "Open";
  ImGui::SameLine();
  ScopedDisabled disabled(state.name.empty());
  if (ImGui::Button(verb) || (entered && !state.name.empty() && !ImGui::GetIO().KeyCtrl))
    chooseTyped(folder, dialog, state.name, out);
}

} // namespace

void drawOpenDialog(const Scene &scene, const FolderListing &folder, Dialog dialog, OpenDialogState &state,
                    Commands &out) {
  const bool appears = !state.wasOpen || state.listed != folder.path;
  if (appears) {
    state.name.clear();
    state.chosen = 0;
  }
  const char *title = dialog == Dialog::AddLibrary ? "Add op library" : "Open model";
  placeDialog(46, 34);
  if (!state.wasOpen)
    ImGui::SetNextWindowFocus();
  state.wasOpen = true;
  state.listed = folder.path;
  bool isOpen = true;
  if (ImGui::Begin(title, &isOpen, kDialogFlags)) {
    if (ImGui::Button("Up") || ImGui::Shortcut(ImGuiMod_Alt | ImGuiKey_UpArrow))
      out.push_back(ListFolder{parentOf(folder.path)});
    ImGui::SameLine();
    if (dialog == Dialog::OpenModel && isProject(folder)) {
      // No ImGui::Shortcut: the name field, which has the keys, owns Enter.
      if (ImGui::Button("Open this folder") || ImGui::IsKeyChordPressed(ImGuiMod_Ctrl | ImGuiKey_Enter))
        open(dialog, folder.path, out);
      ImGui::SetItemTooltip("Its model with its libraries and settings (Ctrl+Enter)");
      ImGui::SameLine();
    }
    ImGui::TextUnformatted(folder.path.c_str());
    const float button = ImGui::CalcTextSize("Open").x + 4 * ImGui::GetStyle().FramePadding.x;
    ImGui::SetNextItemWidth(-button);
    if (appears)
      ImGui::SetKeyboardFocusHere();
    const bool entered =
        ImGui::InputTextWithHint("##name", "Name or path", &state.name, ImGuiInputTextFlags_EnterReturnsTrue);
    drawButtons(folder, dialog, state, entered, out);
    drawEntries(scene, folder, dialog, state, ImGui::GetTextLineHeightWithSpacing(), out);
    ImGui::TextDisabled("Up/Down choose, Enter opens, Alt+Up goes to the folder above, Escape closes");
  }
  ImGui::End();
  if (!isOpen || ImGui::IsKeyPressed(ImGuiKey_Escape))
    out.push_back(ShowDialog{Dialog::None});
}

} // namespace reify
