#include "views/widgets/option_button.h"

namespace reify {

void optionButton(const Scene &scene, Option option, const char *label, Commands &out) {
  bool isOn = scene.options[option];
  if (ImGui::Checkbox(label, &isOn))
    out.push_back(ToggleOption{option});
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    return;
  for (const CommandInfo &info : commandTable())
    if (info.shows == option)
      ImGui::SetTooltip("%s (%s)", info.title.data(), chordName(info.chord).c_str());
}

} // namespace reify
