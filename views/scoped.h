// Begin and End of ImGui as scopes, so that an early return never leaves one open.
#pragma once
#include "views/theme.h"

#include <imgui.h>

namespace reify {

struct ScopedId {
  explicit ScopedId(int id) { ImGui::PushID(id); }
  explicit ScopedId(const char *id) { ImGui::PushID(id); }
  ~ScopedId() { ImGui::PopID(); }
};

struct ScopedFont {
  explicit ScopedFont(ImFont *font) { ImGui::PushFont(font, 0.f); }
  ~ScopedFont() { ImGui::PopFont(); }
};

struct ScopedInk {
  ScopedInk(const Theme &theme, Ink ink, ImGuiCol slot = ImGuiCol_Text) { ImGui::PushStyleColor(slot, theme[ink]); }
  ~ScopedInk() { ImGui::PopStyleColor(); }
};

struct ScopedDisabled {
  explicit ScopedDisabled(bool isDisabled = true) { ImGui::BeginDisabled(isDisabled); }
  ~ScopedDisabled() { ImGui::EndDisabled(); }
};

struct ScopedChild {
  explicit ScopedChild(const char *id, ImVec2 size = {0, 0}, ImGuiChildFlags flags = 0,
                       ImGuiWindowFlags windowFlags = 0)
      : isVisible(ImGui::BeginChild(id, size, flags, windowFlags)) {}
  ~ScopedChild() { ImGui::EndChild(); }
  bool isVisible;
};

} // namespace reify
