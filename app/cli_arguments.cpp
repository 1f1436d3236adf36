#include "app/cli_arguments.h"

#include "app/model_inputs.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <vector>

namespace reify {
namespace {

std::string readNumber(std::string_view value, uint32_t &number) {
  auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc() || end != value.data() + value.size())
    return "wants a number from 0 on, not '" + std::string(value) + "'";
  return "";
}

void splitCommas(std::string_view value, std::vector<std::string> &out) {
  while (!value.empty()) {
    const size_t end = std::min(value.find(','), value.size());
    if (end != 0)
      out.emplace_back(value.substr(0, end));
    value.remove_prefix(std::min(end + 1, value.size()));
  }
}

InvocationChoice &invocationOf(CliArguments &arguments) {
  std::optional<InvocationChoice> &choice = arguments.inputs.invocation;
  return choice ? *choice : choice.emplace();
}

constexpr std::array kOptions = {
    CliOption{"--library", "FILE", "trace show explain",
              "op library (.py or .mlir); may be given several times",
              [](CliArguments &arguments, std::string_view value) {
                arguments.inputs.libraries.emplace_back(value);
                return std::string();
              }},
    CliOption{"--pass-pipeline", "PIPELINE", "trace show explain",
              "run these passes instead of torch-lower-to-backend-contract,\n"
              "e.g. 'builtin.module(torch-reify-shape-calculations)'",
              [](CliArguments &arguments, std::string_view value) {
                arguments.inputs.passPipeline = value;
                return std::string();
              }},
    CliOption{"--backend-legal-ops", "NAMES", "trace show explain",
              "ops that the backend takes as they are, e.g. aten.size,my.quantize",
              [](CliArguments &arguments, std::string_view value) {
                splitCommas(value, arguments.inputs.backendLegalOps);
                return std::string();
              }},
    CliOption{"--decompose", "", "trace show explain",
              "ops that backends do not take count as violations; with a --pass-pipeline off by\n"
              "default, else on",
              [](CliArguments &arguments, std::string_view) {
                arguments.decompose = true;
                return std::string();
              }},
    CliOption{"--no-decompose", "", "trace show explain",
              "leave ops as they are, whether backends take them or not",
              [](CliArguments &arguments, std::string_view) {
                arguments.decompose = false;
                return std::string();
              }},
    CliOption{"--first-only", "", "explain", "report one violation only: the one that torch-mlir would",
              [](CliArguments &arguments, std::string_view) {
                arguments.firstOnly = true;
                return std::string();
              }},
    CliOption{"--max-iterations", "N", "trace show explain", "rounds of the lowering at most (10)",
              [](CliArguments &arguments, std::string_view value) {
                uint32_t number = 0;
                std::string problem = readNumber(value, number);
                arguments.inputs.maxIterations = number;
                return problem;
              }},
    CliOption{"--invocation", "WHICH", "trace show explain",
              "instead of a model: one of the invocations that test a library's functions,\n"
              "'my.scale shape:2' or ops.py:12",
              [](CliArguments &arguments, std::string_view value) {
                InvocationChoice &choice = invocationOf(arguments);
                choice.which = value;
                return std::string(value.empty() ? "wants a function and a number, or FILE:LINE" : "");
              }},
    CliOption{"--tests", "FILE.py", "trace show explain",
              "with --invocation: invocations of functions that other files define",
              [](CliArguments &arguments, std::string_view value) {
                invocationOf(arguments).tests.emplace_back(value);
                return std::string();
              }},
    CliOption{"--op", "NAME|SSA", "trace", "only the refinements of this op: my.quantize, or %4",
              [](CliArguments &arguments, std::string_view value) {
                arguments.op = value;
                return std::string(value.empty() ? "wants the name of an op or of a value" : "");
              }},
    CliOption{"--format", "text|json", "trace explain", "how to print (text)",
              [](CliArguments &arguments, std::string_view value) {
                arguments.format = value == "json" ? OutputFormat::Json : OutputFormat::Text;
                return std::string(value == "json" || value == "text" ? "" : "wants text or json");
              }},
    CliOption{"--step", "N", "show", "the step, as `reify trace` numbers it (the last one)",
              [](CliArguments &arguments, std::string_view value) {
                uint32_t number = 0;
                std::string problem = readNumber(value, number);
                arguments.step = number;
                return problem;
              }},
    CliOption{"--before", "", "show", "the IR just before the step, not just after it",
              [](CliArguments &arguments, std::string_view) {
                arguments.before = true;
                return std::string();
              }},
    CliOption{"--locations", "", "show", "with the places that ops come from",
              [](CliArguments &arguments, std::string_view) {
                arguments.locations = true;
                return std::string();
              }},
    CliOption{"--lines", "", "trace",
              "library functions line by line, with the local variables, not by rewriting step",
              [](CliArguments &arguments, std::string_view) {
                arguments.lines = true;
                return std::string();
              }},
    CliOption{"--break", "FILE:LINE", "trace",
              "only where this line of a library is passed, and why it is not; may be given\n"
              "several times",
              [](CliArguments &arguments, std::string_view value) {
                arguments.breakpoints.emplace_back(value);
                return std::string();
              }},
    CliOption{"--help", "", "trace show explain", "this text",
              [](CliArguments &arguments, std::string_view) {
                arguments.wantsHelp = true;
                return std::string();
              }},
};

bool isFor(const CliOption &option, std::string_view command) {
  return (" " + std::string(option.commands) + " ").find(" " + std::string(command) + " ") !=
         std::string::npos;
}

const CliOption *findOption(std::string_view name, std::string_view command) {
  if (name == "-h")
    name = "--help";
  if (name == "-L")
    name = "--library";
  for (const CliOption &option : kOptions)
    if (option.name == name && isFor(option, command))
      return &option;
  return nullptr;
}

std::string unknownOption(std::string_view name, std::string_view command) {
  std::string problem = "unknown option '" + std::string(name) + "'";
  std::vector<std::string_view> known;
  for (const CliOption &option : kOptions) {
    if (isFor(option, command))
      known.push_back(option.name);
    else if (option.name == name)
      return problem + "; it belongs to: " + std::string(option.commands);
  }
  if (std::string_view like = nearest(name, known); !like.empty())
    problem += "; did you mean " + std::string(like) + "?";
  return problem;
}

} // namespace

std::span<const CliOption> cliOptions() { return kOptions; }

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  std::string_view best;
  size_t least = std::max<size_t>(2, word.size() / 3) + 1;
  for (std::string_view candidate : known) {
    std::vector<size_t> row(candidate.size() + 1); // Levenshtein, row by row
    std::iota(row.begin(), row.end(), size_t(0));
    for (size_t i = 1; i <= word.size(); ++i) {
      size_t diagonal = row[0];
      row[0] = i;
      for (size_t j = 1; j <= candidate.size(); ++j) {
        const size_t above = row[j];
        row[j] = std::min(
            {above + 1, row[j - 1] + 1, diagonal + size_t(word[i - 1] != candidate[j - 1])});
        diagonal = above;
      }
    }
    if (row.back() < least) {
      least = row.back();
      best = candidate;
    }
  }
  return best;
}

std::optional<CliArguments> parseCliArguments(std::string_view command, int argc, char **argv,
                                              std::string &problem) {
  CliArguments arguments;
  bool onlyFiles = false;
  for (int i = 2; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (!onlyFiles && word == "--") {
      onlyFiles = true;
      continue;
    }
    if (onlyFiles || !word.starts_with('-') || word == "-") {
      if (!arguments.inputs.model.empty()) {
        problem = "two models: '" + arguments.inputs.model + "' and '" + std::string(word) +
                  "' (libraries go behind --library)";
        return std::nullopt;
      }
      arguments.inputs.model = word;
      continue;
    }
    const size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const CliOption *option = findOption(name, command);
    if (!option) {
      problem = unknownOption(name, command);
      return std::nullopt;
    }
    std::string_view value;
    if (option->argument.empty() && equals != word.npos) {
      problem = std::string(name) + " takes no value";
      return std::nullopt;
    }
    if (!option->argument.empty()) {
      if (equals == word.npos && i + 1 == argc) {
        problem = std::string(name) + " wants a value: " + std::string(option->argument);
        return std::nullopt;
      }
      value = equals == word.npos ? std::string_view(argv[++i]) : word.substr(equals + 1);
    }
    if (std::string wrong = option->set(arguments, value); !wrong.empty()) {
      problem = std::string(name) + " " + wrong;
      return std::nullopt;
    }
  }
  const bool hasInvocation = arguments.inputs.invocation.has_value();
  if (hasInvocation && arguments.inputs.invocation->which.empty()) {
    problem = "--tests goes with --invocation";
    return std::nullopt;
  }
  if (hasInvocation && !arguments.inputs.model.empty()) {
    problem = "a model and --invocation: one of them is run (libraries go behind --library)";
    return std::nullopt;
  }
  if (arguments.inputs.model.empty() && !arguments.wantsHelp && !hasInvocation) {
    problem = "a model is wanted: reify " + std::string(command) + " FILE";
    return std::nullopt;
  }
  // A sample's folder stands for its model, libraries and the ops that its backend takes.
  if (hasInvocation) {
    arguments.inputs.decompose = arguments.decompose.value_or(false); // the op alone, as it was written
    return arguments;
  }
  ModelInputs sample = resolveInputs(arguments.inputs.model);
  arguments.inputs.model = sample.model;
  arguments.inputs.decompose =
      arguments.decompose.value_or(sample.decompose && arguments.inputs.passPipeline.empty());
  for (std::string &library : sample.libraries)
    arguments.inputs.libraries.push_back(std::move(library));
  for (std::string &op : sample.backendLegalOps)
    arguments.inputs.backendLegalOps.push_back(std::move(op));
  return arguments;
}

} // namespace reify
