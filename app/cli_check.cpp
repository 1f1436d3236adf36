#include "app/cli_check.h"

#include "app/cli_answers.h"
#include "app/cli_arguments.h"
#include "engine/check/check.h"
#include "engine/check/reports.h"
#include "engine/check/skeleton.h"
#include "engine/export/diagnostic_text.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <iostream>
#include <thread>
#include <unistd.h>
#include <vector>

namespace reify {
namespace {

constexpr int kPassed = 0, kFailed = 1, kBadInput = 2;

constexpr std::string_view kCheckUsage = R"(usage: reify check FILE... [--tests FILE.py]... [--function NAME]... [options]

Runs the functions of op libraries (.py, .mlir) on the invocations that stand beside them, and tells
what failed, what is untested, and which lines and branches nothing reaches.

  --tests FILE.py              invocations for functions that other files, or the built-in library,
                               define
  --function NAME              only this one: my.scale, or its name in the file
  --format text|json|junit     how to print (text)
  --jobs N                     threads (1)
  --weakenings N               runs an invocation with less known arguments (1)
  --against-torch              also compare with the real op, in a process of PyTorch's Python; of a
                               decomposition the numbers, for which the file is imported there
  --module M                   a module to import there first: it registers the op
  --sweep                      with --against-torch: ranks, sizes, dtypes and None systematically
  --python PROGRAM             the Python to use (REIFY_PYTHON, python3)
  --timeout SECONDS            for one call of the real op (10)

reify check --answers FILE.txt... [FILE.py]... compares the shape and dtype functions of the built-in
library, or those that the given files put in their place, with kept answers of PyTorch, also with
less known arguments.

  --explained FILE             ops whose disagreements have a known reason, one a line
  --decompositions N           also the types that decompositions give, for N accepted calls an op (0)
  --most N, --all              disagreements printed an op (5)
  --jobs, --weakenings, --format text|json as above

Exit codes: 0 all passed, 1 something failed, 2 bad input or usage.
)";

constexpr std::string_view kNewOpUsage = R"(usage: reify new-op 'my::scale(Tensor self, float factor) -> Tensor' [--ascii] [--decomposition]

Prints a Python file with the library functions that a new op needs, ready to be filled in.

  --ascii            ops named by decorators, for keyboards without 〇 and 〡
  --decomposition    also a decomposition function
)";

constexpr std::array<std::string_view, 10> kCheckOptions = {
    "--tests", "--function", "--format", "--jobs", "--weakenings",
    "--against-torch", "--module", "--sweep", "--python", "--timeout"};

int refuse(std::string_view command, const std::string &problem) {
  std::cerr << "reify: " << problem << "\n(reify " << command << " --help tells more)\n";
  return kBadInput;
}

struct CheckArguments {
  check::CheckInputs inputs;
  std::string format = "text";
};

std::string readCount(std::string_view value, unsigned &number) {
  auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  bool isNumber = error == std::errc() && end == value.data() + value.size();
  return isNumber ? "" : "wants a number, not '" + std::string(value) + "'";
}

/// What is wrong with the value; "" for nothing.
std::string setOption(CheckArguments &arguments, std::string_view name, std::string_view value) {
  if (name == "--tests")
    arguments.inputs.tests.emplace_back(value);
  else if (name == "--function")
    arguments.inputs.functions.emplace_back(value);
  else if (name == "--jobs")
    return readCount(value, arguments.inputs.jobs);
  else if (name == "--weakenings")
    return readCount(value, arguments.inputs.weakenings);
  else if (name == "--module")
    arguments.inputs.torch.modules.emplace_back(value);
  else if (name == "--python")
    arguments.inputs.torch.python = value;
  else if (name == "--timeout")
    return readCount(value, arguments.inputs.torch.secondsPerCall);
  else if (value != "text" && value != "json" && value != "junit")
    return "wants text, json or junit";
  else
    arguments.format = value;
  return "";
}

std::string parse(int argc, char **argv, CheckArguments &arguments) {
  for (int i = 2; i < argc; ++i) {
    std::string_view word = argv[i];
    if (!word.starts_with("--")) {
      arguments.inputs.libraries.emplace_back(word);
      continue;
    }
    size_t equals = word.find('=');
    std::string_view name = word.substr(0, equals);
    if (std::ranges::find(kCheckOptions, name) == kCheckOptions.end()) {
      std::string_view like = nearest(name, kCheckOptions);
      return "unknown option '" + std::string(name) + "'" +
             (like.empty() ? "" : "; did you mean " + std::string(like) + "?");
    }
    if (name == "--against-torch" || name == "--sweep") {
      arguments.inputs.againstTorch = true;
      arguments.inputs.torch.sweep |= name == "--sweep";
      continue;
    }
    if (equals == word.npos && i + 1 == argc)
      return std::string(name) + " wants a value";
    std::string_view value = equals == word.npos ? std::string_view(argv[++i]) : word.substr(equals + 1);
    if (std::string wrong = setOption(arguments, name, value); !wrong.empty())
      return std::string(name) + " " + wrong;
  }
  bool hasFiles = !arguments.inputs.libraries.empty() || !arguments.inputs.tests.empty();
  return hasFiles ? "" : "a library is wanted: reify check FILE";
}

/// Says on a terminal how far a long check is, from a thread of its own.
class ProgressLine {
public:
  explicit ProgressLine(const std::atomic<unsigned> &done) : done_(done) {
    if (isatty(STDERR_FILENO))
      thread_ = std::jthread([this](std::stop_token stop) { show(stop); });
  }

private:
  void show(std::stop_token stop) {
    bool isShown = false;
    for (unsigned tenths = 0; !stop.stop_requested(); ++tenths) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      if (tenths < 10) // a short check says nothing
        continue;
      std::cerr << "\r" << done_.load() << " calls" << std::flush;
      isShown = true;
    }
    if (isShown)
      std::cerr << "\r\x1b[K" << std::flush;
  }

  const std::atomic<unsigned> &done_;
  std::jthread thread_;
};

int runCheck(int argc, char **argv) {
  CheckArguments arguments;
  if (std::string problem = parse(argc, argv, arguments); !problem.empty())
    return refuse("check", problem);
  std::atomic<unsigned> done{0};
  arguments.inputs.progress = &done;
  check::CheckReport report;
  {
    ProgressLine line(done);
    report = check::checkLibraries(arguments.inputs);
  }
  printDiagnostics(report.diagnostics, std::cerr);
  if (!report.inputIsGood)
    return kBadInput;
  auto *write = arguments.format == "json"    ? check::writeJson
                : arguments.format == "junit" ? check::writeJunit
                                              : check::writeText;
  write(report, std::cout);
  std::cout.flush();
  return report.hasPassed() ? kPassed : kFailed;
}

int runNewOp(int argc, char **argv) {
  check::SkeletonOptions options;
  std::string text;
  for (int i = 2; i < argc; ++i) {
    std::string_view word = argv[i];
    if (word == "--ascii")
      options.ascii = true;
    else if (word == "--decomposition")
      options.decomposition = true;
    else if (word.starts_with("--"))
      return refuse("new-op", "unknown option '" + std::string(word) + "'");
    else if (!text.empty())
      return refuse("new-op", "two schemas; quote the schema as one argument");
    else
      text = word;
  }
  if (text.empty())
    return refuse("new-op", "a schema is wanted, such as 'my::scale(Tensor self, float factor) -> Tensor'");
  std::variant<OpSchema, SchemaError> parsed = parseSchema(text);
  if (const SchemaError *error = std::get_if<SchemaError>(&parsed)) {
    std::cerr << "reify: this is no operator schema: " << error->message << "\n  " << text << "\n  "
              << std::string(error->column > 0 ? error->column - 1 : 0, ' ') << "^\n";
    return kBadInput;
  }
  std::cout << check::skeleton(std::get<OpSchema>(parsed), options);
  return kPassed;
}

} // namespace

void printLibraryCommands(std::ostream &out) {
  out << "  check    runs the functions of op libraries on their invocations (reify check --help)\n"
         "  new-op   prints a library file for a new op (reify new-op --help)\n";
}

int runLibraryCommand(std::string_view name, int argc, char **argv) {
  if (name != "check" && name != "new-op")
    return -1;
  bool wantsHelp = std::any_of(argv + 2, argv + argc, [](const char *word) {
    return std::string_view(word) == "--help" || std::string_view(word) == "-h";
  });
  if (wantsHelp) {
    std::cout << (name == "check" ? kCheckUsage : kNewOpUsage);
    return kPassed;
  }
  if (name == "new-op")
    return runNewOp(argc, argv);
  return asksForAnswers(argc, argv) ? runCheckAnswers(argc, argv) : runCheck(argc, argv);
}

} // namespace reify
