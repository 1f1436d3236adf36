// Dialogs of the program's own: windows in the middle of the screen that stay where they are.
#pragma once
#include <imgui.h>

namespace reify {

constexpr ImGuiWindowFlags kDialogFlags = ImGuiWindowFlags_NoDocking | ImGuiWindowFlags_NoCollapse |
                                          ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                                          ImGuiWindowFlags_NoResize;

/// Centres the next window; its size is in widths of a letter, and at most most of the screen.
void placeDialog(float widthEm, float heightEm);

} // namespace reify
