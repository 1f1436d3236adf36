#include "app/cli_answers.h"

#include "engine/check/answers.h"
#include "engine/export/diagnostic_text.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>
#include <sstream>

namespace reify {
namespace {

constexpr int kPassed = 0, kFailed = 1, kBadInput = 2;

struct AnswerArguments {
  check::AnswerInputs inputs;
  std::string format = "text";
  unsigned most = 5;
};

bool readCount(std::string_view value, unsigned &number) {
  auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  return error == std::errc() && end == value.data() + value.size();
}

/// The first word of each line that is not a comment.
bool readExplained(std::string_view path, std::set<std::string> &ops) {
  std::ifstream in{std::string(path)};
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line[0] != '#')
      ops.insert(line.substr(0, line.find_first_of(" \t")));
  return in.eof();
}

std::string setOption(AnswerArguments &arguments, std::string_view name, std::string_view value) {
  auto wrongUnless = [](bool isGood, const char *problem) { return isGood ? "" : std::string(problem); };
  if (name == "--answers")
    return arguments.inputs.answers.emplace_back(value), "";
  if (name == "--explained")
    return wrongUnless(readExplained(value, arguments.inputs.explained), " names a file that cannot be read");
  if (name == "--jobs")
    return wrongUnless(readCount(value, arguments.inputs.jobs), " wants a number");
  if (name == "--weakenings")
    return wrongUnless(readCount(value, arguments.inputs.weakenings), " wants a number");
  if (name == "--decompositions")
    return wrongUnless(readCount(value, arguments.inputs.decompositions), " wants a number");
  if (name == "--most")
    return wrongUnless(readCount(value, arguments.most), " wants a number");
  if (name == "--format") {
    arguments.format = value;
    return wrongUnless(value == "text" || value == "json", " wants text or json");
  }
  return " does not go with --answers";
}

std::string parse(int argc, char **argv, AnswerArguments &arguments) {
  for (int i = 2; i < argc; ++i) {
    std::string_view word = argv[i];
    if (!word.starts_with("--")) { // answers may also follow one another
      (word.ends_with(".txt") ? arguments.inputs.answers : arguments.inputs.libraries).emplace_back(word);
      continue;
    }
    if (word == "--all") {
      arguments.most = ~0u;
      continue;
    }
    size_t equals = word.find('=');
    std::string_view name = word.substr(0, equals);
    if (equals == word.npos && i + 1 == argc)
      return std::string(name) + " wants a value";
    std::string_view value = equals == word.npos ? std::string_view(argv[++i]) : word.substr(equals + 1);
    if (std::string wrong = setOption(arguments, name, value); !wrong.empty())
      return std::string(name) + wrong;
  }
  return "";
}

} // namespace

bool asksForAnswers(int argc, char **argv) {
  return std::any_of(argv + 2, argv + argc, [](const char *word) {
    return std::string_view(word) == "--answers" || std::string_view(word).starts_with("--answers=");
  });
}

int runCheckAnswers(int argc, char **argv) {
  AnswerArguments arguments;
  if (std::string problem = parse(argc, argv, arguments); !problem.empty()) {
    std::cerr << "reify: " << problem << "\n(reify check --help tells more)\n";
    return kBadInput;
  }
  check::AgreementReport report = check::checkAnswers(arguments.inputs);
  printDiagnostics(report.diagnostics, std::cerr);
  if (!report.inputIsGood)
    return kBadInput;
  auto *write = arguments.format == "json" ? check::writeAgreementJson : check::writeAgreementText;
  write(report, arguments.most, std::cout);
  std::cout.flush();
  return report.hasPassed() ? kPassed : kFailed;
}

} // namespace reify
