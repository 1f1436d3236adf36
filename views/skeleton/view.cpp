#include "views/skeleton/view.h"

#include "views/commands/frame.h"
#include "views/commands/library_bench.h"
#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/skeleton/skeleton_text.h"
#include "views/theme.h"
#include "views/widgets/code_text.h"
#include "views/widgets/dialog_window.h"
#include "views/widgets/place_link.h"

#include <misc/cpp/imgui_stdlib.h>

#include <algorithm>

namespace reify {

namespace {

void drawCodeText(const Scene &scene, float height) {
  ScopedChild child("text", {0, height}, ImGuiChildFlags_Borders, ImGuiWindowFlags_HorizontalScrollbar);
  ScopedFont font(fontsOf(scene).mono);
  std::string_view rest = skeletonOf(scene).text;
  float width = 0;
  while (!rest.empty()) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    DrawnText pen(at);
    drawCode(pen, themeOf(scene), rest.substr(0, end));
    width = std::max(width, pen.x() - at.x);
    ImGui::Dummy({width, ImGui::GetTextLineHeight()});
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

void drawNote(const Scene &scene, Ink ink, const std::string &text) {
  ScopedInk colour(themeOf(scene), ink);
  ImGui::TextWrapped("%s", text.c_str());
}

void drawForms(const SkeletonText &skeleton, Commands &out) {
  bool ascii = skeleton.ascii, decomposition = skeleton.decomposition;
  bool isChanged = ImGui::Checkbox("names without 〇 and 〡", &ascii);
  ImGui::SameLine();
  isChanged |= ImGui::Checkbox("also a decomposition", &decomposition);
  if (isChanged)
    out.push_back(WriteSkeleton{skeleton.op, ascii, decomposition});
}

void drawTargets(const Scene &scene, SkeletonState &state, Commands &out) {
  const SkeletonText &skeleton = skeletonOf(scene);
  ScopedDisabled nothing(skeleton.text.empty());
  if (ImGui::Button("Copy"))
    out.push_back(CopyText{skeleton.text});
  for (size_t i = 0; i < skeleton.targets.size(); ++i) {
    ScopedId id{int(i)};
    ImGui::SameLine();
    const std::string label = "Append to " + std::string(fileName(skeleton.targets[i])) + "###append";
    if (ImGui::Button(label.c_str()))
      out.push_back(SaveSkeleton{skeleton.targets[i], true});
    if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
      ImGui::SetTooltip("%s", skeleton.targets[i].c_str());
  }
  const float save = ImGui::CalcTextSize("Save as a new file").x + 4 * ImGui::GetStyle().FramePadding.x;
  ImGui::SetNextItemWidth(-save);
  const bool entered =
      ImGui::InputTextWithHint("##path", "Path of a new file", &state.path, ImGuiInputTextFlags_EnterReturnsTrue);
  ImGui::SameLine();
  ScopedDisabled disabled(state.path.empty());
  if (ImGui::Button("Save as a new file") || (entered && !state.path.empty()))
    out.push_back(SaveSkeleton{state.path, false});
}

} // namespace

void drawSkeleton(const Scene &scene, SkeletonState &state, Commands &out) {
  const SkeletonText &skeleton = skeletonOf(scene);
  if (state.madeFor != skeleton.op || !state.wasOpen) {
    state.madeFor = skeleton.op;
    state.path = skeleton.newFile;
  }
  placeDialog(52, 36);
  if (!state.wasOpen)
    ImGui::SetNextWindowFocus();
  state.wasOpen = true;
  bool isOpen = true;
  if (ImGui::Begin("Library functions for an op", &isOpen, kDialogFlags)) {
    ImGui::TextWrapped("The beginning of library functions for %s, to be filled in.", skeleton.op.c_str());
    if (!skeleton.note.empty())
      drawNote(scene, Ink::Warning, "⚠ " + skeleton.note);
    drawForms(skeleton, out);
    const bool hasProblem = !skeleton.problem.empty();
    drawCodeText(scene, -ImGui::GetFrameHeightWithSpacing() * (hasProblem ? 3 : 2));
    drawTargets(scene, state, out);
    if (hasProblem)
      drawNote(scene, Ink::Error, "✗ " + skeleton.problem);
  }
  ImGui::End();
  if (!isOpen || ImGui::IsKeyPressed(ImGuiKey_Escape))
    out.push_back(ShowDialog{Dialog::None});
}

} // namespace reify
