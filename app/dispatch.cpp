// What each command does. The only place where the state of the window changes.
#include "app/application.h"
#include "views/steps/view.h"

#include <imgui.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace reify {

void Application::dispatch(const Command &command) { handlers_.carryOut(command); }

void Application::moveTo(uint32_t flat) {
  if (!trace_)
    return;
  flat = std::min(flat, trace_->stepCount() - 1);
  const bool isShown = scene_.prepared && scene_.prepared->snapshot.trace == trace_;
  (isShown ? scene_.cursor : nextCursor_.emplace()) = flat;
  scene_.line = kNoLine;
  scene_.lineMessage.clear();
  askSnapshot();
}

void Application::select(const Selection &selection) {
  const bool isOtherValue = selection.value != scene_.selection.value;
  scene_.selection = selection;
  if (isOtherValue)
    askSnapshot(); // for the value's history
}

static uint32_t target(const Trace &trace, uint32_t from, Move move) {
  switch (move) {
  case Move::Into:
    return stepInto(trace, from);
  case Move::Over:
    return stepOver(trace, from);
  case Move::Out:
    return stepOut(trace, from);
  case Move::IntoBack:
    return stepIntoBack(trace, from);
  case Move::OverBack:
    return stepOverBack(trace, from);
  case Move::OutBack:
    return stepOutBack(trace, from);
  case Move::NextOp:
    return nextOp(trace, from);
  case Move::PreviousOp:
    return previousOp(trace, from);
  case Move::First:
    return 0;
  case Move::Last:
    return trace.stepCount() - 1;
  }
  return from;
}

void Application::execute(const MoveCursor &command) {
  if (trace_)
    moveTo(target(*trace_, scene_.cursor, command.move));
}

void Application::execute(const GoToStep &command) { moveTo(command.flat); }

void Application::execute(const SelectOp &command) {
  if (scene_.prepared)
    select(selectOp(scene_.prepared->snapshot, command.op));
}

void Application::execute(const SelectValue &command) {
  if (scene_.prepared)
    select(selectValue(scene_.prepared->snapshot, command.value));
}

void Application::execute(const SelectViolation &command) {
  if (scene_.prepared)
    select(selectViolation(scene_.prepared->snapshot, command.index));
}

void Application::execute(const SelectLine &command) {
  if (!scene_.prepared)
    return;
  Place place{command.file, command.line, 1};
  select(selectLine(scene_.prepared->snapshot, *scene_.prepared->index, place));
}

void Application::execute(const ClearSelection &) { select({}); }

void Application::execute(const OpenCalculation &command) {
  scene_.openCalculation = command.op;
  askSnapshot();
}

void Application::execute(const SearchSteps &command) {
  scene_.search = {command.text, {}, trace_ && !command.text.empty()};
  if (scene_.search.isRunning)
    searches_.ask({trace_, command.text});
}

void Application::execute(const OpenModel &command) {
  std::vector<std::string> libraries;
  for (const RecentModel &recent : settings_.recent)
    if (recent.model == command.path)
      libraries = recent.libraries;
  const Beside beside = ignoresProject_ ? Beside::Ignored : Beside::Used;
  const ModelInputs inputs = resolveInputs(command.path, {beside, allowsOutside_});
  const bool bringsLibraries = !libraries.empty() || !inputs.libraries.empty();
  if (bringsLibraries && !hasErrors(inputs.diagnostics))
    scene_.status.libraries.clear();
  open(command.path, libraries);
}

void Application::execute(const RunPipeline &command) {
  scene_.status.pipeline = command.pipeline;
  startRun();
}

void Application::execute(const OpenFiles &command) {
  const std::vector<std::string> libraries = command.libraries ? *command.libraries : scene_.status.libraries;
  scene_.status.libraries.clear();
  open(command.model.empty() ? scene_.status.model : command.model, libraries);
}

void Application::execute(const AddLibrary &command) {
  std::vector<std::string> &libraries = scene_.status.libraries;
  if (std::find(libraries.begin(), libraries.end(), command.path) == libraries.end())
    libraries.push_back(command.path);
  startRun();
  librariesChanged();
}

void Application::execute(const RemoveLibrary &command) {
  std::erase(scene_.status.libraries, command.path);
  startRun();
  librariesChanged();
}

void Application::execute(const FollowOutside &) {
  const bool allowedBefore = std::exchange(allowsOutside_, true); // for this project, not for those that follow
  startRun();
  allowsOutside_ = allowedBefore;
}

void Application::execute(const Reload &) {
  readsAgain_ = true;
  startRun();
  librariesChanged();
}
void Application::execute(const CancelRun &) { session_.cancel(); }
void Application::execute(const DismissProblems &) { scene_.status.showProblems = false; }

void Application::openDialog(Dialog dialog) {
  dialog_ = dialog;
  if (dialog != Dialog::OpenModel && dialog != Dialog::AddLibrary)
    return;
  if (folder_.path.empty()) {
    const std::filesystem::path model = scene_.status.model;
    folder_ = listFolder(model.has_parent_path() ? model.parent_path().string() : ".");
  } else {
    folder_ = listFolder(folder_.path); // it may have changed since
  }
}

void Application::execute(const ShowDialog &command) { openDialog(command.dialog); }
void Application::execute(const ListFolder &command) { folder_ = listFolder(command.path); }

void Application::execute(const ToggleOption &command) {
  scene_.options.toggle(command.option);
  settings_.options = scene_.options;
  const bool changesListing = command.option == Option::ShowLibrary || command.option == Option::FoldCalculations;
  if (changesListing)
    askSnapshot();
  if (command.option == Option::ForgetTypes)
    startRun();
}

void Application::execute(const ChangeZoom &command) {
  const int percent = command.steps ? settings_.zoomPercent + 10 * command.steps : 100;
  settings_.zoomPercent = std::clamp(percent, 50, 300);
}

void Application::execute(const ResetLayout &) { resetLayout_ = true; }
void Application::execute(const FocusView &command) { focus_ = command.id; }

void Application::execute(const FocusSearch &) {
  focus_ = "steps";
  states_.of<StepsState>().wantsSearch = true;
}

void Application::execute(const CopyText &command) {
  if (options_.copy)
    options_.copy(command.text.c_str());
  else
    ImGui::SetClipboardText(command.text.c_str());
}

void Application::execute(const CopyPanel &command) { copied_ = command.id; }

void Application::execute(const Quit &) { wantsQuit_ = true; }

} // namespace reify
