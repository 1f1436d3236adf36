#include "app/cli/subcommands/check_answers.h"

#include "app/cli/progress_line.h"
#include "engine/export/diagnostic_text.h"
#include "engine/source/input_file.h"
#include "engine/source/styled_text.h"

#include <ostream>
#include <sstream>

namespace reify::cli {

/// The first word of each line that is not a comment. Gives why the file cannot be read; "" if it could.
static std::string readExplained(const std::string &path, std::set<std::string> &ops) {
  std::string problem;
  const std::shared_ptr<const std::string> text = readInputFile(path, problem);
  std::istringstream in(text ? *text : "");
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line[0] != '#')
      ops.insert(line.substr(0, line.find_first_of(" \t")));
  if (text && text->find('\0') != text->npos)
    problem = "is a binary file; names of ops are wanted, one a line";
  return problem.empty() ? "" : "'" + path + "' " + problem;
}

void CheckAnswers::declare(Declaration &declaration) {
  declaration.group(std::string(kHeading));
  declaration
      .files("--answers", "FILE.txt", inputs_.answers,
             "instead of tests: compares the shape and dtype functions of the built-in library, or those that the "
             "given files put in their place, with kept answers of PyTorch, also with less known arguments")
      .words = {".txt"};
  declaration
      .option("--explained", "FILE", Takes::File, "ops whose disagreements have a known reason, one a line",
              [this](const std::string &value) { return readExplained(value, inputs_.explained); })
      .words = {".txt"};
  declaration.number("--decompositions", inputs_.decompositions,
                     "also the types that decompositions give, for N accepted calls an op (0)");
  declaration.number("--most", most_, "disagreements printed an op (5)");
  declaration.flag("--all", [this] { most_ = ~0u; }, "all disagreements");
}

int CheckAnswers::run(const std::vector<std::string> &files, unsigned jobs, unsigned weakenings, bool asJson,
                      Terminal &terminal) {
  for (const std::string &file : files)
    (file.ends_with(".txt") ? inputs_.answers : inputs_.libraries).push_back(file);
  inputs_.jobs = jobs;
  inputs_.weakenings = weakenings;
  std::atomic<unsigned> done{0};
  inputs_.progress = &done;
  AgreementReport report;
  {
    ProgressLine line(done);
    report = compareAnswers(inputs_);
  }
  printDiagnostics(report.diagnostics, terminal.err);
  if (!report.inputIsGood)
    return kBadInput;
  if (asJson)
    terminal.out << Escapes::Json;
  (asJson ? writeAgreementJson : writeAgreementText)(report, most_, terminal.out);
  return report.hasPassed() ? kGood : kNotGood;
}

} // namespace reify::cli
