#include "app/cli.h"

#include "app/cli_arguments.h"
#include "app/cli_compile.h"
#include "app/cli_check.h"
#include "app/cli_ops.h"
#include "engine/export/diagnostic_text.h"
#include "engine/export/exports.h"
#include "engine/export/line_export.h"
#include "engine/query/snapshot.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <iostream>
#include <memory>

namespace reify {
namespace {

// Exit codes of all subcommands.
constexpr int kHolds = 0, kDoesNotHold = 1, kBadInput = 2;

struct Command {
  std::string_view name;
  std::string_view usage;
  std::string_view help;
  /// Prints what was asked for; false if it cannot be, having said why.
  bool (*print)(const Trace &trace, const CliArguments &arguments);
};

bool printStops(const Trace &trace, const CliArguments &arguments) {
  std::vector<SourceLine> lines;
  for (const std::string &text : arguments.breakpoints) {
    std::string problem;
    if (!findSourceLine(trace, text, lines.emplace_back(), problem)) {
      std::cerr << "reify: --break " << problem << '\n';
      return false;
    }
  }
  // The index shares ownership of a trace as a rule; here the caller keeps it.
  const StopIndex index(std::shared_ptr<const Trace>(std::shared_ptr<const Trace>(), &trace));
  (arguments.format == OutputFormat::Json ? writeStopsJson : writeStopsText)(index, lines,
                                                                             std::cout);
  return true;
}

bool printTrace(const Trace &trace, const CliArguments &arguments) {
  if (!arguments.breakpoints.empty())
    return printStops(trace, arguments);
  ExportOptions options;
  options.lines = arguments.lines;
  if (!arguments.op.empty()) {
    options.roots = stepsOfOp(trace, arguments.op);
    if (options.roots.empty()) {
      std::cerr << "reify: no refinement of '" << arguments.op << "' in this run\n";
      return false;
    }
  }
  (arguments.format == OutputFormat::Json ? writeTraceJson : writeTraceText)(trace, options,
                                                                             std::cout);
  return true;
}

bool printShow(const Trace &trace, const CliArguments &arguments) {
  const uint32_t last = trace.stepCount() == 0 ? 0 : trace.stepCount() - 1;
  const uint32_t step = arguments.step.value_or(last);
  if (step > last) {
    std::cerr << "reify: --step " << step << ": this run has the steps 0 to " << last << '\n';
    return false;
  }
  ListingOptions options = ListingOptions::valid();
  options.locations = arguments.locations;
  // Without a step the result is wanted, and the last step may lie inside of a refinement.
  if (!arguments.step)
    std::cout << makeListingAt(trace, trace.model.end, options).text();
  else
    std::cout << makeListing(trace, step, !arguments.before, options).text();
  return true;
}

bool printExplain(const Trace &trace, const CliArguments &arguments) {
  ExportOptions options;
  options.firstOnly = arguments.firstOnly;
  options.hasErrors = arguments.hasErrors;
  (arguments.format == OutputFormat::Json ? writeReportJson : writeReportText)(trace, options,
                                                                               std::cout);
  return true;
}

constexpr std::array kCommands = {
    Command{"trace", "FILE [--library FILE]... [--op NAME|SSA] [--lines] [--break FILE:LINE] [--format text|json]",
            "prints the steps of a run", printTrace},
    Command{"show", "FILE [--library FILE]... [--step N] [--before]",
            "prints the IR at a step, as valid MLIR", printShow},
    Command{"explain", "FILE [--library FILE]... [--format text|json]",
            "prints what violates the backend contract, why, and what would cure it", printExplain},
};

void printOverview(std::ostream &out) {
  out << "usage: reify [FILE] [options]      opens the window (reify --help)\n";
  for (const Command &command : kCommands)
    out << "       reify " << command.name << ' ' << command.usage << '\n';
  out << "       reify compile FILE.py... [-o OUT.mlir]\n";
  out << "       reify check FILE...\n       reify ops [PATTERN]\n       reify new-op SCHEMA\n\n";
  for (const Command &command : kCommands)
    out << "  " << command.name << std::string(9 - command.name.size(), ' ') << command.help
        << '\n';
  printLibraryCommands(out);
  out << kOpsSummary;
  out << "  help     this text, or that of a subcommand: reify help trace\n"
         "  version  the version of the program\n"
         "\nExit codes: 0 the contract holds, 1 it does not, 2 bad input or usage.\n";
}

void printHelp(const Command &command, std::ostream &out) {
  out << "usage: reify " << command.name << ' ' << command.usage << "\n\n"
      << command.help << "\n\n";
  constexpr size_t kColumn = 30;
  for (const CliOption &option : cliOptions()) {
    if (option.commands.find(command.name) == std::string_view::npos)
      continue;
    std::string head = "  " + std::string(option.name);
    if (!option.argument.empty())
      head += " " + std::string(option.argument);
    out << head << std::string(head.size() < kColumn ? kColumn - head.size() : 1, ' ');
    for (char c : option.help)
      out << c << (c == '\n' ? std::string(kColumn, ' ') : "");
    out << '\n';
  }
  out << "\nExit codes: 0 the contract holds, 1 it does not, 2 bad input or usage.\n";
}

const Command *findCommand(std::string_view name) {
  auto found = std::find_if(kCommands.begin(), kCommands.end(),
                            [&](const Command &command) { return command.name == name; });
  return found == kCommands.end() ? nullptr : &*found;
}

int help(int argc, char **argv) {
  if (argc > 2) {
    char option[] = "--help";
    char *words[] = {argv[0], argv[2], option};
    if (const int status = runLibraryCommand(argv[2], 3, words); status >= 0)
      return status;
    if (std::string_view(argv[2]) == "ops")
      return runOpsCommand(3, words);
  }
  const Command *command = argc > 2 ? findCommand(argv[2]) : nullptr;
  if (argc > 2 && !command) {
    std::cerr << "reify: there is no subcommand '" << argv[2] << "'\n";
    printOverview(std::cerr);
    return kBadInput;
  }
  if (command)
    printHelp(*command, std::cout);
  else
    printOverview(std::cout);
  return kHolds;
}

int runCommand(const Command &command, int argc, char **argv) {
  std::string problem;
  std::optional<CliArguments> arguments =
      parseCliArguments(command.name, argc, argv, problem);
  if (!arguments) {
    std::cerr << "reify: " << problem << "\n(reify " << command.name << " --help tells more)\n";
    return kBadInput;
  }
  if (arguments->wantsHelp) {
    printHelp(command, std::cout);
    return kHolds;
  }
  RunControl control;
  RunResult result = run(arguments->inputs, control);
  // What stands against the contract is the report's to tell.
  std::erase_if(result.diagnostics, [](const Diagnostic &d) { return d.id == "contract"; });
  printDiagnostics(result.diagnostics, std::cerr);
  const bool ranAnything = result.trace && result.trace->stepCount() > 1;
  if (!result.trace || (!result.inputIsGood && !ranAnything))
    return kBadInput;
  arguments->hasErrors = hasErrors(result.diagnostics);
  const bool isPrinted = command.print(*result.trace, *arguments);
  std::cout.flush();
  if (!isPrinted || !result.inputIsGood)
    return kBadInput;
  return result.contractHolds ? kHolds : kDoesNotHold;
}

} // namespace

int runCli(int argc, char **argv) {
  if (argc < 2)
    return -1;
  const std::string_view name = argv[1];
  // A reader that stops reading (`| head`) ends the output, not the program.
  std::signal(SIGPIPE, SIG_IGN);
  if (name == "help")
    return help(argc, argv);
  if (name == "version" || name == "--version") {
    std::cout << "reify " REIFY_VERSION "\n";
    return kHolds;
  }
  if (const int status = runLibraryCommand(name, argc, argv); status >= 0)
    return status;
  if (name == "ops")
    return runOpsCommand(argc, argv);
  if (name == "compile")
    return runCompileCommand(argc, argv);
  const Command *command = findCommand(name);
  return command ? runCommand(*command, argc, argv) : -1;
}

} // namespace reify
