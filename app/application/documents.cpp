#include "app/application/documents.h"

#include "app/application/inputs.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace reify {

Documents::Documents(Look &look, Settings &settings, Front &front, Log &log, Playback &playback, void (*wake)())
    : look_(look), settings_(settings), front_(front), log_(log), playback_(playback) {
  session_.onReady(wake);
  for (const RecentModel &recent : settings_.recent)
    documents_.recent.push_back(recent.model);
  documents_.samples = findSamples();
}

void Documents::takeCommands(CommandHandlers &handlers) {
  handlers.add<OpenModel, OpenFiles, AddLibrary, RemoveLibrary, Reload, CancelRun, FollowOutside, DismissProblems,
               RunPipeline, StepInvocation, BackToModel, ToggleOption>(*this);
}

void Documents::setPipeline(std::string passPipeline, std::vector<std::string> backendLegalOps) {
  passPipeline_ = std::move(passPipeline);
  legalOps_ = std::move(backendLegalOps);
}

void Documents::setProjects(bool allowsOutside, bool ignoresProject) {
  allowsOutside_ = allowsOutside;
  ignoresProject_ = ignoresProject;
}

void Documents::setImport(ImportOptions options, const std::string &model) {
  import_ = std::move(options);
  importedModel_ = model;
}

std::optional<bool> Documents::contractHolds() const {
  if (!modelResult_ || documents_.status.failed)
    return std::nullopt;
  return modelResult_->contractHolds;
}

bool Documents::update() {
  RunStatus &status = documents_.status;
  bool isNew = false;
  if (std::shared_ptr<const RunResult> result = session_.takeResult()) {
    show(std::move(result));
    isNew = true;
  }
  const bool isRunning = session_.isRunning();
  isNew |= isRunning != status.isRunning || isRunning;
  status.isRunning = isRunning;
  status.progress = session_.progress();
  status.doing = session_.progressText();
  return isNew;
}

SessionInputs Documents::makeInputs() {
  SessionInputs inputs;
  inputs.model = documents_.status.model;
  if (!running_.empty())
    inputs.invocation = InvocationChoice{running_, {}};
  inputs.wantsCatalogue = true;
  inputs.libraries = documents_.status.libraries;
  const bool isChosen = !documents_.status.pipeline.empty() && !inputs.invocation;
  inputs.passPipeline = isChosen ? documents_.status.pipeline : passPipeline_;
  inputs.forgetTypes = look_.options[Option::ForgetTypes] && !inputs.invocation;
  inputs.decompose = modelDecomposes_ && passPipeline_.empty() && !inputs.invocation;
  inputs.import = import_;
  if (inputs.model != importedModel_)
    inputs.import.function.clear();
  inputs.importAgain = std::exchange(readsAgain_, false);
  inputs.backendLegalOps = legalOps_;
  inputs.backendLegalOps.insert(inputs.backendLegalOps.end(), modelLegalOps_.begin(), modelLegalOps_.end());
  return inputs;
}

void Documents::startRun() {
  if (!refusedProject_.empty())
    return open(std::exchange(refusedProject_, ""), {}); // it may be right now
  if (documents_.status.model.empty() && running_.empty() && !isWithoutModel_)
    return;
  session_.start(makeInputs());
  documents_.status.isRunning = true;
  documents_.status.showProblems = false;
}

void Documents::runWithoutModel() {
  if (playback_.shown().prepared || session_.isRunning())
    return;
  isWithoutModel_ = true;
  startRun();
}

void Documents::open(const std::string &model, const std::vector<std::string> &libraries) {
  forgetInvocation();
  isWithoutModel_ &= model.empty();
  // A project's model that is opened by its own name, as from the list of recent ones, is still that.
  const Beside beside = ignoresProject_ ? Beside::Ignored : libraries.empty() ? Beside::Used : Beside::WithoutLibraries;
  ModelInputs inputs = resolveInputs(model, {beside, allowsOutside_});
  refusedProject_.clear();
  if (hasErrors(inputs.diagnostics)) { // what is shown stays so
    refusedProject_ = model;
    documents_.status.model = inputs.model;
    auto refused = std::make_shared<RunResult>();
    refused->diagnostics = std::move(inputs.diagnostics);
    show(std::move(refused));
    return;
  }
  for (const Diagnostic &diagnostic : inputs.diagnostics)
    log_.note(diagnostic.severity, diagnostic.message, diagnostic.place);
  look_.options.set(Option::ForgetTypes, inputs.forgetTypes);
  documents_.status.forgetsByProject = inputs.forgetTypes;
  documents_.status.model = inputs.model;
  documents_.status.pipeline.clear(); // was chosen for another model
  modelLegalOps_ = inputs.backendLegalOps;
  modelDecomposes_ = inputs.decompose;
  for (const std::vector<std::string> *list : {&std::as_const(inputs.libraries), &libraries})
    for (const std::string &library : *list)
      if (std::find(documents_.status.libraries.begin(), documents_.status.libraries.end(), library) ==
          documents_.status.libraries.end())
        documents_.status.libraries.push_back(library);
  if (tester_)
    tester_->opened();
  startRun();
}

void Documents::openAlone(const std::string &model, const std::vector<std::string> &libraries) {
  documents_.status.libraries.clear();
  open(model, libraries);
}

void Documents::show(std::shared_ptr<const RunResult> result) {
  RunStatus &status = documents_.status;
  status.problems = result->diagnostics;
  status.failed = !result->trace && running_.empty(); // the model stays open beside an invocation
  status.showProblems = !result->inputIsGood && !result->cancelled;
  for (const Diagnostic &diagnostic : result->diagnostics) {
    log_.note(diagnostic.severity, diagnostic.message, diagnostic.place);
    for (const DiagnosticNote &extra : diagnostic.notes)
      log_.note(Severity::Note, extra.message, extra.place);
  }
  if (result->cancelled)
    log_.note(Severity::Warning, "The run was stopped; what you see is the last good one.");
  if (result->catalogue)
    documents_.catalogue = result->catalogue;
  if (result->trace && !(result->cancelled && playback_.trace()))
    present(std::move(result));
  else
    running_ = shownInvocation_; // what could not be opened is not read again
}

void Documents::present(std::shared_ptr<const RunResult> result) {
  const bool isInvocation = !result->invokedSymbol.empty();
  if (!isInvocation)
    modelResult_ = result;
  const bool isOther = isInvocation && presentInvocation(*result);
  playback_.show(result->trace, isOther ? result->invokedSymbol : "");
  const Trace &trace = *result->trace;
  log_.note(Severity::Note, "Read " + trace.modelFile + ": " + std::to_string(trace.stepCount()) + " steps, " +
                                (result->contractHolds ? "the contract holds." : "the contract does not hold."));
  if (!isInvocation)
    rememberRun();
}

void Documents::rememberRun() {
  if (documents_.status.model.empty())
    return;
  // From wherever the program is started next.
  auto absolute = [](const std::string &path) {
    std::error_code error;
    const std::filesystem::path full = std::filesystem::absolute(path, error);
    return error ? path : full.lexically_normal().string();
  };
  RecentModel recent{absolute(documents_.status.model), {}};
  for (const std::string &library : documents_.status.libraries)
    recent.libraries.push_back(absolute(library));
  rememberModel(settings_, std::move(recent));
  documents_.recent.clear();
  for (const RecentModel &recent : settings_.recent)
    documents_.recent.push_back(recent.model);
}

} // namespace reify
