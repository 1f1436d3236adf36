#include "app/application/layout.h"

#include "views/views.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>

namespace reify {

static ImGuiID dockId() { return ImGui::GetID("panels"); }

static void build(ImGuiID root, ImVec2 size) {
  ImGui::DockBuilderRemoveNode(root);
  ImGui::DockBuilderAddNode(root, ImGuiDockNodeFlags_DockSpace);
  ImGui::DockBuilderSetNodeSize(root, size);
  std::array<ImGuiID, 6> nodes{};
  auto at = [&](Dock dock) -> ImGuiID & { return nodes[size_t(dock)]; };
  ImGuiID rest = root;
  // Large text needs wider panels at the sides, at the cost of the middle.
  const float em = ImGui::GetFontSize() / size.x;
  const float left = std::clamp(18 * em, 0.20f, 0.25f), right = std::clamp(26 * em, 0.26f, 0.32f);
  at(Dock::Left) = ImGui::DockBuilderSplitNode(rest, ImGuiDir_Left, left, nullptr, &rest);
  at(Dock::Right) = ImGui::DockBuilderSplitNode(rest, ImGuiDir_Right, right / (1 - left), nullptr, &rest);
  at(Dock::CentreBottom) = ImGui::DockBuilderSplitNode(rest, ImGuiDir_Down, 0.42f, nullptr, &at(Dock::Centre));
  at(Dock::LeftBottom) = ImGui::DockBuilderSplitNode(at(Dock::Left), ImGuiDir_Down, 0.36f, nullptr, &at(Dock::Left));
  at(Dock::RightBottom) = ImGui::DockBuilderSplitNode(at(Dock::Right), ImGuiDir_Down, 0.55f, nullptr, &at(Dock::Right));
  for (const View &view : viewTable())
    ImGui::DockBuilderDockWindow(view.title, at(view.dock));
  // The first panel of a place is the one that shows.
  for (size_t place = 0; place < nodes.size(); ++place)
    for (const View &view : viewTable())
      if (size_t(view.dock) == place) {
        if (ImGuiDockNode *node = ImGui::DockBuilderGetNode(nodes[place]))
          node->SelectedTabId = ImHashStr("#TAB", 0, ImHashStr(view.title));
        break;
      }
  ImGui::DockBuilderFinish(root);
}

/// A layout that was saved before a panel was there does not know its place: beside one that stands
/// where it would stand at first.
static void dockNewPanels() {
  auto nodeOf = [](const View &view) -> ImGuiID {
    const ImGuiWindowSettings *settings = ImGui::FindWindowSettingsByID(ImHashStr(view.title));
    return settings ? settings->DockId : 0;
  };
  for (const View &view : viewTable()) {
    const bool isKnown = ImGui::FindWindowByName(view.title) || ImGui::FindWindowSettingsByID(ImHashStr(view.title));
    for (const View &other : viewTable())
      if (!isKnown && other.dock == view.dock && nodeOf(other)) {
        ImGui::DockBuilderDockWindow(view.title, nodeOf(other));
        break;
      }
  }
}

void drawDockSpace(bool reset) {
  const ImGuiID id = dockId();
  // A node without children or windows comes of a layout file that knows no docking, or of none.
  ImGuiDockNode *node = ImGui::DockBuilderGetNode(id);
  if (reset || !node || (node->IsLeafNode() && node->Windows.empty()))
    build(id, ImGui::GetContentRegionAvail());
  else
    dockNewPanels();
  ImGui::DockSpace(id, {0, 0}, ImGuiDockNodeFlags_NoWindowMenuButton);
}

void keepDockSpace() {
  // Keeping alive what is not there yet would make an empty node.
  if (ImGui::DockBuilderGetNode(dockId()))
    ImGui::DockSpace(dockId(), {0, 0}, ImGuiDockNodeFlags_KeepAliveOnly);
}

} // namespace reify
