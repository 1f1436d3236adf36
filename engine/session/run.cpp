#include "engine/catalogue/torch_figures.h"
#include "engine/check/interpreter/read_all.h"
#include "engine/check/invocation_module.h"
#include "engine/contract/contract.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/library/diagnostic_capture.h"
#include "engine/library/unmatched_names.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pipelines/lower.h"
#include "engine/passes/pipelines/passes.h"
#include "engine/passes/refine/evaluation_log.h"
#include "engine/passes/refine/forget_types.h"
#include "engine/passes/refine/written_at_odds.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/session/list_functions.h"
#include "engine/session/model_context.h"
#include "engine/session/model_source.h"
#include "engine/session/read_catalogue.h"
#include "engine/session/read_program.h"
#include "engine/session/run_pipeline.h"
#include "engine/session/session.h"
#include "engine/source/input_file.h"
#include "engine/source/left_out.h"
#include "engine/source/source_language.h"

#include <mlir/IR/Verifier.h>

#include <map>
#include <set>
#include <sstream>

namespace reify {

using namespace mlir;

namespace {

/// One run, from files to trace. The context lives as long as the run: nothing of MLIR leaves it.
class Run {
public:
  Run(const SessionInputs &inputs, RunControl &control)
      : inputs_(inputs), control_(control), modelFile_(shownPath(inputs.model)), decompose_(inputs.decompose),
        legalOps_(inputs.backendLegalOps) {}
  RunResult run();
  /// Only what there is of library functions; without a model that of the libraries.
  Catalogue list(Diagnostics &diagnostics);

private:
  void makeContext();
  bool load();
  void readModelFile();
  void readInvocation();
  Catalogue catalogue() const;
  bool forgetWrittenTypes(Trace &trace, Recorder &recorder);
  void lower(Trace &trace, Recorder &recorder);
  void collectFunctions(Trace &trace);
  void reportUnknownOps();
  void reportUnmatchedNames();
  void addViolations(const ContractReport &report);

  const SessionInputs &inputs_;
  RunControl &control_;
  RunResult result_;
  std::unique_ptr<MLIRContext> context_;
  std::unique_ptr<Library> library_;
  ModelSource model_;
  ProgramText program_;               // what PyTorch made of the model's file
  std::string modelFile_;             // that of the inputs, or what an invocation's module is called
  bool decompose_;                    // as the inputs ask, and where an invocation is of a decomposition
  std::vector<std::string> legalOps_; // those of the inputs, and the op of another invocation
  bool isLowered_ = true;             // no pass failed
  bool hasUnknownDialect_ = false;
  Diagnostics refused_; // by torch-reduce-op-variants
};

void Run::makeContext() {
  std::vector<SchemaLine> schemas = statedSchemas(inputs_, program_.text.get(), result_.diagnostics);
  const size_t first = result_.diagnostics.size();
  context_ = makeModelContext(std::move(schemas), inputs_.assets, result_.diagnostics);
  forgiveModelSchemas(inputs_.model, first, result_.diagnostics);
}

void Run::readInvocation() {
  const InvocationChoice &choice = *inputs_.invocation;
  Diagnostics problems; // those of other invocations are the check's to tell
  std::vector<check::CheckedFunction> functions = check::readAllInvocations(inputs_.libraries, choice.tests, problems);
  check::InvocationModule module;
  const auto [function, number] = check::findInvocation(functions, choice.which, module.problem);
  if (function)
    module = check::moduleOfInvocation(*function, number, *context_, *library_);
  if (!module.problem.empty()) {
    if (hasErrors(problems) || hasLeftOutFunctions(problems)) // perhaps it could not be read
      result_.diagnostics.insert(result_.diagnostics.end(), problems.begin(), problems.end());
    result_.diagnostics.push_back(
        {Severity::Error, "check.invocation", module.problem, function ? function->place : Place(), {}});
    return;
  }
  for (Diagnostic &problem : problems) // a file that was named, and has nothing to say
    if (problem.severity == Severity::Error && problem.place.line == 0 &&
        std::ranges::count(choice.tests, problem.place.file) != 0) {
      result_.diagnostics.push_back(std::move(problem));
      return;
    }
  modelFile_ = module.name;
  result_.invokedSymbol = function->symbol;
  result_.invocation = function->invocations[number - 1].place;
  if (function->kind == "decomposition")
    decompose_ = true;
  else // what the function gives is asked for, not whether a backend takes the op
    legalOps_.push_back(function->op);
  model_ = readModelText(*context_, module.text, module.name, result_.diagnostics);
}

Catalogue Run::catalogue() const {
  const OpTable &table = context_->getLoadedDialect<torch::TorchDialect>()->table();
  Catalogue listed = listFunctions(*library_, table, inputs_.assets);
  addTorchFigures(inputs_.assets.folder + "/library/figures.txt", listed);
  return listed;
}

Catalogue Run::list(Diagnostics &diagnostics) {
  program_ = readProgram(inputs_, control_, result_.diagnostics);
  makeContext();
  library_ = Library::load(*context_, inputs_.assets.builtinLibrary, inputs_.libraries, result_.diagnostics);
  if (!inputs_.model.empty() && !program_.failed)
    readModelFile();
  if (model_.module)
    library_->addModelFunctions(*model_.module, result_.diagnostics, model_.names);
  Catalogue listed = catalogue();
  library_->forgetModel();
  diagnostics = std::move(result_.diagnostics);
  return listed;
}

/// What the file's head says of its import comes with it.
void Run::readModelFile() {
  model_ = program_.text ? readModelText(*context_, *program_.text, inputs_.model, result_.diagnostics)
                         : readModel(*context_, inputs_.model, result_.diagnostics);
  Diagnostics remarks = remarksIn(model_.text);
  result_.diagnostics.insert(result_.diagnostics.end(), remarks.begin(), remarks.end());
}

bool Run::load() {
  if (!inputs_.invocation && inputs_.model.empty())
    model_ = readModelText(*context_, "module {\n}\n", modelFile_ = "no model", result_.diagnostics);
  else if (!inputs_.invocation)
    readModelFile();
  library_ = Library::load(*context_, inputs_.assets.builtinLibrary, inputs_.libraries, result_.diagnostics);
  if (inputs_.invocation)
    readInvocation();
  if (model_.module)
    library_->addModelFunctions(*model_.module, result_.diagnostics, model_.names);
  if (inputs_.wantsCatalogue)
    result_.catalogue = std::make_shared<Catalogue>(catalogue());
  return model_.module && !hasErrors(result_.diagnostics);
}

static bool hasErrorsFrom(const Diagnostics &diagnostics, size_t first) {
  return std::any_of(diagnostics.begin() + first, diagnostics.end(),
                     [](const Diagnostic &each) { return each.severity == Severity::Error; });
}

/// False if the module is none without its types.
bool Run::forgetWrittenTypes(Trace &trace, Recorder &recorder) {
  Refiner refiner(*library_);
  trace.forgotten.atOdds = writtenAtOdds(*model_.module, *library_, refiner, recorder);
  trace.forgotten.step = forgetTypes(*model_.module, recorder);
  DiagnosticCapture capture(*context_, result_.diagnostics, "forget-types");
  return succeeded(verify(*model_.module));
}

void Run::lower(Trace &trace, Recorder &recorder) {
  if (!inputs_.passPipeline.empty()) {
    PassContext passes;
    passes.builtinLibrary = inputs_.assets.builtinLibrary;
    passes.libraries = inputs_.libraries;
    passes.recorder = &recorder;
    passes.signals = {&control_.progress, &control_.cancel};
    const size_t before = result_.diagnostics.size();
    isLowered_ = runPipeline(*model_.module, inputs_.passPipeline, passes, result_.diagnostics);
    result_.cancelled = control_.cancel;
    // A lowering that does not reach the contract ends its pipeline without an error of its own.
    result_.inputIsGood = isLowered_ || !hasErrorsFrom(result_.diagnostics, before);
    return;
  }
  LowerOptions options;
  options.maxIterations = inputs_.maxIterations;
  options.decompose = decompose_;
  options.backendLegalOps = legalOps_;
  Refiner refiner(*library_);
  Derivations derivations(*library_, refiner, trace.tables);
  LowerResult lowered = lowerToBackendContract(*model_.module, options, *library_, refiner, recorder, &derivations,
                                               {&control_.progress, &control_.cancel});
  result_.cancelled = lowered.cancelled;
  result_.inputIsGood = !hasErrors(lowered.problems);
  result_.diagnostics.insert(result_.diagnostics.end(), lowered.problems.begin(), lowered.problems.end());
  refused_ = std::move(lowered.refused);
}

/// The lines of a library file from `place` to the function's closing brace.
std::string functionText(const std::vector<std::string> &lines, uint32_t firstLine) {
  std::string text;
  int depth = 0;
  bool opened = false;
  for (size_t i = firstLine - 1; i < lines.size(); ++i) {
    text += lines[i] + "\n";
    bool inString = false;
    for (size_t c = 0; c < lines[i].size(); ++c) {
      char ch = lines[i][c];
      if (ch == '"' && (c == 0 || lines[i][c - 1] != '\\'))
        inString = !inString;
      else if (inString)
        continue;
      else if (ch == '/' && c + 1 < lines[i].size() && lines[i][c + 1] == '/')
        break;
      else if (ch == '{')
        ++depth, opened = true;
      else if (ch == '}')
        --depth;
    }
    if (opened && depth <= 0)
      break;
  }
  return text;
}

/// The lines of a Python function from its `def` on: those that are indented more, or blank.
std::string pythonFunctionText(const std::vector<std::string> &lines, uint32_t firstLine) {
  auto indent = [](const std::string &line) { return line.find_first_not_of(" \t\r"); };
  size_t own = indent(lines[firstLine - 1]), end = firstLine;
  for (size_t i = firstLine; i < lines.size(); ++i) {
    size_t column = indent(lines[i]);
    if (column == std::string::npos)
      continue;
    if (column <= own && lines[i][column] != ')')
      break;
    end = i + 1;
  }
  std::string text;
  for (size_t i = firstLine - 1; i < end; ++i)
    text += lines[i] + "\n";
  return text;
}

/// The source of every library function that some step or value speaks of.
void Run::collectFunctions(Trace &trace) {
  std::set<uint32_t> wanted;
  auto add = [&](StringId function) {
    if (function)
      wanted.insert(function.index);
  };
  for (const Step &step : trace.steps)
    add(step.function);
  for (const auto &derivation : trace.derivations) {
    for (const Step &step : derivation->steps)
      add(step.function);
    for (const EvaluatedOp &op : derivation->evaluation)
      add(op.function);
  }
  std::unordered_map<std::string, std::vector<std::string>> files;
  for (uint32_t index : wanted) {
    StringId name(index);
    func::FuncOp function = library_->findSymbol(trace.tables.string(name));
    if (!function)
      continue;
    Place place = placeOf(function.getLoc());
    LibraryFunction entry;
    entry.name = name;
    entry.place = trace.tables.internPlace(place);
    entry.isBuiltin = library_->isBuiltin(function);
    if (std::optional<std::pair<FunctionKind, std::string>> key = keyOfSymbol(function.getSymName()))
      if (const LibraryEntry *found = library_->find(key->second, key->first))
        entry.overrides = found->function == function && found->overridesBuiltin;
    auto [lines, isNew] = files.try_emplace(place.file);
    if (isNew) {
      // Built-in functions name their file relative to the assets.
      std::string path = readablePath(place.file, entry.isBuiltin, inputs_.assets);
      std::istringstream stream(readInputOrNothing(path));
      for (std::string line; std::getline(stream, line);)
        lines->second.push_back(line);
    }
    if (place.line > 0 && place.line <= lines->second.size())
      entry.text = isPythonPath(place.file) ? pythonFunctionText(lines->second, place.line)
                                            : functionText(lines->second, place.line);
    entry.codeLines = stoppingLines(function);
    trace.functions.push_back(std::move(entry));
  }
}

/// Ops that nothing is known of are kept as they are. In the torch dialect that is worth a note; an op of
/// a dialect that is not known here cannot be lowered, so the input counts as bad.
void Run::reportUnknownOps() {
  std::map<std::string, std::pair<Operation *, unsigned>> unknown; // the first one, how many
  model_.module->walk([&](Operation *op) {
    if (!op->isRegistered())
      ++unknown.try_emplace(op->getName().getStringRef().str(), op, 0).first->second.second;
  });
  for (const auto &[name, found] : unknown) {
    bool isTorch = found.first->getName().getDialectNamespace() == "torch";
    hasUnknownDialect_ |= !isTorch;
    std::string dialect = found.first->getName().getDialectNamespace().str();
    std::string message = isTorch ? "'" + name +
                                        "' has no schema: it is kept as it is, and only a library function can tell "
                                        "its types"
                                  : "'" + name + "' is of the dialect '" + dialect + "', which is not known here";
    if (found.second > 1)
      message += " (" + std::to_string(found.second) + " ops)";
    result_.diagnostics.push_back({isTorch ? Severity::Note : Severity::Error,
                                   isTorch ? "model.no-schema" : "model.unknown-dialect",
                                   std::move(message),
                                   placeOf(found.first->getLoc()),
                                   {}});
  }
}

void Run::reportUnmatchedNames() {
  if (inputs_.invocation)
    return; // a model of one op, whatever else the libraries have
  Diagnostics unmatched = unmatchedFunctions(*model_.module, *library_);
  if (inputs_.passPipeline.empty()) // else the passes have their own
    for (Diagnostic &legal : unmatchedLegalOps(*model_.module, *library_, legalOps_))
      unmatched.push_back(std::move(legal));
  result_.diagnostics.insert(result_.diagnostics.end(), unmatched.begin(), unmatched.end());
}

void Run::addViolations(const ContractReport &report) {
  for (const Advice &advice : report.advice)
    result_.diagnostics.push_back({Severity::Warning, "contract", advice.heading, advice.place, {{advice.text, {}}}});
  for (const Violation &violation : report.violations) {
    if (violation.consequenceOf >= 0 || violation.advice >= 0)
      continue;
    Diagnostic diagnostic{Severity::Warning, "contract", violation.message, violation.place, {}};
    if (!violation.cause.empty())
      diagnostic.notes.push_back({violation.cause, violation.causePlace});
    if (!violation.cure.empty())
      diagnostic.notes.push_back({violation.cure, {}});
    result_.diagnostics.push_back(std::move(diagnostic));
  }
  // A custom op without a marker that is given and gives values only does no harm here.
  for (Diagnostic &refusal : refused_) {
    auto isAtSamePlace = [&](const Violation &violation) { return violation.place == refusal.place; };
    if (std::ranges::any_of(report.violations, isAtSamePlace))
      continue;
    refusal.severity = Severity::Warning;
    refusal.message = "torch-mlir refuses this: " + refusal.message;
    result_.diagnostics.push_back(std::move(refusal));
  }
}

RunResult Run::run() {
  program_ = readProgram(inputs_, control_, result_.diagnostics);
  if (program_.failed) {
    result_.cancelled = control_.cancel;
    return std::move(result_);
  }
  makeContext();
  control_.progress = 0.05f;
  if (!load())
    return std::move(result_);
  reportUnknownOps();
  reportUnmatchedNames();
  auto trace = std::make_shared<Trace>();
  trace->modelFile = modelFile_;
  trace->modelText = model_.text;
  trace->backendLegalOps = legalOps_;
  trace->decompose = decompose_;
  Recorder recorder(trace->tables);
  recorder.attach(*model_.module, &model_.names);
  {
    StepScope root = openStepText(&recorder, StepKind::Run, nullptr, "run");
    if (!inputs_.forgetTypes || forgetWrittenTypes(*trace, recorder))
      lower(*trace, recorder);
  }
  result_.inputIsGood &= !hasUnknownDialect_;
  recorder.finish(*trace);
  collectFunctions(*trace);
  ContractReport report = checkRun(*trace, trace->model.end);
  result_.contractHolds = report.holds() && isLowered_ && result_.inputIsGood && !result_.cancelled;
  addViolations(report);
  result_.trace = std::move(trace);
  control_.progress = 1;
  library_->forgetModel();
  return std::move(result_);
}

} // namespace

RunResult run(const SessionInputs &inputs, RunControl &control) { return Run(inputs, control).run(); }

Catalogue readCatalogue(const SessionInputs &inputs, Diagnostics &diagnostics) {
  RunControl control;
  return Run(inputs, control).list(diagnostics);
}

} // namespace reify
