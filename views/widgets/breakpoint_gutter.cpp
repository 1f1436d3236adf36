#include "views/widgets/breakpoint_gutter.h"

#include "views/commands/breakpoints.h"
#include "views/scene/look.h"
#include "views/scoped.h"

namespace reify {

float gutterWidth() { return 2 * ImGui::CalcTextSize("0").x; }

const char *breakpointGlyph(const BreakpointRow &row) { return row.hits == 0 ? "○" : "●"; }

Ink breakpointInk(const BreakpointRow &row) { return row.breakpoint.isOn ? Ink::Error : Ink::Dim; }

std::string breakpointState(const BreakpointRow &row) {
  std::string text = row.hits == 0   ? "Never reached: " + row.whyNot + "."
                     : row.hits == 1 ? "The run passes here once."
                                     : "The run passes here " + std::to_string(row.hits) + " times.";
  return row.breakpoint.isOn ? text : text + " It is off.";
}

static const BreakpointRow *find(const Scene &scene, const std::string &file, uint32_t line) {
  for (const BreakpointRow &row : breakpointsOf(scene))
    if (row.breakpoint.line == line && row.breakpoint.file == file)
      return &row;
  return nullptr;
}

void breakpointGutter(const Scene &scene, const std::string &file, uint32_t line, bool isLibrary, ImVec2 at,
                      float height, Commands &out) {
  if (!isLibrary)
    return;
  const float width = gutterWidth();
  ScopedId id{int(line)};
  ImGui::SetCursorScreenPos(at);
  const bool isClicked = ImGui::InvisibleButton("##gutter", {width, height});
  const bool isHovered = ImGui::IsItemHovered();
  ImGui::SetCursorScreenPos(at);
  const BreakpointRow *row = find(scene, file, line);
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const ImVec2 centre{at.x + width * 0.5f, at.y + height * 0.5f};
  const float radius = height * 0.24f;
  const ImU32 ink = themeOf(scene)[row ? breakpointInk(*row) : Ink::Dim];
  if (row && row->hits != 0)
    list.AddCircleFilled(centre, radius, ink);
  else if (row || isHovered)
    list.AddCircle(centre, radius, ink, 0, row ? 1.6f : 1.f);
  if (isHovered)
    ImGui::SetTooltip("%s", row ? (breakpointState(*row) + " Click to remove it.").c_str()
                                : "Click to set a breakpoint on this line.");
  if (isClicked)
    out.push_back(ToggleBreakpoint{file, line});
}

} // namespace reify
