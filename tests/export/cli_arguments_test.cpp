#include "app/cli_arguments.h"

#include <doctest/doctest.h>

#include <vector>

using namespace reify;

namespace {

struct Parsed {
  std::optional<CliArguments> arguments;
  std::string problem;
};
Parsed parse(std::string command, std::vector<std::string> words) {
  words.insert(words.begin(), {"reify", command});
  std::vector<char *> argv;
  for (std::string &word : words)
    argv.push_back(word.data());
  Parsed parsed;
  parsed.arguments = parseCliArguments(command, int(argv.size()), argv.data(), parsed.problem);
  return parsed;
}

} // namespace

TEST_CASE("options of the subcommands are read in both spellings") {
  Parsed parsed =
      parse("trace", {"m.mlir", "--library", "a.mlir", "--library=b.mlir", "--op", "%4",
                      "--format=json", "--backend-legal-ops", "aten.size,my.q", "--decompose",
                      "--max-iterations", "3", "--pass-pipeline=builtin.module(cse)"});
  REQUIRE(parsed.arguments);
  const CliArguments &arguments = *parsed.arguments;
  CHECK(arguments.inputs.model == "m.mlir");
  CHECK(arguments.inputs.libraries == std::vector<std::string>{"a.mlir", "b.mlir"});
  CHECK(arguments.op == "%4");
  CHECK(arguments.format == OutputFormat::Json);
  CHECK(arguments.inputs.backendLegalOps == std::vector<std::string>{"aten.size", "my.q"});
  CHECK(arguments.inputs.decompose);
  CHECK(parse("trace", {"m.mlir"}).arguments->inputs.decompose);
  CHECK_FALSE(parse("trace", {"m.mlir", "--no-decompose"}).arguments->inputs.decompose);
  CHECK_FALSE(parse("trace", {"m.mlir", "--pass-pipeline=builtin.module(cse)"}).arguments->inputs.decompose);
  CHECK(arguments.inputs.maxIterations == 3);
  CHECK(arguments.inputs.passPipeline == "builtin.module(cse)");
  CHECK(*parse("show", {"--step", "7", "--before", "m.mlir"}).arguments->step == 7);
  CHECK(parse("show", {"--", "--odd-name.mlir"}).arguments->inputs.model == "--odd-name.mlir");
}

TEST_CASE("what is wrong with a command line is said, with the option that may be meant") {
  struct Row {
    const char *command;
    std::vector<std::string> words;
    const char *problem;
  };
  for (const Row &row : {
           Row{"trace", {}, "a model is wanted: reify trace FILE"},
           Row{"trace", {"a", "b"}, "two models: 'a' and 'b' (libraries go behind --library)"},
           Row{"trace",
               {"m", "--libary", "x"},
               "unknown option '--libary'; did you mean --library?"},
           Row{"trace", {"m", "--zzzzzzzz"}, "unknown option '--zzzzzzzz'"},
           Row{"trace", {"m", "--step", "1"}, "unknown option '--step'; it belongs to: show"},
           Row{"trace", {"m", "--library"}, "--library wants a value: FILE"},
           Row{"trace", {"m", "--format", "xml"}, "--format wants text or json"},
           Row{"trace", {"m", "--decompose=1"}, "--decompose takes no value"},
           Row{"show", {"m", "--step", "x"}, "--step wants a number from 0 on, not 'x'"},
           Row{"show", {"m", "--step", "-1"}, "--step wants a number from 0 on, not '-1'"},
       }) {
    Parsed parsed = parse(row.command, row.words);
    CAPTURE(row.problem);
    CHECK_FALSE(parsed.arguments);
    CHECK(parsed.problem == row.problem);
  }
}

TEST_CASE("every option says which subcommands take it and what for") {
  for (const CliOption &option : cliOptions()) {
    CAPTURE(std::string(option.name));
    CHECK(option.name.starts_with("--"));
    CHECK_FALSE(option.help.empty());
    CHECK_FALSE(option.commands.empty());
  }
}
