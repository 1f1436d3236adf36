#include "views/widgets/option_button.h"

#include "views/commands.h"
#include "views/commands/frame.h"
#include "views/scene/look.h"

namespace reify {

void sameLineIfRoom(float width) {
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  if (ImGui::GetItemRectMax().x + ImGui::GetStyle().ItemSpacing.x + width <= right)
    ImGui::SameLine();
}

void optionButton(const Scene &scene, Option option, const char *label, Commands &out) {
  sameLineIfRoom(ImGui::GetFrameHeight() + ImGui::GetStyle().ItemInnerSpacing.x + ImGui::CalcTextSize(label).x);
  bool isOn = optionsOf(scene)[option];
  if (ImGui::Checkbox(label, &isOn))
    out.push_back(ToggleOption{option});
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    return;
  for (const CommandInfo &info : commandTable())
    if (info.shows == option)
      ImGui::SetTooltip("%s (%s)", info.title.data(), chordName(info.chord).c_str());
}

} // namespace reify
