#include "app/cli_ops.h"

#include "app/cli_arguments.h"
#include "app/model_inputs.h"
#include "engine/check/check.h"
#include "engine/export/catalogue_text.h"
#include "engine/export/diagnostic_text.h"
#include "engine/session/read_catalogue.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <utility>

namespace reify {
namespace {

constexpr int kListed = 0, kNoneFound = 1, kBadInput = 2;

constexpr std::string_view kUsage = R"(usage: reify ops [PATTERN] [--library FILE]... [--model FILE] [options]

Lists ops that have library functions or a schema in a library: the schema, each function with the
place where it is defined, what it overrides, and the figures of its tests. Without a library these
are the built-in ones.

  PATTERN                a part of the op's name (aten.mm, aten::mm, torch.aten.mm), or a glob: 'aten.*pool*'
  --library FILE         op library (.py or .mlir); may be given several times
  --model FILE           also the functions in this module; a sample's folder stands for its files
  --tests FILE.py        invocations for functions that other files define
  --user                 only ops that the libraries or the model say something of
  --format text|json     how to print (text)

Exit codes: 0 listed, 1 no op matches, 2 bad input or usage.
)";

constexpr std::array<std::string_view, 6> kOptions = {"--library", "--model", "--tests",
                                                      "--user",    "--format", "--help"};

struct OpsArguments {
  SessionInputs inputs;
  std::vector<std::string> tests;
  std::string pattern, format = "text";
  bool userOnly = false, wantsHelp = false, hasPattern = false;
};

std::string setOption(OpsArguments &arguments, std::string_view name, std::string_view value) {
  if (name == "--library") {
    arguments.inputs.libraries.emplace_back(value);
  } else if (name == "--tests") {
    arguments.tests.emplace_back(value);
  } else if (name == "--model") {
    ModelInputs model = resolveInputs(std::string(value));
    arguments.inputs.model = model.model;
    for (std::string &library : model.libraries)
      arguments.inputs.libraries.push_back(std::move(library));
  } else if (value != "text" && value != "json") {
    return "wants text or json";
  } else {
    arguments.format = value;
  }
  return "";
}

std::string parse(int argc, char **argv, OpsArguments &arguments) {
  for (int i = 2; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (!word.starts_with('-')) {
      if (std::exchange(arguments.hasPattern, true))
        return "two patterns: '" + arguments.pattern + "' and '" + std::string(word) + "'";
      arguments.pattern = word;
      continue;
    }
    const size_t equals = word.find('=');
    const std::string_view name = word == "-h"   ? "--help"
                                  : word == "-L" ? "--library"
                                                 : word.substr(0, equals);
    if (std::ranges::find(kOptions, name) == kOptions.end()) {
      const std::string_view like = nearest(name, kOptions);
      return "unknown option '" + std::string(name) + "'" +
             (like.empty() ? "" : "; did you mean " + std::string(like) + "?");
    }
    if (name == "--user" || name == "--help") {
      (name == "--user" ? arguments.userOnly : arguments.wantsHelp) = true;
      continue;
    }
    if (equals == word.npos && i + 1 == argc)
      return std::string(name) + " wants a value";
    const std::string_view value =
        equals == word.npos ? std::string_view(argv[++i]) : word.substr(equals + 1);
    if (std::string wrong = setOption(arguments, name, value); !wrong.empty())
      return std::string(name) + " " + wrong;
  }
  return "";
}

bool isUsers(const CatalogueOp &op) {
  return op.hasUserSchema || op.has(FunctionHome::UserFile) || op.has(FunctionHome::Model);
}

} // namespace

int runOpsCommand(int argc, char **argv) {
  OpsArguments arguments;
  if (std::string problem = parse(argc, argv, arguments); !problem.empty()) {
    std::cerr << "reify: " << problem << "\n(reify ops --help tells more)\n";
    return kBadInput;
  }
  if (arguments.wantsHelp) {
    std::cout << kUsage;
    return kListed;
  }
  Diagnostics diagnostics;
  Catalogue catalogue = readCatalogue(arguments.inputs, diagnostics);
  check::CheckReport report;
  const bool hasTests = !arguments.inputs.libraries.empty() || !arguments.tests.empty();
  if (hasTests && !hasErrors(diagnostics)) {
    check::CheckInputs inputs;
    inputs.libraries = arguments.inputs.libraries;
    inputs.tests = arguments.tests;
    report = check::checkLibraries(inputs);
    if (!report.inputIsGood) // the libraries themselves are good: what is wrong is in the tests
      diagnostics.insert(diagnostics.end(), report.diagnostics.begin(), report.diagnostics.end());
  }
  // What overrides what is in the list itself.
  std::erase_if(diagnostics, [](const Diagnostic &d) { return d.severity == Severity::Note; });
  printDiagnostics(diagnostics, std::cerr);
  std::erase_if(catalogue.ops, [&](const CatalogueOp &op) {
    return !matchesPattern(arguments.pattern, op.name) || (arguments.userOnly && !isUsers(op));
  });
  const TestTable tests(&report);
  (arguments.format == "json" ? writeCatalogueJson : writeCatalogueText)(catalogue, tests, std::cout);
  std::cout.flush();
  if (hasErrors(diagnostics))
    return kBadInput;
  if (!catalogue.ops.empty())
    return kListed;
  std::cerr << (arguments.pattern.empty() ? "reify: no library and no model is given, or they say nothing of any op\n"
                                          : "reify: no op matches '" + arguments.pattern + "'\n");
  return kNoneFound;
}

} // namespace reify
