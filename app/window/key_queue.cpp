#include "app/window/key_queue.h"

#include <algorithm>
#include <vector>

namespace reify {

static ImGuiKeyChord modifierOf(ImGuiKey key) {
  switch (key) {
  case ImGuiKey_LeftCtrl:
  case ImGuiKey_RightCtrl:
    return ImGuiMod_Ctrl;
  case ImGuiKey_LeftShift:
  case ImGuiKey_RightShift:
    return ImGuiMod_Shift;
  case ImGuiKey_LeftAlt:
  case ImGuiKey_RightAlt:
    return ImGuiMod_Alt;
  case ImGuiKey_LeftSuper:
  case ImGuiKey_RightSuper:
    return ImGuiMod_Super;
  default:
    return 0;
  }
}

void KeyQueue::push(ImGuiKey key, bool isDown, ImGuiKeyChord mods) {
  const ImGuiKeyChord own = modifierOf(key);
  events_.push_back({key, isDown, isDown ? mods | own : mods & ~own});
}

bool KeyQueue::feed(ImGuiIO &io) {
  bool hasPressed = false;
  std::vector<ImGuiKey> fed; // ImGui keeps a second change of one key for later, and mixes it up then
  while (!events_.empty()) {
    const Event &event = events_.front();
    const bool isModifier = modifierOf(event.key) != 0;
    const bool isSecond = std::find(fed.begin(), fed.end(), event.key) != fed.end();
    if (isSecond || (hasPressed && (isModifier || event.isDown)))
      return true;
    fed.push_back(event.key);
    for (ImGuiKey mod : {ImGuiMod_Ctrl, ImGuiMod_Shift, ImGuiMod_Alt, ImGuiMod_Super})
      io.AddKeyEvent(mod, (event.mods & mod) != 0);
    io.AddKeyEvent(event.key, event.isDown);
    hasPressed |= event.isDown && !isModifier;
    events_.pop_front();
  }
  return false;
}

} // namespace reify
