#include "views/recording/view.h"

#include "views/commands/frame.h"
#include "views/commands/script.h"
#include "views/recording/recording.h"
#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/widgets/dialog_window.h"

#include <misc/cpp/imgui_stdlib.h>

#include <utility>

namespace reify {

void drawSaveRecording(const Scene &scene, RecordingState &state, Commands &out) {
  const Recording &recording = recordingOf(scene);
  placeDialog(44, 10);
  if (!state.wasOpen) {
    state.path = recording.newFile;
    ImGui::SetNextWindowFocus();
  }
  const bool appears = !std::exchange(state.wasOpen, true);
  bool isOpen = true;
  if (ImGui::Begin("Save the script", &isOpen, kDialogFlags)) {
    ImGui::TextWrapped("%u commands. `reify run-script FILE` carries them out without a window.", recording.commands);
    const float save = ImGui::CalcTextSize("Save").x + 4 * ImGui::GetStyle().FramePadding.x;
    ImGui::SetNextItemWidth(-save);
    if (appears)
      ImGui::SetKeyboardFocusHere();
    const bool entered =
        ImGui::InputTextWithHint("##path", "Path of the script", &state.path, ImGuiInputTextFlags_EnterReturnsTrue);
    ImGui::SameLine();
    {
      ScopedDisabled disabled(state.path.empty());
      if (ImGui::Button("Save") || (entered && !state.path.empty()))
        out.push_back(SaveRecording{state.path});
    }
    if (!recording.problem.empty()) {
      ScopedInk colour(themeOf(scene), Ink::Error);
      ImGui::TextWrapped("✗ %s", recording.problem.c_str());
    } else {
      ImGui::TextDisabled("Recording goes on if this is closed.");
    }
  }
  ImGui::End();
  if (!isOpen || ImGui::IsKeyPressed(ImGuiKey_Escape))
    out.push_back(ShowDialog{Dialog::None});
}

} // namespace reify
