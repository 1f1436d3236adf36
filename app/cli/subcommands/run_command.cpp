#include "app/cli/subcommands/run_command.h"

#include "app/cli/import_progress.h"
#include "engine/export/diagnostic_text.h"

#include <algorithm>
#include <ostream>

namespace reify::cli {

InvocationChoice &RunCommand::invocation() {
  std::optional<InvocationChoice> &choice = inputs_.invocation;
  return choice ? *choice : choice.emplace();
}

void RunCommand::declare(Declaration &declaration) {
  declaration.exitCodes = "0 the contract holds, 1 it does not, 2 bad input or usage";
  choice_.declareArgument(declaration, inputs_.model).isRequired = false; // an invocation may stand for it
  declareOwn(declaration);
  declaration.group("The run");
  declaration.files("-L,--library", "FILE", inputs_.libraries, "op library (.py or .mlir)").words = {".py", ".mlir"};
  choice_.declareOptions(declaration);
  strictness_.declare(declaration);
  declaration.text("--pass-pipeline", "PIPELINE", inputs_.passPipeline,
                   "run these passes instead of torch-lower-to-backend-contract, e.g. "
                   "'builtin.module(torch-reify-shape-calculations)'");
  declaration.list("--backend-legal-ops", "NAMES", inputs_.backendLegalOps,
                   "ops that the backend takes as they are, e.g. aten.size,my.quantize");
  declaration.flag(
      "--decompose", [this] { decompose_ = true; },
      "ops that backends do not take count as violations; with a --pass-pipeline off by default, else on");
  declaration.flag(
      "--no-decompose", [this] { decompose_ = false; }, "leave ops as they are, whether backends take them or not");
  declaration.flag(
      "--forget-types", [this] { inputs_.forgetTypes = true; },
      "first forget the types that the model states inside its functions, so that the library alone "
      "finds them again");
  declaration.number("--max-iterations", inputs_.maxIterations, "rounds of the lowering at most (10)");
  declaration.option("--invocation", "WHICH", Takes::Text,
                     "instead of a model: one of the invocations that test a library's functions, 'my.scale shape:2' "
                     "or ops.py:12",
                     [this](const std::string &value) {
                       invocation().which = value;
                       return std::string(value.empty() ? "wants a function and a number, or FILE:LINE" : "");
                     });
  Option &tests = declaration.option("--tests", "FILE.py", Takes::File,
                                     "with --invocation: invocations of functions that other files define",
                                     [this](const std::string &value) {
                                       invocation().tests.push_back(value);
                                       return std::string();
                                     });
  tests.words = {".py"};
  tests.isRepeated = true;
  import_.declare(declaration);
}

std::string RunCommand::check(const Declaration &) {
  if (std::string wrong = import_.check(inputs_.model); !wrong.empty())
    return wrong;
  if (inputs_.invocation && inputs_.invocation->which.empty())
    return "--tests goes with --invocation";
  if (inputs_.invocation && !inputs_.model.empty())
    return "a model and --invocation: one of them is run (libraries go behind --library)";
  if (inputs_.model.empty() && !inputs_.invocation)
    return "a model is wanted: reify " + std::string(name()) + " FILE";
  return "";
}

bool RunCommand::resolveModel(Terminal &terminal) {
  ModelInputs chosen = resolveInputs(inputs_.model, choice_.options(!inputs_.libraries.empty()));
  printDiagnostics(chosen.diagnostics, terminal.err);
  inputs_.model = chosen.model;
  inputs_.decompose = decompose_.value_or(chosen.decompose && inputs_.passPipeline.empty());
  inputs_.forgetTypes |= chosen.forgetTypes;
  std::ranges::move(chosen.libraries, std::back_inserter(inputs_.libraries));
  std::ranges::move(chosen.backendLegalOps, std::back_inserter(inputs_.backendLegalOps));
  return !hasErrors(chosen.diagnostics);
}

int RunCommand::run(Terminal &terminal) {
  if (inputs_.invocation)
    inputs_.decompose = decompose_.value_or(false); // the op alone, as it was written
  else if (!resolveModel(terminal))
    return kBadInput;
  inputs_.import = import_.options;
  RunControl control;
  RunResult result;
  {
    ImportProgress progress(control);
    result = reify::run(inputs_, control);
  }
  // What stands against the contract is the report's to tell.
  std::erase_if(result.diagnostics, [](const Diagnostic &d) { return d.id == "contract"; });
  printDiagnostics(result.diagnostics, terminal.err);
  if (strictness_.isBad(result.diagnostics))
    return kBadInput;
  const bool ranAnything = result.trace && result.trace->stepCount() > 1;
  if (!result.trace || (!result.inputIsGood && !ranAnything)) {
    printRefusal(inputs_.model, result, terminal);
    return kBadInput;
  }
  if (!print(result, terminal))
    return kBadInput;
  // A contradiction is the answer that was asked for, whatever went wrong in its wake.
  if (!isGood(result))
    return kNotGood;
  return !result.inputIsGood ? kBadInput : result.contractHolds ? kGood : kNotGood;
}

} // namespace reify::cli
