#include "views/function/view.h"

#include "views/function/line_panel.h"
#include "views/function/title.h"
#include "views/needs_run.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/breakpoint_gutter.h"
#include "views/widgets/code_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace reify {

namespace {

void drawHeader(const Scene &scene, const FunctionView &function) {
  {
    ScopedFont font(fontsOf(scene).mono);
    ImGui::TextUnformatted(functionTitle(function.name).c_str());
  }
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s", function.name.c_str());
  ImGui::SameLine();
  ImGui::TextDisabled("· %s%s", function.origin.c_str(), function.overrides ? ", in place of the built-in one" : "");
}

void drawOperands(const Scene &scene, const FunctionView &function) {
  if (function.operands.empty() ||
      !ImGui::BeginTable("operands", 3, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_BordersInnerV))
    return;
  ScopedFont font(fontsOf(scene).mono);
  for (const FunctionOperand &operand : function.operands) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TextColored(themeOf(scene).vec(Ink::Value), "%s", operand.name.c_str());
    ImGui::TableNextColumn();
    ImGui::TextColored(themeOf(scene).vec(Ink::Type), "%s", operand.type.c_str());
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(operand.value.c_str());
  }
  ImGui::EndTable();
}

struct LinePlace {
  float width, height;
  bool isCurrent;
};

void drawLine(const Scene &scene, const FunctionView &function, const FunctionLine &line, LinePlace place,
              Commands &out) {
  const Theme &theme = themeOf(scene);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float advance = ImGui::CalcTextSize("0").x, gutter = gutterWidth();
  if (place.isCurrent)
    list.AddRectFilled(at, {at.x + place.width, at.y + place.height}, theme[Ink::CurrentLine]);
  breakpointGutter(scene, function.file, line.number, true, at, place.height, out);
  ImGui::Dummy({place.width, place.height});
  if (place.isCurrent)
    list.AddText({at.x + gutter + advance * 5, at.y}, theme[Ink::Accent], "▶");
  char number[16];
  const int length = std::snprintf(number, sizeof number, "%u", line.number);
  list.AddText({at.x + gutter + (4 - length) * advance, at.y}, theme[Ink::Dim], number);
  DrawnText pen({at.x + gutter + advance * 7, at.y});
  drawCode(pen, theme, line.text);
  if (!line.values.empty()) {
    pen.draw(theme[Ink::Dim], "    ⇒ ");
    pen.draw(theme[Ink::Ok], line.values.c_str());
  }
}

void reveal(const FunctionView &function, FunctionState &state, float height) {
  const bool isSame = state.revealedLine == function.currentLine && state.revealedFunction == function.name;
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

void drawLines(const Scene &scene, const FunctionView &function, FunctionState &state, ImVec2 size, Commands &out) {
  ScopedFont font(fontsOf(scene).mono);
  ScopedChild child("lines", size, 0, ImGuiWindowFlags_HorizontalScrollbar);
  const float height = std::floor(ImGui::GetTextLineHeight() * 1.25f);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  reveal(function, state, height);
  size_t columns = 0;
  for (const FunctionLine &line : function.lines)
    columns = std::max(columns, line.text.size() + line.values.size() + 16);
  const float width = std::max(ImGui::GetContentRegionAvail().x, columns * ImGui::CalcTextSize("0").x);
  ImGuiListClipper clipper;
  clipper.Begin(int(function.lines.size()), height);
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
      drawLine(scene, function, function.lines[i], {width, height, function.lines[i].number == function.currentLine},
               out);
  ImGui::PopStyleVar();
}

/// Source and variables beside each other; below each other where it is narrow.
void drawBody(const Scene &scene, const FunctionView &function, FunctionState &state, Commands &out) {
  if (snapshotOf(scene)->lineView.at.line == kNoLine)
    return drawLines(scene, function, state, {0, 0}, out);
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  const bool isWide = room.x > 34 * ImGui::GetFontSize();
  // In a panel that is too low for both, the panel itself scrolls.
  const float least = 6 * ImGui::GetTextLineHeightWithSpacing();
  const ImVec2 lines =
      isWide ? ImVec2(std::floor(room.x * 0.62f) - gap, 0) : ImVec2(0, std::max(least, std::floor(room.y * 0.58f)));
  drawLines(scene, function, state, lines, out);
  if (isWide)
    ImGui::SameLine();
  const float rest = ImGui::GetContentRegionAvail().y;
  ScopedChild child("line", {0, isWide ? 0 : std::max(least, rest)}, ImGuiChildFlags_None);
  drawLinePanel(scene, out);
}

} // namespace

void drawFunction(const Scene &scene, FunctionState &state, Commands &out) {
  const FunctionView &function = snapshotOf(scene)->function;
  drawHeader(scene, function);
  if (snapshotOf(scene)->lineView.at.line == kNoLine)
    drawOperands(scene, function); // else they are among the local variables
  else
    drawLineButtons(scene, out);
  ImGui::Separator();
  drawBody(scene, function, state, out);
}

std::string needsFunction(const Scene &scene) {
  if (!preparedOf(scene))
    return needsRun(scene);
  const FunctionView &function = snapshotOf(scene)->function;
  if (!function.lines.empty())
    return "";
  const std::string reason =
      function.emptyReason.empty() ? "No library function is at work at this step." : function.emptyReason;
  return reason + " Next op (F8) goes to a step that runs one.";
}

} // namespace reify
