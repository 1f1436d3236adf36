#include "views/function/view.h"

#include "views/scoped.h"
#include "views/widgets/code_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace reify {

namespace {

void drawHeader(const Scene &scene, const FunctionView &function) {
  {
    ScopedFont font(scene.fonts.mono);
    ImGui::TextUnformatted(function.name.c_str());
  }
  ImGui::SameLine();
  ImGui::TextDisabled("· %s%s", function.origin.c_str(),
                      function.overrides ? ", in place of the built-in one" : "");
}

void drawOperands(const Scene &scene, const FunctionView &function) {
  if (function.operands.empty() ||
      !ImGui::BeginTable("operands", 3,
                         ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_BordersInnerV))
    return;
  ScopedFont font(scene.fonts.mono);
  for (const FunctionOperand &operand : function.operands) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TextColored(scene.theme().vec(Ink::Value), "%s", operand.name.c_str());
    ImGui::TableNextColumn();
    ImGui::TextColored(scene.theme().vec(Ink::Type), "%s", operand.type.c_str());
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(operand.value.c_str());
  }
  ImGui::EndTable();
}

void drawLine(const Scene &scene, const FunctionLine &line, bool isCurrent, float width,
              float height) {
  const Theme &theme = scene.theme();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({width, height});
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float advance = ImGui::CalcTextSize("0").x;
  if (isCurrent) {
    list.AddRectFilled(at, {at.x + width, at.y + height}, theme[Ink::CurrentLine]);
    list.AddText({at.x + advance * 5, at.y}, theme[Ink::Accent], "▶");
  }
  char number[16];
  const int length = std::snprintf(number, sizeof number, "%u", line.number);
  list.AddText({at.x + (4 - length) * advance, at.y}, theme[Ink::Dim], number);
  DrawnText pen({at.x + advance * 7, at.y});
  drawCode(pen, theme, line.text);
  if (!line.values.empty()) {
    pen.draw(theme[Ink::Dim], "    ⇒ ");
    pen.draw(theme[Ink::Ok], line.values.c_str());
  }
}

void reveal(const FunctionView &function, FunctionState &state, float height) {
  const bool isSame =
      state.revealedLine == function.currentLine && state.revealedFunction == function.name;
  if (isSame || function.lines.empty())
    return;
  state.revealedLine = function.currentLine;
  state.revealedFunction = function.name;
  const uint32_t first = function.lines.front().number;
  const float top = function.currentLine < first ? 0 : (function.currentLine - first) * height;
  const float view = ImGui::GetWindowHeight();
  if (top < ImGui::GetScrollY() || top > ImGui::GetScrollY() + view - 2 * height)
    ImGui::SetScrollY(std::max(0.f, top - view * 0.4f));
}

void drawLines(const Scene &scene, const FunctionView &function, FunctionState &state) {
  ScopedFont font(scene.fonts.mono);
  ScopedChild child("lines", {0, 0}, 0, ImGuiWindowFlags_HorizontalScrollbar);
  const float height = std::floor(ImGui::GetTextLineHeight() * 1.25f);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  reveal(function, state, height);
  size_t columns = 0;
  for (const FunctionLine &line : function.lines)
    columns = std::max(columns, line.text.size() + line.values.size() + 14);
  const float width =
      std::max(ImGui::GetContentRegionAvail().x, columns * ImGui::CalcTextSize("0").x);
  ImGuiListClipper clipper;
  clipper.Begin(int(function.lines.size()), height);
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
      drawLine(scene, function.lines[i], function.lines[i].number == function.currentLine, width,
               height);
  ImGui::PopStyleVar();
}

} // namespace

void drawFunction(const Scene &scene, FunctionState &state, Commands &) {
  const FunctionView &function = scene.snapshot()->function;
  drawHeader(scene, function);
  drawOperands(scene, function);
  ImGui::Separator();
  drawLines(scene, function, state);
}

} // namespace reify
