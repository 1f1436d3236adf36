#include "app/application/keymap.h"
#include "views/commands.h"

namespace reify {

void readKeys(const Scene &scene, Dialog dialog, Commands &out) {
  const Available available = availableOf(scene);
  for (const CommandInfo &info : commandTable()) {
    if (!info.chord)
      continue;
    const bool opensDialog = info.make().as<ShowDialog>() != nullptr;
    if (dialog != Dialog::None && !opensDialog)
      continue;
    const ImGuiInputFlags flags = ImGuiInputFlags_RouteGlobal | (info.repeats ? ImGuiInputFlags_Repeat : 0);
    if (ImGui::Shortcut(info.chord, flags) && isMet(info.needs, available))
      out.push_back(info.make());
  }
}

} // namespace reify
