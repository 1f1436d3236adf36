#include "app/keymap.h"

namespace reify {

void readKeys(const Scene &scene, Dialog dialog, Commands &out) {
  const Available available = scene.available();
  for (const CommandInfo &info : commandTable()) {
    if (!info.chord)
      continue;
    const bool opensDialog = std::holds_alternative<ShowDialog>(info.make());
    if (dialog != Dialog::None && !opensDialog)
      continue;
    const ImGuiInputFlags flags = ImGuiInputFlags_RouteGlobal | (info.repeats ? ImGuiInputFlags_Repeat : 0);
    if (ImGui::Shortcut(info.chord, flags) && isMet(info.needs, available))
      out.push_back(info.make());
  }
}

} // namespace reify
