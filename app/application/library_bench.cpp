#include "app/application/library_bench.h"

#include "app/application/inputs.h"
#include "engine/session/write_skeleton.h"
#include "engine/source/input_file.h"
#include "engine/source/output_file.h"

#include <filesystem>

namespace reify {

namespace fs = std::filesystem;

LibraryBench::LibraryBench(Documents &documents, const Playback &playback, Frame &frame, Log &log, void (*wake)())
    : documents_(documents), playback_(playback), frame_(frame), front_(frame.front()), log_(log),
      checks_([this](const CheckInputs &q, const std::atomic<bool> &cancel) { return answer(q, cancel); }, wake),
      sources_([](const std::string &path, const std::atomic<bool> &) { return readSource(path); }, wake) {
  documents_.setTester(this);
}

LibraryBench::~LibraryBench() { documents_.setTester(nullptr); }

void LibraryBench::takeCommands(CommandHandlers &handlers) {
  handlers.add<CheckLibraries, CancelCheck, ShowLibrarySource, WriteSkeleton, SaveSkeleton>(*this);
  // After the documents.
  handlers.on<AddLibrary>([this](const AddLibrary &) { librariesChanged(); });
  handlers.on<RemoveLibrary>([this](const RemoveLibrary &) { librariesChanged(); });
  handlers.on<Reload>([this](const Reload &) { librariesChanged(); });
}

bool LibraryBench::isSettled() const { return !checks_.isBusy() && !check_.isRunning && !sources_.isBusy(); }

LibraryBench::SharedReport LibraryBench::answer(const CheckInputs &question, const std::atomic<bool> &cancel) {
  CheckInputs inputs = question;
  checkDone_ = 0;
  checkTotal_ = 0;
  inputs.progress = &checkDone_;
  inputs.total = &checkTotal_;
  inputs.cancel = &cancel;
  return std::make_shared<const check::CheckReport>(testLibraries(inputs));
}

bool LibraryBench::update() {
  bool isNew = false;
  if (std::optional<SharedReport> report = checks_.take()) {
    if (wasChecked_) // else it is of libraries that are gone
      check_.report = std::move(*report);
    isNew = true;
  }
  if (std::optional<SourceText> source = sources_.take()) {
    library_.source = std::move(*source);
    ++library_.opened;
    isNew = true;
  }
  const bool isRunning = checks_.isBusy();
  isNew |= isRunning != check_.isRunning || isRunning;
  check_.isRunning = isRunning;
  check_.done = checkDone_;
  check_.total = checkTotal_;
  return isNew;
}

void LibraryBench::opened() {
  if (!wasChecked_ || documents_.shown().status.libraries == checkedLibraries_)
    return;
  wasChecked_ = false; // other libraries are checked when the user asks
  checks_.stop();
  check_.report = nullptr;
}

std::string LibraryBench::nameOf(const std::string &symbol) const {
  if (check_.report)
    for (const check::FunctionResult &checked : check_.report->functions)
      if (checked.symbol == symbol)
        return checked.op + " " + checked.kind;
  return symbol;
}

void LibraryBench::execute(const CheckLibraries &) {
  front_.panel = "checks";
  const std::vector<std::string> &libraries = documents_.shown().status.libraries;
  if (libraries.empty())
    return; // the panel says what to do
  wasChecked_ = true;
  checkedLibraries_ = libraries;
  CheckInputs inputs;
  inputs.libraries = libraries;
  checks_.ask(std::move(inputs));
  check_.isRunning = true;
  documents_.runWithoutModel();
}

void LibraryBench::execute(const CancelCheck &) { checks_.stop(); }

/// After files were read again or the list of libraries is another one.
void LibraryBench::librariesChanged() {
  readOpenedLibrary();
  if (!wasChecked_)
    return;
  if (documents_.shown().status.libraries.empty()) {
    check_.report = nullptr;
    return;
  }
  const std::string_view focus = front_.panel;
  execute(CheckLibraries{});
  front_.panel = focus;
}

void LibraryBench::readOpenedLibrary() {
  const std::string &file = library_.place.file;
  if (file.empty())
    return;
  std::string path = file;
  // Built-in functions name their file relative to the assets.
  if (documents_.shown().catalogue)
    for (const CatalogueOp &op : documents_.shown().catalogue->ops)
      for (const CatalogueFunction &function : op.functions)
        if (function.place.file == file && function.home == FunctionHome::Builtin)
          path = function.path;
  sources_.ask(std::move(path));
}

void LibraryBench::execute(const ShowLibrarySource &command) {
  front_.panel = "library";
  OpenedLibrary &library = library_;
  const bool isOther = library.place.file != command.file;
  library.place = {command.file, command.line, 1};
  ++library.opened;
  if (!isOther)
    return;
  library.source = {};
  readOpenedLibrary();
}

void LibraryBench::execute(const WriteSkeleton &command) {
  SkeletonInputs inputs;
  inputs.op = command.op;
  inputs.libraries = documents_.shown().status.libraries;
  inputs.model = documents_.shown().status.model;
  inputs.trace = playback_.trace().get();
  inputs.ascii = command.ascii;
  inputs.decomposition = command.decomposition;
  if (documents_.shown().catalogue)
    if (const CatalogueOp *op = documents_.shown().catalogue->find(command.op))
      inputs.known = *op;
  const Skeleton written = writeSkeleton(inputs);
  SkeletonText &skeleton = skeleton_;
  skeleton = {};
  skeleton.op = command.op;
  skeleton.text = written.text;
  skeleton.note = written.note;
  skeleton.ascii = command.ascii;
  skeleton.decomposition = command.decomposition;
  for (const std::string &library : documents_.shown().status.libraries)
    if (library.ends_with(".py"))
      skeleton.targets.push_back(library);
  std::string name = command.op.substr(0, command.op.find('.'));
  const fs::path folder = fs::path(documents_.shown().status.model).parent_path();
  skeleton.newFile = (folder / (name + "_library.py")).string();
  frame_.openDialog(Dialog::Skeleton, "");
}

void LibraryBench::execute(const SaveSkeleton &command) {
  SkeletonText &skeleton = skeleton_;
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
  log_.note(Severity::Note, (command.append ? "Appended to " : "Wrote ") + command.path + ".");
  frame_.openDialog(Dialog::None, "");
  documents_.execute(AddLibrary{command.path});
  librariesChanged();
}

} // namespace reify
