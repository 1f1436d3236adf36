#include "views/start/view.h"

#include "views/commands.h"
#include "views/commands/documents.h"
#include "views/log/view.h"
#include "views/scene/documents.h"
#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/theme.h"

#include <algorithm>
#include <cstdio>

namespace reify {

namespace {

void drawBusy(const Scene &scene, Commands &out) {
  ImGui::Text("Running %s", statusOf(scene).model.c_str());
  if (!statusOf(scene).doing.empty())
    ImGui::TextUnformatted((statusOf(scene).doing + "…").c_str());
  ImGui::ProgressBar(statusOf(scene).progress, {ImGui::GetFontSize() * 20, 0});
  if (ImGui::Button("Stop the run"))
    out.push_back(CancelRun{});
}

void drawProblems(const Scene &scene, Commands &out) {
  ImGui::TextColored(themeOf(scene).vec(Ink::Error), "%s could not be opened.", statusOf(scene).model.c_str());
  for (size_t i = 0; i < statusOf(scene).problems.size() && i < 12; ++i) {
    const Diagnostic &problem = statusOf(scene).problems[i];
    ScopedId id{int(i)};
    drawMessage(scene, problem.severity, problem.message, problem.place, out);
    for (const DiagnosticNote &note : problem.notes)
      drawMessage(scene, Severity::Note, note.message, note.place, out);
  }
  if (ImGui::Button("Read files again"))
    out.push_back(Reload{});
  ImGui::Spacing();
}

void commandButton(const char *id, const char *label, Commands &out) {
  const CommandInfo &info = *findCommand(id);
  if (ImGui::Button(label))
    out.push_back(info.make());
  ImGui::SameLine();
  ImGui::TextDisabled("%s", chordName(info.chord).c_str());
}

void drawWhatToDo(const Scene &scene, Commands &out) {
  ImGui::TextWrapped("Open a module that PyTorch exported, with the library of your custom ops, and step "
                     "through what happens to each op until the backend contract holds.");
  ImGui::Spacing();
  commandButton("file.open", "Open model…", out);
  commandButton("file.library", "Add op library…", out);
  ImGui::TextDisabled("or drop files onto the window: first the model (.mlir, .pt2), then its libraries (.mlir, .py)");
  ImGui::TextDisabled("F1 shows all keys, Ctrl+Shift+P finds a command");
  for (const std::string &library : statusOf(scene).libraries)
    ImGui::BulletText("library: %s", library.c_str());
  if (!statusOf(scene).libraries.empty())
    commandButton("library.check", "Check op libraries", out);
}

void drawSamples(const Scene &scene, Commands &out) {
  if (samplesOf(scene).empty())
    return;
  ImGui::SeparatorText("Samples");
  ScopedId samples("samples");
  for (size_t i = 0; i < samplesOf(scene).size(); ++i) {
    ScopedId id{int(i)};
    if (ImGui::Selectable(samplesOf(scene)[i].title.c_str()))
      out.push_back(OpenModel{samplesOf(scene)[i].path});
  }
}

void drawPaths(const char *title, const std::vector<std::string> &paths, Commands &out) {
  if (paths.empty())
    return;
  ImGui::SeparatorText(title);
  for (size_t i = 0; i < paths.size() && i < 10; ++i) {
    ScopedId id{int(i)};
    if (ImGui::Selectable(paths[i].c_str()))
      out.push_back(OpenModel{paths[i]});
  }
}

} // namespace

void drawStart(const Scene &scene, Commands &out) {
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float em = ImGui::GetFontSize(), width = std::min(room.x, em * 44);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + (room.x - width) / 2);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::min(room.y * 0.12f, em * 8));
  ScopedChild child("start", {width, 0});
  ImGui::PushFont(fontsOf(scene).bold, ImGui::GetStyle().FontSizeBase * 1.8f);
  ImGui::TextUnformatted("Reify");
  ImGui::PopFont();
  if (statusOf(scene).isRunning) {
    drawBusy(scene, out);
    return;
  }
  if (!statusOf(scene).problems.empty())
    drawProblems(scene, out);
  drawWhatToDo(scene, out);
  ScopedId ids("paths");
  drawSamples(scene, out);
  ScopedId id("recent");
  drawPaths("Recent", recentOf(scene), out);
}

} // namespace reify
