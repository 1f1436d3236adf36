// Key presses on their way from the window system to ImGui, one at a time. ImGui takes all that
// came since the last frame at once; when F11 and the release of Ctrl come together, as they do on
// a slow display, it sees F11 without Ctrl and would step the other way.
#pragma once
#include <imgui.h>

#include <deque>

namespace reify {

class KeyQueue {
public:
  /// As GLFW reports it; `mods` are the modifiers before the event.
  void push(ImGuiKey key, bool isDown, ImGuiKeyChord mods);
  /// Hands on what one frame may see at once; true if something is left for the next.
  bool feed(ImGuiIO &io);

private:
  struct Event {
    ImGuiKey key;
    bool isDown;
    ImGuiKeyChord mods; // after the event
  };
  std::deque<Event> events_;
};

} // namespace reify
