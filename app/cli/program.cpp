#include "app/cli/program.h"

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/cli/output_sink.h"
#include "app/cli/parse.h"
#include "app/near_word.h"
#include "engine/source/input_file.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ostream>
#include <unistd.h>

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

/// Standard input is read once, so one file only can come from it.
static std::string readTwice(const Declaration &declaration) {
  std::string first;
  for (const Option &option : declaration.options)
    for (const std::string &file : option.files)
      if (isStandardInput(file)) {
        if (!first.empty())
          return "standard input is wanted twice, for " + first + " and " + option.name() +
                 "; it can be read once (a pipe, `<(command)`, can stand for another file)";
        first = option.name();
      }
  return "";
}

static void useColours(const std::string &when, Terminal &terminal) {
  for (std::ostream *stream : {&terminal.out, &terminal.err})
    if (auto *sink = dynamic_cast<OutputSink *>(stream->rdbuf()))
      sink->useColours(wantsColours(when, sink->fd()));
}

/// `--color never trace FILE` is the same as `trace --color never FILE`: the subcommand is moved to the front.
static void findSubcommand(std::vector<std::string> &words) {
  size_t at = 0;
  while (at < words.size() && words[at].starts_with("--color"))
    at += words[at] == "--color" ? 2 : 1;
  if (at < words.size() && at > 0 && findCommand(words[at]))
    std::rotate(words.begin(), words.begin() + long(at), words.begin() + long(at) + 1);
}

int run(std::vector<std::string> words, Terminal &terminal) {
  useColours("auto", terminal);
  findSubcommand(words);
  const CommandRow *row = words.empty() ? nullptr : findCommand(words[0]);
  if (row)
    words.erase(words.begin());
  else
    row = &commands()[0];
  DeclaredCommand command(*row);
  const ParseProblem problem = parse(command.declaration, words);
  useColours(command.general.colour, terminal);
  if (!problem.message.empty())
    return refuse(*row,
                  problem.message +
                      (problem.unknownOption.empty() ? "" : adviceFor(problem.unknownOption, command.declaration)),
                  terminal);
  if (command.general.wantsHelp) {
    printHelp(*row, terminal.out);
    return kGood;
  }
  std::string wrong = missingArgument(command.declaration, row->name);
  if (wrong.empty())
    wrong = command.subcommand->check(command.declaration);
  if (wrong.empty())
    wrong = readTwice(command.declaration);
  return wrong.empty() ? command.subcommand->run(terminal) : refuse(*row, wrong, terminal);
}

int runProgram(int argc, char **argv) {
  keepStandardFiles();
  // A reader that stops reading (`| head`), or a file that may not grow, is an error like any other.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  OutputSink outSink(STDOUT_FILENO), errSink(STDERR_FILENO);
  std::ostream out(&outSink), err(&errSink);
  err << std::unitbuf;
  Terminal terminal{out, err};
  int status = run(std::vector<std::string>(argv + 1, argv + argc), terminal);
  int error = outSink.finish();
  if (close(STDOUT_FILENO) != 0 && error == 0)
    error = errno;
  if (error != 0) {
    err << "reify: standard output cannot be written: " << std::strerror(error) << '\n';
    status = kBadInput;
  }
  return errSink.finish() == 0 ? status : kBadInput;
}

} // namespace reify::cli
