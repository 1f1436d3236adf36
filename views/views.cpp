#include "views/views.h"

#include "views/scoped.h"

#include <imgui_internal.h>

#include <array>

namespace reify {

static std::string needsRun(const Scene &scene) {
  if (scene.prepared)
    return "";
  if (scene.status.isRunning)
    return "The run is under way; this fills when it is done.";
  return "Open a model (Ctrl+O) to fill this panel.";
}

static std::string needsFunction(const Scene &scene) {
  if (!scene.prepared)
    return needsRun(scene);
  const FunctionView &function = scene.snapshot()->function;
  if (!function.lines.empty())
    return "";
  const std::string reason =
      function.emptyReason.empty() ? "No library function is at work at this step." : function.emptyReason;
  return reason + " Next op (F8) goes to a step that runs one.";
}

static std::string needsStages(const Scene &scene) {
  if (!scene.prepared)
    return needsRun(scene);
  return scene.prepared->artefacts.available ? ""
                                             : "This step is not about one op. Next op (F8) goes "
                                               "to one; its four stages, input, reified, "
                                               "simplified and dropped, stand here then.";
}

static std::string needsValues(const Scene &scene) {
  if (!scene.prepared || !scene.snapshot()->values.empty())
    return needsRun(scene);
  return "There is no value at this step.";
}

static std::string needsBreakpoint(const Scene &scene) {
  if (!scene.prepared || !scene.breakpoints.empty())
    return needsRun(scene);
  return "No breakpoint is set. Click left of a line number in Function, or press F9 there, and the "
         "run stops wherever that line is passed (F5, back: Shift+F5).";
}

static std::string needsLog(const Scene &scene) {
  return scene.log.empty() ? "Nothing to report. Messages about files and runs stand here." : "";
}

static std::string needsCatalogue(const Scene &scene) {
  if (!scene.prepared || scene.catalogue)
    return needsRun(scene);
  return "The list of library functions fills when a model was read from its file.";
}

static std::string needsLibraries(const Scene &scene) {
  if (!scene.prepared || !scene.status.libraries.empty() || scene.check.report)
    return needsRun(scene);
  return "There is no library to check. Add your op library (Ctrl+Shift+O), or choose \"Write a "
         "skeleton\" at an op without functions in Contract. Tests stand beside its functions, as "
         "decorators: docs/library-authors.md tells how.";
}

static constexpr std::array kViews = {
    View{"steps", "Steps", Dock::Left, [](const Scene &s, ViewStates &v, Commands &o) { drawSteps(s, v.steps, o); },
         needsRun},
    View{"source", "Source", Dock::LeftBottom,
         [](const Scene &s, ViewStates &v, Commands &o) { drawSource(s, v.source, o); }, needsRun},
    View{"ir", "IR", Dock::Centre, [](const Scene &s, ViewStates &v, Commands &o) { drawIr(s, v.ir, o); }, needsRun},
    View{"stages", "Four stages", Dock::Centre,
         [](const Scene &s, ViewStates &v, Commands &o) { drawStages(s, v.stages, o); }, needsStages},
    View{"library", "Library", Dock::Centre,
         [](const Scene &s, ViewStates &v, Commands &o) { drawLibrary(s, v.library, o); }, needsCatalogue},
    View{"function", "Function", Dock::CentreBottom,
         [](const Scene &s, ViewStates &v, Commands &o) { drawFunction(s, v.function, o); }, needsFunction},
    View{"checks", "Checks", Dock::CentreBottom,
         [](const Scene &s, ViewStates &v, Commands &o) { drawChecks(s, v.checks, o); }, needsLibraries},
    View{"contract", "Contract", Dock::Right,
         [](const Scene &s, ViewStates &v, Commands &o) { drawContract(s, v.contract, o); }, needsRun},
    View{"written", "Written types", Dock::Right,
         [](const Scene &s, ViewStates &v, Commands &o) { drawWritten(s, v.written, o); }, needsRun},
    View{"log", "Log", Dock::Right, [](const Scene &s, ViewStates &v, Commands &o) { drawLog(s, v.log, o); }, needsLog},
    View{"values", "Values", Dock::RightBottom,
         [](const Scene &s, ViewStates &v, Commands &o) { drawValues(s, v.values, o); }, needsValues},
    View{"breakpoints", "Breakpoints", Dock::RightBottom,
         [](const Scene &s, ViewStates &, Commands &o) { drawBreakpoints(s, o); }, needsBreakpoint},
};

std::span<const View> viewTable() { return kViews; }

const View *findView(std::string_view id) {
  for (const View &view : kViews)
    if (view.id == id)
      return &view;
  return nullptr;
}

const View *focusedView() {
  const ImGuiWindow *window = ImGui::GetCurrentContext()->NavWindow;
  for (const View &view : kViews)
    if (window && std::string_view(window->RootWindow->Name) == view.title)
      return &view;
  return nullptr;
}

void drawView(const View &view, const Scene &scene, ViewStates &states, Commands &out, std::string *text) {
  // A panel that appears must not cover the one whose tab the layout has in front.
  if (ImGui::Begin(view.title, nullptr, ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoFocusOnAppearing)) {
    if (text)
      ImGui::LogToBuffer();
    const std::string empty = view.emptyText(scene);
    if (empty.empty()) {
      view.draw(scene, states, out);
    } else {
      ScopedInk ink(scene.theme(), Ink::Dim);
      ImGui::TextWrapped("%s", empty.c_str());
    }
    if (text) {
      *text = ImGui::GetCurrentContext()->LogBuffer.c_str();
      ImGui::LogFinish();
    }
  }
  ImGui::End();
}

} // namespace reify
