// What the commands of the Library and Checks panels do: checking, stepping through an invocation and
// back, showing a library's source, and writing the beginning of a library.
#include "app/application.h"

#include "engine/session/write_skeleton.h"
#include "engine/source/input_file.h"
#include "engine/source/output_file.h"

#include <filesystem>

namespace reify {

namespace fs = std::filesystem;

Application::SharedReport Application::answer(const check::CheckInputs &question, const std::atomic<bool> &cancel) {
  check::CheckInputs inputs = question;
  checkDone_ = 0;
  checkTotal_ = 0;
  inputs.progress = &checkDone_;
  inputs.total = &checkTotal_;
  inputs.cancel = &cancel;
  return std::make_shared<const check::CheckReport>(check::checkLibraries(inputs));
}

bool Application::updateLibraries() {
  bool isNew = false;
  if (std::optional<SharedReport> report = checks_.take()) {
    if (wasChecked_) // else it is of libraries that are gone
      scene_.check.report = std::move(*report);
    isNew = true;
  }
  if (std::optional<SourceText> source = librarySources_.take()) {
    scene_.library.source = std::move(*source);
    ++scene_.library.opened;
    isNew = true;
  }
  const bool isRunning = checks_.isBusy();
  isNew |= isRunning != scene_.check.isRunning || isRunning;
  scene_.check.isRunning = isRunning;
  scene_.check.done = checkDone_;
  scene_.check.total = checkTotal_;
  return isNew;
}

void Application::execute(const CheckLibraries &) {
  focus_ = "checks";
  const std::vector<std::string> &libraries = scene_.status.libraries;
  if (libraries.empty())
    return; // the panel says what to do
  wasChecked_ = true;
  checkedLibraries_ = libraries;
  check::CheckInputs inputs;
  inputs.libraries = libraries;
  checks_.ask(std::move(inputs));
  scene_.check.isRunning = true;
  if (!scene_.prepared && !session_.isRunning()) {
    isWithoutModel_ = true;
    startRun();
  }
}

void Application::execute(const CancelCheck &) { checks_.stop(); }

/// After files were read again or the list of libraries is another one.
void Application::librariesChanged() {
  back_.isStale = true;
  readOpenedLibrary();
  if (!wasChecked_)
    return;
  if (scene_.status.libraries.empty()) {
    scene_.check.report = nullptr;
    return;
  }
  const std::string_view focus = focus_;
  execute(CheckLibraries{});
  focus_ = focus;
}

void Application::readOpenedLibrary() {
  const std::string &file = scene_.library.place.file;
  if (file.empty())
    return;
  std::string path = file;
  // Built-in functions name their file relative to the assets.
  if (scene_.catalogue)
    for (const CatalogueOp &op : scene_.catalogue->ops)
      for (const CatalogueFunction &function : op.functions)
        if (function.place.file == file && function.home == FunctionHome::Builtin)
          path = function.path;
  librarySources_.ask(std::move(path));
}

void Application::execute(const ShowLibrarySource &command) {
  focus_ = "library";
  OpenedLibrary &library = scene_.library;
  const bool isOther = library.place.file != command.file;
  library.place = {command.file, command.line, 1};
  ++library.opened;
  if (!isOther)
    return;
  library.source = {};
  readOpenedLibrary();
}

// Invocations

void Application::execute(const StepInvocation &command) {
  if (shownInvocation_.empty())
    back_ = {modelResult_, scene_.cursor, false};
  invocation_ = command.which;
  startRun();
}

void Application::presentInvocation(const RunResult &result) {
  const bool isOther = shownInvocation_ != invocation_;
  shownInvocation_ = invocation_;
  const std::string number = invocation_.substr(invocation_.rfind(':') + 1);
  std::string function = result.invokedSymbol;
  if (scene_.check.report)
    for (const check::FunctionResult &checked : scene_.check.report->functions)
      if (checked.symbol == function)
        function = checked.op + " " + checked.kind;
  scene_.invocation = {function + ", invocation " + number, result.invocation, scene_.status.model};
  if (!isOther)
    return;
  scene_.selection = {};
  for (uint32_t i = 0; i < trace_->steps.size() && !nextCursor_; ++i) {
    const Step &step = trace_->steps[i];
    const bool isOfFunction = step.function && trace_->tables.string(step.function) == result.invokedSymbol;
    if (isOfFunction)
      nextCursor_ = trace_->flatOf(i);
  }
  firstFront_ = "ir";
  focus_ = "function";
}

void Application::forgetInvocation() {
  invocation_.clear();
  shownInvocation_.clear();
  scene_.invocation = {};
  back_ = {};
}

void Application::execute(const BackToModel &) {
  if (shownInvocation_.empty())
    return;
  const Way way = back_;
  forgetInvocation();
  session_.cancel();
  focus_ = "checks";
  firstFront_ = "ir";
  if (!way.result)
    return startRun();
  if (way.result->catalogue)
    scene_.catalogue = way.result->catalogue;
  scene_.status.problems = way.result->diagnostics;
  present(way.result);
  scene_.selection = {};
  moveTo(way.cursor);
  if (way.isStale)
    startRun();
}

// Skeletons

void Application::execute(const WriteSkeleton &command) {
  SkeletonInputs inputs;
  inputs.op = command.op;
  inputs.libraries = scene_.status.libraries;
  inputs.model = scene_.status.model;
  inputs.trace = trace_.get();
  inputs.ascii = command.ascii;
  inputs.decomposition = command.decomposition;
  if (scene_.catalogue)
    if (const CatalogueOp *op = scene_.catalogue->find(command.op))
      inputs.known = *op;
  const Skeleton written = writeSkeleton(inputs);
  SkeletonText &skeleton = scene_.skeleton;
  skeleton = {};
  skeleton.op = command.op;
  skeleton.text = written.text;
  skeleton.note = written.note;
  skeleton.ascii = command.ascii;
  skeleton.decomposition = command.decomposition;
  for (const std::string &library : scene_.status.libraries)
    if (library.ends_with(".py"))
      skeleton.targets.push_back(library);
  std::string name = command.op.substr(0, command.op.find('.'));
  const fs::path folder = fs::path(scene_.status.model).parent_path();
  skeleton.newFile = (folder / (name + "_library.py")).string();
  openDialog(Dialog::Skeleton);
}

void Application::execute(const SaveSkeleton &command) {
  SkeletonText &skeleton = scene_.skeleton;
  std::error_code ignored;
  if (!command.append && fs::exists(command.path, ignored)) {
    skeleton.problem = command.path + " is there already; append to it, or choose another name.";
    return;
  }
  if (!command.path.ends_with(".py")) {
    skeleton.problem = "A library in Python has a name that ends in .py.";
    return;
  }
  std::string text = skeleton.text;
  if (command.append && fs::exists(command.path, ignored)) {
    std::string problem;
    const std::shared_ptr<const std::string> old = readInputFile(command.path, problem);
    if (!old) {
      skeleton.problem = command.path + " " + problem + ".";
      return;
    }
    text = *old + (old->empty() || old->ends_with('\n') ? "\n\n" : "\n\n\n") + text;
  }
  if (const std::string problem = writeOutputFile(command.path, text); !problem.empty()) {
    skeleton.problem = problem + ".";
    return;
  }
  note(Severity::Note, (command.append ? "Appended to " : "Wrote ") + command.path + ".");
  openDialog(Dialog::None);
  execute(AddLibrary{command.path});
}

} // namespace reify
