#include "views/views.h"

#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/view_table.h"

#include <imgui_internal.h>

namespace reify {

std::span<const View> viewTable() { return kViews; }

const View *findView(std::string_view id) {
  for (const View &view : kViews)
    if (view.id == id)
      return &view;
  return nullptr;
}

const View *focusedView() {
  const ImGuiWindow *window = ImGui::GetCurrentContext()->NavWindow;
  for (const View &view : kViews)
    if (window && std::string_view(window->RootWindow->Name) == view.title)
      return &view;
  return nullptr;
}

void drawView(const View &view, const Scene &scene, ViewStates &states, Commands &out, std::string *text) {
  // A panel that appears must not cover the one whose tab the layout has in front.
  if (ImGui::Begin(view.title, nullptr, ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoFocusOnAppearing)) {
    if (text)
      ImGui::LogToBuffer();
    const std::string empty = view.emptyText(scene);
    if (empty.empty()) {
      view.draw(scene, states, out);
    } else {
      ScopedInk ink(themeOf(scene), Ink::Dim);
      ImGui::TextWrapped("%s", empty.c_str());
    }
    if (text) {
      *text = ImGui::GetCurrentContext()->LogBuffer.c_str();
      ImGui::LogFinish();
    }
  }
  ImGui::End();
}

} // namespace reify
