#include "views/breakpoints/view.h"

#include "engine/source/asset_files.h"
#include "views/breakpoint.h"
#include "views/commands.h"
#include "views/commands/breakpoints.h"
#include "views/commands/library_bench.h"
#include "views/needs_run.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/widgets/breakpoint_gutter.h"
#include "views/widgets/place_link.h"

namespace reify {

namespace {

void runButton(const Scene &scene, const char *id, const char *label, Commands &out) {
  const CommandInfo &info = *findCommand(id);
  ScopedDisabled disabled(!isMet(info.needs, availableOf(scene)));
  if (ImGui::Button(label))
    out.push_back(info.make());
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s (%s)", info.title.data(), chordName(info.chord).c_str());
}

void drawRow(const Scene &scene, const BreakpointRow &row, Commands &out) {
  const Breakpoint &breakpoint = row.breakpoint;
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  bool isOn = breakpoint.isOn;
  if (ImGui::Checkbox("##on", &isOn))
    out.push_back(EnableBreakpoint{breakpoint.file, breakpoint.line, isOn});
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s", isOn ? "On: runs stop here" : "Off");
  ImGui::SameLine();
  ImGui::TextColored(themeOf(scene).vec(breakpointInk(row)), "%s", breakpointGlyph(row));
  ImGui::TableNextColumn();
  // The Source panel has the user's files only.
  Commands made;
  placeLink({breakpoint.file, breakpoint.line, 0}, made);
  if (!made.empty() && isBuiltinSource(breakpoint.file))
    made = {ShowLibrarySource{breakpoint.file, breakpoint.line}};
  out.insert(out.end(), made.begin(), made.end());
  ImGui::TableNextColumn();
  {
    ScopedFont font(fontsOf(scene).mono);
    ImGui::TextUnformatted(breakpoint.text.c_str());
  }
  if (!row.function.empty() && ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("in %s", row.function.c_str());
  ImGui::TableNextColumn();
  if (row.hits != 0)
    ImGui::Text("%llu×", (unsigned long long)row.hits);
  else
    ImGui::TextDisabled("%s", row.whyNot.c_str());
  ImGui::TableNextColumn();
  if (ImGui::SmallButton("×"))
    out.push_back(ToggleBreakpoint{breakpoint.file, breakpoint.line});
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("Remove this breakpoint");
}

} // namespace

void drawBreakpoints(const Scene &scene, Commands &out) {
  runButton(scene, "breakpoint.previous", "◀ run back", out);
  ImGui::SameLine();
  runButton(scene, "breakpoint.next", "run on ▶", out);
  if (!ImGui::BeginTable("breakpoints", 5,
                         ImGuiTableFlags_RowBg | ImGuiTableFlags_ScrollY | ImGuiTableFlags_SizingFixedFit))
    return;
  ImGui::TableSetupColumn("on");
  ImGui::TableSetupColumn("place");
  ImGui::TableSetupColumn("line", ImGuiTableColumnFlags_WidthStretch);
  ImGui::TableSetupColumn("passed");
  ImGui::TableSetupColumn("##remove");
  for (size_t i = 0; i < breakpointsOf(scene).size(); ++i) {
    ScopedId id{int(i)};
    drawRow(scene, breakpointsOf(scene)[i], out);
  }
  ImGui::EndTable();
}

std::string needsBreakpoint(const Scene &scene) {
  if (!preparedOf(scene) || !breakpointsOf(scene).empty())
    return needsRun(scene);
  return "No breakpoint is set. Click left of a line number in Function, or press F9 there, and the "
         "run stops wherever that line is passed (F5, back: Shift+F5).";
}

} // namespace reify
