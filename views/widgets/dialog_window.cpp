#include "views/widgets/dialog_window.h"

#include <algorithm>

namespace reify {

void placeDialog(float widthEm, float heightEm) {
  const ImGuiViewport &viewport = *ImGui::GetMainViewport();
  const float em = ImGui::GetFontSize();
  const ImVec2 size = {std::min(viewport.WorkSize.x * 0.9f, em * widthEm),
                       std::min(viewport.WorkSize.y * 0.9f, em * heightEm)};
  ImGui::SetNextWindowPos({viewport.WorkPos.x + (viewport.WorkSize.x - size.x) / 2,
                           viewport.WorkPos.y + (viewport.WorkSize.y - size.y) / 2});
  ImGui::SetNextWindowSize(size);
}

} // namespace reify
