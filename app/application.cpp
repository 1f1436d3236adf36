#include "app/application.h"

#include "app/keymap.h"
#include "app/layout.h"
#include "views/checks/view.h"
#include "views/narration.h"
#include "views/open_dialog/view.h"
#include "views/palette/view.h"
#include "views/scoped.h"
#include "views/skeleton/view.h"
#include "views/start/view.h"
#include "views/toolbar/view.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

namespace reify {

static constexpr size_t kSearchLimit = 20000;

Application::Application(StartOptions options)
    : settings_(std::move(options.settings)), options_(std::move(options)), narration_(nullptr, &std::fclose),
      snapshots_([](const SnapshotQuestion &q, const std::atomic<bool> &) { return answer(q); }, options_.wake),
      searches_([](const SearchQuestion &q, const std::atomic<bool> &cancel) { return answer(q, cancel); },
                options_.wake),
      checks_([this](const check::CheckInputs &q, const std::atomic<bool> &cancel) { return answer(q, cancel); },
              options_.wake),
      librarySources_([](const std::string &path, const std::atomic<bool> &) { return readSource(path); },
                      options_.wake) {
  handlers_.add<MoveCursor, GoToStep, MoveLine, GoToLine, ToggleBreakpoint, EnableBreakpoint, RunToBreakpoint, SelectOp,
                SelectValue, SelectViolation, NextDisagreement, GoToDisagreement, SelectLine, ClearSelection,
                OpenCalculation, SearchSteps, OpenModel, OpenFiles, AddLibrary, RemoveLibrary, Reload, FollowOutside,
                CancelRun, DismissProblems, ShowDialog, ListFolder, ToggleOption, ChangeZoom, ResetLayout, FocusView,
                FocusSearch, CopyText, CopyPanel, Quit, CheckLibraries, CancelCheck, ShowLibrarySource, StepInvocation,
                BackToModel, RunPipeline, WriteSkeleton, SaveSkeleton>(*this);
  session_.onReady(options_.wake);
  scene_.options = settings_.options;
  for (const RecentModel &recent : settings_.recent)
    scene_.recent.push_back(recent.model);
  scene_.samples = findSamples();
  if (options_.narrate.empty())
    return;
  narration_.reset(std::fopen(options_.narrate.c_str(), "a"));
  if (!narration_)
    note(Severity::Error, "The narration cannot be written to " + options_.narrate + ": " + std::strerror(errno) + ".");
}

Application::~Application() = default;

Application::SnapshotAnswer Application::answer(const SnapshotQuestion &question) {
  SnapshotAnswer answer;
  answer.prepared = prepareSnapshot(question.trace, question.index, question.cursor, question.options);
  if (!question.index)
    answer.sources = readSources(*question.trace, *answer.prepared->index);
  return answer;
}

StepSearch Application::answer(const SearchQuestion &question, const std::atomic<bool> &cancel) {
  return {question.text, findSteps(*question.trace, question.text, kSearchLimit, &cancel), false};
}

bool Application::isSettled() const {
  return !session_.isRunning() && !scene_.status.isRunning && !snapshots_.isBusy() && !searches_.isBusy() &&
         !checks_.isBusy() && !scene_.check.isRunning && !librarySources_.isBusy() &&
         (!trace_ ||
          (scene_.prepared && scene_.prepared->snapshot.trace == trace_ &&
           scene_.prepared->snapshot.cursor == scene_.cursor && scene_.prepared->snapshot.line == scene_.line));
}

bool Application::update() {
  bool isNew = false;
  if (std::shared_ptr<const RunResult> result = session_.takeResult()) {
    show(std::move(result));
    isNew = true;
  }
  if (std::optional<SnapshotAnswer> answer = snapshots_.take()) {
    takeSnapshot(std::move(*answer));
    isNew = true;
  }
  if (std::optional<StepSearch> search = searches_.take()) {
    scene_.search = std::move(*search);
    isNew = true;
  }
  isNew |= updateLibraries();
  const bool isRunning = session_.isRunning();
  isNew |= isRunning != scene_.status.isRunning || isRunning;
  scene_.status.isRunning = isRunning;
  scene_.status.progress = session_.progress();
  scene_.status.doing = session_.progressText();
  if (control_)
    control_->serve(*this);
  return isNew;
}

void Application::note(Severity severity, const std::string &text, const Place &place) {
  scene_.log.push_back({severity, text, place});
}

void Application::startRun() {
  if (!refusedProject_.empty())
    return open(std::exchange(refusedProject_, ""), {}); // it may be right now
  if (scene_.status.model.empty() && invocation_.empty() && !isWithoutModel_)
    return;
  SessionInputs inputs;
  inputs.model = scene_.status.model;
  if (!invocation_.empty())
    inputs.invocation = InvocationChoice{invocation_, {}};
  inputs.wantsCatalogue = true;
  inputs.libraries = scene_.status.libraries;
  const bool isChosen = !scene_.status.pipeline.empty() && !inputs.invocation;
  inputs.passPipeline = isChosen ? scene_.status.pipeline : passPipeline_;
  inputs.forgetTypes = scene_.options[Option::ForgetTypes] && !inputs.invocation;
  inputs.decompose = modelDecomposes_ && passPipeline_.empty() && !inputs.invocation;
  inputs.import = import_;
  if (inputs.model != importedModel_)
    inputs.import.function.clear();
  inputs.importAgain = std::exchange(readsAgain_, false);
  inputs.backendLegalOps = legalOps_;
  inputs.backendLegalOps.insert(inputs.backendLegalOps.end(), modelLegalOps_.begin(), modelLegalOps_.end());
  session_.start(std::move(inputs));
  scene_.status.isRunning = true;
  scene_.status.showProblems = false;
}

void Application::open(const std::string &model, const std::vector<std::string> &libraries) {
  forgetInvocation();
  isWithoutModel_ &= model.empty();
  // A project's model that is opened by its own name, as from the list of recent ones, is still that.
  const Beside beside = ignoresProject_ ? Beside::Ignored : libraries.empty() ? Beside::Used : Beside::WithoutLibraries;
  ModelInputs inputs = resolveInputs(model, {beside, allowsOutside_});
  refusedProject_.clear();
  if (hasErrors(inputs.diagnostics)) { // what is shown stays so
    refusedProject_ = model;
    scene_.status.model = inputs.model;
    auto refused = std::make_shared<RunResult>();
    refused->diagnostics = std::move(inputs.diagnostics);
    show(std::move(refused));
    return;
  }
  for (const Diagnostic &diagnostic : inputs.diagnostics)
    note(diagnostic.severity, diagnostic.message, diagnostic.place);
  scene_.options.set(Option::ForgetTypes, inputs.forgetTypes);
  scene_.status.model = inputs.model;
  scene_.status.pipeline.clear(); // was chosen for another model
  modelLegalOps_ = inputs.backendLegalOps;
  modelDecomposes_ = inputs.decompose;
  for (const std::vector<std::string> *list : {&std::as_const(inputs.libraries), &libraries})
    for (const std::string &library : *list)
      if (std::find(scene_.status.libraries.begin(), scene_.status.libraries.end(), library) ==
          scene_.status.libraries.end())
        scene_.status.libraries.push_back(library);
  if (wasChecked_ && scene_.status.libraries != checkedLibraries_) {
    wasChecked_ = false; // other libraries are checked when the user asks
    checks_.stop();
    scene_.check.report = nullptr;
  }
  startRun();
}

void Application::setPipeline(std::string passPipeline, std::vector<std::string> backendLegalOps) {
  passPipeline_ = std::move(passPipeline);
  legalOps_ = std::move(backendLegalOps);
}

void Application::setProjects(bool allowsOutside, bool ignoresProject) {
  allowsOutside_ = allowsOutside;
  ignoresProject_ = ignoresProject;
}

void Application::drop(const std::vector<std::string> &paths) {
  std::string model;
  std::vector<std::string> libraries;
  for (const std::string &path : paths) {
    const bool isLibrary = isLibraryFile(path) || (!model.empty() && paths.size() > 1);
    if (isLibrary)
      libraries.push_back(path);
    else
      model = path;
  }
  if (!model.empty()) {
    scene_.status.libraries.clear();
    open(model, libraries);
  } else {
    for (const std::string &library : libraries)
      execute(AddLibrary{library});
  }
}

void Application::show(std::shared_ptr<const RunResult> result) {
  RunStatus &status = scene_.status;
  status.problems = result->diagnostics;
  status.failed = !result->trace && invocation_.empty(); // the model stays open beside an invocation
  status.showProblems = !result->inputIsGood && !result->cancelled;
  for (const Diagnostic &diagnostic : result->diagnostics) {
    note(diagnostic.severity, diagnostic.message, diagnostic.place);
    for (const DiagnosticNote &extra : diagnostic.notes)
      note(Severity::Note, extra.message, extra.place);
  }
  if (result->cancelled)
    note(Severity::Warning, "The run was stopped; what you see is the last good one.");
  if (result->catalogue)
    scene_.catalogue = result->catalogue;
  if (result->trace && !(result->cancelled && trace_))
    present(std::move(result));
  else
    invocation_ = shownInvocation_; // what could not be opened is not read again
}

void Application::present(std::shared_ptr<const RunResult> result) {
  const bool isSameModel = trace_ && trace_->modelFile == result->trace->modelFile;
  const bool isInvocation = !result->invokedSymbol.empty();
  if (!isInvocation)
    modelResult_ = result;
  trace_ = result->trace;
  index_.reset();
  stops_ = std::make_unique<StopIndex>(trace_);
  scene_.line = kNoLine;
  scene_.lineMessage.clear();
  followText(settings_.breakpoints);
  showBreakpoints();
  scene_.openCalculation = {};
  // What is drawn until the snapshot is there is the old run: the cursor must be of both.
  nextCursor_.reset();
  scene_.cursor = isSameModel ? std::min(scene_.cursor, trace_->stepCount() - 1) : 0;
  note(Severity::Note, "Read " + trace_->modelFile + ": " + std::to_string(trace_->stepCount()) + " steps, " +
                           (result->contractHolds ? "the contract holds." : "the contract does not hold."));
  if (isInvocation)
    presentInvocation(*result);
  else
    rememberRun();
  askSnapshot();
  if (!scene_.search.text.empty())
    execute(SearchSteps{scene_.search.text});
}

void Application::rememberRun() {
  if (scene_.status.model.empty())
    return;
  // From wherever the program is started next.
  auto absolute = [](const std::string &path) {
    std::error_code error;
    const std::filesystem::path full = std::filesystem::absolute(path, error);
    return error ? path : full.lexically_normal().string();
  };
  RecentModel recent{absolute(scene_.status.model), {}};
  for (const std::string &library : scene_.status.libraries)
    recent.libraries.push_back(absolute(library));
  rememberModel(settings_, std::move(recent));
  scene_.recent.clear();
  for (const RecentModel &recent : settings_.recent)
    scene_.recent.push_back(recent.model);
}

void Application::askSnapshot() {
  if (!trace_)
    return;
  SnapshotQuestion question{trace_, index_, nextCursor_.value_or(scene_.cursor), {}};
  question.options.listing.showLibrary = scene_.options[Option::ShowLibrary];
  question.options.listing.foldCalculations = scene_.options[Option::FoldCalculations];
  question.options.listing.openCalculation = scene_.openCalculation;
  question.options.selectedValue = scene_.selection.value;
  question.options.artefacts = true;
  question.options.line = scene_.line;
  snapshots_.ask(std::move(question));
}

void Application::takeSnapshot(SnapshotAnswer answer) {
  const Snapshot &next = answer.prepared->snapshot;
  if (next.trace != trace_)
    return;
  if (scene_.prepared) {
    const Selection carried = carrySelection(scene_.selection, scene_.prepared->snapshot, next);
    const bool asksAgain = carried.value != scene_.selection.value && carried.value.value;
    scene_.selection = carried;
    if (asksAgain)
      askSnapshot();
  }
  index_ = answer.prepared->index;
  if (std::exchange(nextCursor_, std::nullopt))
    scene_.cursor = next.cursor;
  if (answer.sources)
    scene_.sources = std::move(*answer.sources);
  scene_.prepared = std::move(answer.prepared);
  writeNarration();
}

void Application::writeNarration() {
  const Snapshot &snapshot = scene_.prepared->snapshot;
  const uint64_t place = uint64_t(snapshot.cursor) << 32 | snapshot.line;
  if (!narration_ || narrated_ == place)
    return;
  narrated_ = place;
  if (std::fprintf(narration_.get(), "%s\n", narrate(snapshot).c_str()) >= 0 && std::fflush(narration_.get()) == 0)
    return;
  note(Severity::Error, "The narration cannot be written to " + options_.narrate + ": " + std::strerror(errno) + ".");
  narration_.reset();
}

void Application::drawPanels(Commands &out) {
  const ImGuiViewport &viewport = *ImGui::GetMainViewport();
  ImGui::SetNextWindowPos(viewport.WorkPos);
  ImGui::SetNextWindowSize(viewport.WorkSize);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin("Reify", nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoDocking | ImGuiWindowFlags_NoBringToFrontOnFocus |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoScrollbar |
                   ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  if (scene_.prepared) {
    drawToolbar(scene_, states_.of<ToolbarState>(), out);
    drawInvocationStrip(scene_, out);
    drawProblemStrip(scene_, out);
    drawDockSpace(resetLayout_);
    hasPanels_ &= !resetLayout_;
    resetLayout_ = false;
  } else {
    keepDockSpace();
    drawStart(scene_, out);
  }
  ImGui::End();
  if (!scene_.prepared) {
    hasPanels_ = false;
    return;
  }
  // Once they are there, one of them has the keys.
  if (!std::exchange(hasPanels_, true) && focus_.empty())
    firstFront_ = "ir";
  const std::string_view front = std::exchange(firstFront_.empty() ? focus_ : firstFront_, {});
  for (const View &view : viewTable()) {
    if (view.id == front)
      ImGui::SetNextWindowFocus();
    const bool isCopied = copied_ && (copied_->empty() ? focusedView() == &view : *copied_ == view.id);
    std::string text;
    drawView(view, scene_, states_, out, isCopied ? &text : nullptr);
    if (isCopied)
      out.push_back(CopyText{text});
  }
  copied_.reset();
}

void Application::drawDialogs(Commands &out) {
  switch (dialog_) {
  case Dialog::Palette:
    drawPalette(scene_, states_.of<PaletteState>(), out);
    break;
  case Dialog::Help:
    drawHelp(states_.of<PaletteState>(), out);
    break;
  case Dialog::GoToStep:
    drawGoToStep(scene_, states_.of<PaletteState>(), out);
    break;
  case Dialog::OpenModel:
  case Dialog::AddLibrary:
    drawOpenDialog(scene_, folder_, dialog_, states_.of<OpenDialogState>(), out);
    break;
  case Dialog::Skeleton:
    drawSkeleton(scene_, states_.of<SkeletonState>(), out);
    break;
  case Dialog::None:
    break;
  }
  states_.of<PaletteState>().open = dialog_;
  if (dialog_ != Dialog::Skeleton)
    states_.of<SkeletonState>().wasOpen = false;
  if (dialog_ != Dialog::OpenModel && dialog_ != Dialog::AddLibrary)
    states_.of<OpenDialogState>().wasOpen = false;
}

bool Application::draw() {
  Commands commands;
  readKeys(scene_, dialog_, commands);
  drawMenuBar(scene_, commands);
  drawPanels(commands);
  drawDialogs(commands);
  for (const Command &command : commands)
    dispatch(command);
  return !commands.empty();
}

} // namespace reify
