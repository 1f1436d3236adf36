#include "views/function/line_panel.h"

#include "views/commands.h"
#include "views/commands/moves.h"
#include "views/function/line_position.h"
#include "views/function/title.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/place_link.h"
#include "views/widgets/step_icon.h"

#include <algorithm>
#include <string>

namespace reify {

namespace {

void cell(const Scene &scene, Ink ink, const std::string &text) {
  ImGui::TableNextColumn();
  ImGui::TextColored(themeOf(scene).vec(ink), "%s", text.c_str());
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal) && ImGui::GetItemRectSize().x > ImGui::GetColumnWidth())
    ImGui::SetTooltip("%s", text.c_str());
}

void drawLocals(const Scene &scene, const LineView &line) {
  if (!ImGui::BeginTable("locals", 3,
                         ImGuiTableFlags_RowBg | ImGuiTableFlags_Resizable | ImGuiTableFlags_SizingStretchProp |
                             ImGuiTableFlags_BordersInnerV))
    return;
  float names = 0; // as wide as the longest name, within reason
  {
    ScopedFont font(fontsOf(scene).mono);
    for (const LocalRow &local : line.locals)
      names = std::max(names, ImGui::CalcTextSize(local.name.c_str()).x);
    names += ImGui::CalcTextSize("● ").x;
  }
  names = std::min(names, ImGui::GetContentRegionAvail().x * 0.45f);
  // Not resizable, or it would keep the width that the first function asked for.
  ImGui::TableSetupColumn("Local", ImGuiTableColumnFlags_WidthFixed | ImGuiTableColumnFlags_NoResize, names);
  ImGui::TableSetupColumn("Value", 0, 2.f);
  ImGui::TableSetupColumn("Before", 0, 1.3f);
  ImGui::TableHeadersRow();
  ScopedFont font(fontsOf(scene).mono);
  for (const LocalRow &local : line.locals) {
    ImGui::TableNextRow();
    // A mark and not a colour alone says what has changed.
    cell(scene, Ink::Value, (local.changed ? "● " : "  ") + local.name);
    cell(scene, local.changed ? Ink::Changed : Ink::Text, local.value);
    cell(scene, Ink::Dim, local.changed ? local.previous : "");
  }
  ImGui::EndTable();
}

void drawFrames(const Scene &scene, const LineView &line, Commands &out) {
  ImGui::SeparatorText("Calls");
  for (size_t i = 0; i < line.frames.size(); ++i) {
    const FrameRow &frame = line.frames[i];
    ScopedId id{int(i)};
    {
      ScopedFont font(fontsOf(scene).mono);
      const std::string label = (i == 0 ? "▶ " : "  ") + functionTitle(frame.function) + " : " +
                                std::to_string(frame.place.line) + "###frame";
      if (ImGui::Selectable(label.c_str(), i == 0))
        out.push_back(GoToLine{frame.line});
      if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
        ImGui::SetTooltip("%s, %s", frame.function.c_str(), toString(frame.place).c_str());
    }
    ImGui::PushTextWrapPos();
    if (!frame.inside.empty())
      ImGui::TextDisabled("    %s", frame.inside.c_str());
    if (!frame.result.empty())
      ImGui::TextDisabled("    %s", frame.result.c_str());
    ImGui::PopTextWrapPos();
  }
}

} // namespace

void drawLineButtons(const Scene &scene, Commands &out) {
  const float space = ImGui::GetFontSize() * 0.2f;
  const float right = ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x;
  auto button = [&](const char *id, const char *label, StepIcon icon) {
    // What has no room any more begins a new row.
    const float width = ImGui::CalcTextSize(label).x + ImGui::GetFontSize() * 2.2f;
    if (ImGui::GetCursorPosX() + width > right)
      ImGui::NewLine();
    const CommandInfo &info = *findCommand(id);
    ScopedDisabled disabled(!isMet(info.needs, availableOf(scene)));
    if (iconButton(id, label, icon))
      out.push_back(info.make());
    if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
      ImGui::SetTooltip("%s (%s)", info.title.data(), chordName(info.chord).c_str());
    ImGui::SameLine(0, space);
  };
  button("breakpoint.previous", "", StepIcon::FastBack);
  button("line.out-back", "caller", StepIcon::Back);
  button("line.into-back", "into", StepIcon::Back);
  button("line.over-back", "line", StepIcon::Back);
  button("line.over", "line", StepIcon::Forward);
  button("line.into", "into", StepIcon::Forward);
  button("line.out", "out", StepIcon::Forward);
  button("breakpoint.next", "", StepIcon::FastForward);
  const LineView &line = snapshotOf(scene)->lineView;
  if (!lineMessageOf(scene).empty()) {
    ImGui::TextColored(themeOf(scene).vec(Ink::Warning), "%s", lineMessageOf(scene).c_str());
  } else if (line.at.line != kNoLine) {
    ImGui::TextDisabled("line %u of %u%s", line.at.line + 1, line.count, line.isCut ? ", cut" : "");
    if (line.isCut && ImGui::IsItemHovered())
      ImGui::SetTooltip("The run of this function is longer than what is kept.");
  } else {
    ImGui::NewLine();
  }
}

void drawLinePanel(const Scene &scene, Commands &out) {
  const LineView &line = snapshotOf(scene)->lineView;
  for (const std::string &note : line.notes) {
    ScopedInk ink(themeOf(scene), Ink::Warning);
    ImGui::TextWrapped("%s", note.c_str());
  }
  drawLocals(scene, line);
  drawFrames(scene, line, out);
}

} // namespace reify
