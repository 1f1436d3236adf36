#include "app/cli/program.h"

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/cli/near_word.h"
#include "app/cli/parse.h"

#include <csignal>
#include <iostream>

namespace reify::cli {

/// Who else takes that option, or which one was meant.
static std::string adviceFor(const std::string &unknown, const Declaration &declaration) {
  std::string owners;
  for (const CommandRow &row : commands())
    if (DeclaredCommand(row).declaration.find(unknown))
      owners += (owners.empty() ? "; it belongs to: " : ", ") + std::string(row.name.empty() ? "the window" : row.name);
  if (!owners.empty())
    return owners;
  std::vector<std::string_view> names;
  for (const Option &option : declaration.options)
    if (!option.isArgument())
      names.push_back(option.name());
  return didYouMean(unknown, names);
}

static int refuse(const CommandRow &row, const std::string &problem, Terminal &terminal) {
  terminal.err << "reify: " << problem << "\n(" << row.fullName() << " --help tells more)\n";
  return kBadInput;
}

int run(std::vector<std::string> words, Terminal &terminal) {
  const CommandRow *row = words.empty() ? nullptr : findCommand(words[0]);
  if (row)
    words.erase(words.begin());
  else
    row = &commands()[0];
  DeclaredCommand command(*row);
  const ParseProblem problem = parse(command.declaration, words);
  if (!problem.message.empty())
    return refuse(*row,
                  problem.message + (problem.unknownOption.empty() ? "" : adviceFor(problem.unknownOption, command.declaration)),
                  terminal);
  if (command.general.wantsHelp) {
    printHelp(*row, terminal.out);
    return kGood;
  }
  std::string wrong = missingArgument(command.declaration, row->name);
  if (wrong.empty())
    wrong = command.subcommand->check(command.declaration);
  return wrong.empty() ? command.subcommand->run(terminal) : refuse(*row, wrong, terminal);
}

int runProgram(int argc, char **argv) {
  // A reader that stops reading (`| head`) ends the output, not the program.
  std::signal(SIGPIPE, SIG_IGN);
  Terminal terminal{std::cout, std::cerr};
  const int status = run(std::vector<std::string>(argv + 1, argv + argc), terminal);
  std::cout.flush();
  return status;
}

} // namespace reify::cli
