// What the commands about files and runs do.
#include "app/application/documents.h"

#include <algorithm>
#include <utility>

namespace reify {

void Documents::execute(const OpenModel &command) {
  std::vector<std::string> libraries;
  for (const RecentModel &recent : settings_.recent)
    if (recent.model == command.path)
      libraries = recent.libraries;
  const Beside beside = ignoresProject_ ? Beside::Ignored : Beside::Used;
  const ModelInputs inputs = resolveInputs(command.path, {beside, allowsOutside_});
  const bool bringsLibraries = !libraries.empty() || !inputs.libraries.empty();
  if (bringsLibraries && !hasErrors(inputs.diagnostics))
    return openAlone(command.path, libraries);
  open(command.path, libraries);
}

void Documents::execute(const RunPipeline &command) {
  documents_.status.pipeline = command.pipeline;
  startRun();
}

void Documents::execute(const OpenFiles &command) {
  const std::vector<std::string> libraries = command.libraries ? *command.libraries : documents_.status.libraries;
  documents_.status.libraries.clear();
  open(command.model.empty() ? documents_.status.model : command.model, libraries);
}

void Documents::execute(const AddLibrary &command) {
  std::vector<std::string> &libraries = documents_.status.libraries;
  if (std::find(libraries.begin(), libraries.end(), command.path) == libraries.end())
    libraries.push_back(command.path);
  back_.isStale = true;
  startRun();
}

void Documents::execute(const RemoveLibrary &command) {
  std::erase(documents_.status.libraries, command.path);
  back_.isStale = true;
  startRun();
}

void Documents::execute(const FollowOutside &) {
  const bool allowedBefore = std::exchange(allowsOutside_, true); // for this project, not for those that follow
  startRun();
  allowsOutside_ = allowedBefore;
}

void Documents::execute(const Reload &) {
  readsAgain_ = true;
  back_.isStale = true;
  startRun();
}

void Documents::execute(const CancelRun &) { session_.cancel(); }
void Documents::execute(const DismissProblems &) { documents_.status.showProblems = false; }

void Documents::execute(const ToggleOption &command) {
  if (command.option == Option::ForgetTypes)
    startRun();
}

// --- an invocation in place of the model --------------------------------------------------------

void Documents::execute(const StepInvocation &command) {
  if (shownInvocation_.empty())
    back_ = {modelResult_, playback_.shown().cursor, false};
  running_ = command.which;
  startRun();
}

bool Documents::presentInvocation(const RunResult &result) {
  const bool isOther = shownInvocation_ != running_;
  shownInvocation_ = running_;
  const std::string number = running_.substr(running_.rfind(':') + 1);
  const std::string name = tester_ ? tester_->nameOf(result.invokedSymbol) : result.invokedSymbol;
  invocation_ = {name + ", invocation " + number, result.invocation, documents_.status.model};
  if (isOther)
    front_ = {"function", "ir"};
  return isOther;
}

void Documents::forgetInvocation() {
  running_.clear();
  shownInvocation_.clear();
  invocation_ = {};
  back_ = {};
}

void Documents::execute(const BackToModel &) {
  if (shownInvocation_.empty())
    return;
  const Way way = back_;
  forgetInvocation();
  session_.cancel();
  front_.panel = "checks";
  front_.first = "ir";
  if (!way.result)
    return startRun();
  if (way.result->catalogue)
    documents_.catalogue = way.result->catalogue;
  documents_.status.problems = way.result->diagnostics;
  present(way.result);
  playback_.restart(way.cursor);
  if (way.isStale)
    startRun();
}

} // namespace reify
