#include "views/toolbar/view.h"

#include "views/commands.h"
#include "views/commands/documents.h"
#include "views/commands/moves.h"
#include "views/log/view.h"
#include "views/recording/recording.h"
#include "views/scene/documents.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/step_icon.h"

#include <algorithm>
#include <cstdio>

namespace reify {

namespace {

void stepButton(const Scene &scene, const char *id, const char *label, StepIcon icon, Commands &out) {
  const CommandInfo &info = *findCommand(id);
  ScopedDisabled disabled(!isMet(info.needs, availableOf(scene)));
  if (iconButton(id, label, icon))
    out.push_back(info.make());
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal | ImGuiHoveredFlags_AllowWhenDisabled))
    ImGui::SetTooltip("%s (%s)", info.title.data(), chordName(info.chord).c_str());
  ImGui::SameLine(0, ImGui::GetFontSize() * 0.2f);
}

void gap() {
  ImGui::Dummy({ImGui::GetFontSize() * 0.5f, 0});
  ImGui::SameLine(0, 0);
}

void drawButtons(const Scene &scene, Commands &out) {
  stepButton(scene, "step.first", "", StepIcon::First, out);
  stepButton(scene, "step.previous-op", "op", StepIcon::FastBack, out);
  stepButton(scene, "step.out-back", "out", StepIcon::Back, out);
  stepButton(scene, "step.over-back", "over", StepIcon::Back, out);
  stepButton(scene, "step.into-back", "into", StepIcon::Back, out);
  gap();
  stepButton(scene, "step.into", "into", StepIcon::Forward, out);
  stepButton(scene, "step.over", "over", StepIcon::Forward, out);
  stepButton(scene, "step.out", "out", StepIcon::Forward, out);
  stepButton(scene, "step.next-op", "op", StepIcon::FastForward, out);
  stepButton(scene, "step.last", "", StepIcon::Last, out);
  gap();
}

/// Thin lines on the slider where passes begin, thick ones where iterations do.
void drawTicks(const Scene &scene, const ToolbarState &state, ImVec2 from, ImVec2 to, int last) {
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float grab = ImGui::GetStyle().GrabMinSize;
  float drawnTo = from.x - 3;
  for (const TimelineMark &mark : state.timeline) {
    const float x = from.x + grab / 2 + (to.x - from.x - grab) * (last ? float(mark.flat) / last : 0);
    if (x < drawnTo + 3 && !mark.isIteration)
      continue;
    drawnTo = x;
    const float top = mark.isIteration ? from.y : to.y - (to.y - from.y) * 0.3f;
    list.AddLine({x, top}, {x, to.y}, themeOf(scene)[mark.isIteration ? Ink::Accent : Ink::Dim],
                 mark.isIteration ? 2.f : 1.f);
  }
}

void drawSlider(const Scene &scene, const ToolbarState &state, Commands &out) {
  const int last = traceOf(scene) ? int(traceOf(scene)->stepCount()) - 1 : 0;
  ScopedDisabled disabled(last <= 0);
  const float box = ImGui::CalcTextSize("0000000").x + 2 * ImGui::GetStyle().FramePadding.x;
  char total[32];
  std::snprintf(total, sizeof total, "of %d", last);
  int step = int(cursorOf(scene));
  ImGui::SetNextItemWidth(box);
  if (ImGui::InputInt("##step", &step, 0, 0, ImGuiInputTextFlags_EnterReturnsTrue))
    out.push_back(GoToStep{uint32_t(std::clamp(step, 0, last))});
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("Step number: type one and press Enter (%s)", chordName(findCommand("step.goto")->chord).c_str());
  ImGui::SameLine();
  ImGui::TextDisabled("%s", total);
  ImGui::SameLine();
  int slid = int(cursorOf(scene));
  ImGui::SetNextItemWidth(-1);
  if (ImGui::SliderInt("##slider", &slid, 0, std::max(last, 1), "", ImGuiSliderFlags_AlwaysClamp))
    out.push_back(GoToStep{uint32_t(slid)});
  drawTicks(scene, state, ImGui::GetItemRectMin(), ImGui::GetItemRectMax(), last);
}

/// The stages of an iteration, the present one on a chip.
void drawStages(const Scene &scene) {
  const Snapshot &snapshot = *snapshotOf(scene);
  const Theme &theme = themeOf(scene);
  const float em = ImGui::GetFontSize(), pad = em * 0.35f;
  if (snapshot.iteration)
    ImGui::Text("iteration %u", snapshot.iteration);
  else
    ImGui::TextUnformatted("whole run");
  for (std::string_view stage : stageNames()) {
    const bool isHere = stage == snapshot.stage;
    ImGui::SameLine(0, 2 * pad);
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::CalcTextSize(stage.data());
    if (isHere)
      ImGui::GetWindowDrawList()->AddRectFilled({at.x - pad, at.y - 1}, {at.x + size.x + pad, at.y + size.y + 1},
                                                theme[Ink::Accent], pad);
    ImGui::TextColored(theme.vec(isHere ? Ink::OnAccent : Ink::Dim), "%s", stage.data());
  }
}

/// The steps around the current one, as links; those for which there is no room are left out at the
/// front.
void drawPath(const Scene &scene, Commands &out) {
  const std::vector<StepRow> &path = snapshotOf(scene)->path;
  const float spacing = ImGui::GetStyle().ItemSpacing.x;
  const float separator = ImGui::CalcTextSize("▸").x + 2 * spacing;
  auto width = [&](size_t i) { return ImGui::CalcTextSize(path[i].title.c_str()).x + separator; };
  ImGui::SameLine(0, 3 * spacing);
  float room = ImGui::GetContentRegionAvail().x - separator;
  size_t first = path.size();
  while (first > 0 && room >= width(first - 1))
    room -= width(--first);
  first = std::min(first, path.empty() ? 0 : path.size() - 1);
  if (first > 0) {
    ImGui::TextDisabled("…");
    ImGui::SameLine();
  }
  for (size_t i = first; i < path.size(); ++i) {
    ScopedId id{int(path[i].flat)};
    if (i > first) {
      ImGui::TextDisabled("▸");
      ImGui::SameLine();
    }
    if (i + 1 == path.size())
      ImGui::TextUnformatted(path[i].title.c_str());
    else if (ImGui::TextLink(path[i].title.c_str()))
      out.push_back(GoToStep{path[i].flat});
    if (i + 1 < path.size())
      ImGui::SameLine();
  }
}

void drawRun(const Scene &scene, Commands &out) {
  if (!statusOf(scene).isRunning)
    return;
  const std::string doing = (statusOf(scene).doing.empty() ? "running" : statusOf(scene).doing) + "…";
  const float width = std::max(ImGui::GetFontSize() * 10, ImGui::CalcTextSize(doing.c_str()).x + ImGui::GetFontSize());
  ImGui::ProgressBar(statusOf(scene).progress, {width, 0}, doing.c_str());
  ImGui::SameLine();
  if (ImGui::Button("Stop"))
    out.push_back(CancelRun{});
  ImGui::SameLine();
}

} // namespace

void drawToolbar(const Scene &scene, ToolbarState &state, Commands &out) {
  if (preparedOf(scene) && state.index != preparedOf(scene)->index) {
    state.index = preparedOf(scene)->index;
    state.timeline = makeTimeline(*traceOf(scene));
  }
  drawButtons(scene, out);
  drawSlider(scene, state, out);
  if (!preparedOf(scene))
    return;
  drawRun(scene, out);
  drawStages(scene);
  drawPath(scene, out);
  const std::string &detail = snapshotOf(scene)->step.detail;
  ImGui::TextUnformatted(detail.empty() ? " " : detail.c_str());
}

void drawProblemStrip(const Scene &scene, Commands &out) {
  const RunStatus &status = statusOf(scene);
  if (!status.showProblems || status.problems.empty())
    return;
  ImGui::PushStyleColor(ImGuiCol_ChildBg, themeOf(scene)[Ink::RemovedBack]);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImGui::GetStyle().FramePadding);
  const float maxHeight = ImGui::GetFontSize() * 9;
  ImGui::SetNextWindowSizeConstraints({0, 0}, {FLT_MAX, maxHeight});
  ScopedChild child("problems", {0, 0}, ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_Borders);
  ImGui::PopStyleVar();
  ImGui::PopStyleColor();
  bool leadsOutside = false;
  if (status.failed)
    ImGui::TextWrapped("%s could not be opened; what you see is the last good run.", status.model.c_str());
  for (size_t i = 0; i < status.problems.size(); ++i) {
    const Diagnostic &problem = status.problems[i];
    ScopedId id{int(i)};
    if (problem.severity == Severity::Note)
      continue;
    leadsOutside |= problem.id == "project.outside";
    drawMessage(scene, problem.severity, problem.message, problem.place, out);
    for (size_t n = 0; n < problem.notes.size(); ++n) {
      ScopedId noteId{int(n)};
      drawMessage(scene, Severity::Note, problem.notes[n].message, problem.notes[n].place, out);
    }
  }
  if (ImGui::SmallButton("Dismiss"))
    out.push_back(DismissProblems{});
  ImGui::SameLine();
  if (ImGui::SmallButton("Read files again"))
    out.push_back(Reload{});
  if (!leadsOutside)
    return;
  ImGui::SameLine();
  if (ImGui::SmallButton("Follow these paths"))
    out.push_back(FollowOutside{});
}

static void drawRecent(const Scene &scene, Commands &out) {
  if (!ImGui::BeginMenu("Open recent", !recentOf(scene).empty()))
    return;
  for (size_t i = 0; i < recentOf(scene).size(); ++i) {
    ScopedId id{int(i)};
    if (ImGui::MenuItem(recentOf(scene)[i].c_str()))
      out.push_back(OpenModel{recentOf(scene)[i]});
  }
  ImGui::EndMenu();
}

static void drawLibraries(const Scene &scene, Commands &out) {
  if (!ImGui::BeginMenu("Remove op library", !statusOf(scene).libraries.empty()))
    return;
  for (size_t i = 0; i < statusOf(scene).libraries.size(); ++i) {
    ScopedId id{int(i)};
    if (ImGui::MenuItem(statusOf(scene).libraries[i].c_str()))
      out.push_back(RemoveLibrary{statusOf(scene).libraries[i]});
  }
  ImGui::EndMenu();
}

void drawMenuBar(const Scene &scene, Commands &out) {
  if (!ImGui::BeginMainMenuBar())
    return;
  for (Menu menu : {Menu::File, Menu::Step, Menu::Library, Menu::View, Menu::Help}) {
    if (!ImGui::BeginMenu(toString(menu).data()))
      continue;
    for (const CommandInfo &info : commandTable()) {
      if (info.menu != menu)
        continue;
      if (info.startsGroup)
        ImGui::Separator();
      if (ImGui::MenuItem(info.title.data(), chordName(info.chord).c_str(), info.shows && optionsOf(scene)[*info.shows],
                          isMet(info.needs, availableOf(scene))))
        out.push_back(info.make());
      if (info.id == "file.library") {
        drawLibraries(scene, out);
        drawRecent(scene, out);
      }
    }
    ImGui::EndMenu();
  }
  if (const Recording &recording = recordingOf(scene); recording.isOn) {
    ScopedInk ink(themeOf(scene), Ink::Warning);
    ImGui::Text("● recording, %u commands", recording.commands);
  }
  // What is shown, which after a failure is not what was opened last.
  const std::string &model = traceOf(scene) ? traceOf(scene)->modelFile : statusOf(scene).model;
  const std::string name = model.empty() ? "no model" : model;
  const float room = ImGui::GetContentRegionAvail().x, width = ImGui::CalcTextSize(name.c_str()).x;
  if (room > width) {
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + room - width);
    ImGui::TextDisabled("%s", name.c_str());
  }
  ImGui::EndMainMenuBar();
}

} // namespace reify
