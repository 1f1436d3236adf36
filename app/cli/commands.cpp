#include "app/cli/commands.h"

#include "app/near_word.h"

#include <array>

namespace reify::cli {

static constexpr std::array kCommands = {
    CommandRow{"", "opens a window in which a model's way to the backend contract can be stepped through", makeWindow},
    CommandRow{"trace", "prints the steps of a run", makeTrace},
    CommandRow{"show", "prints the IR at a step, as valid MLIR", makeShow},
    CommandRow{"explain", "prints what violates the backend contract, why, and what would cure it", makeExplain},
    CommandRow{"check", "runs the functions of op libraries on their invocations", makeCheck},
    CommandRow{"ops", "lists ops with their schemas, library functions and tests", makeOps},
    CommandRow{"import", "prints a program of PyTorch as the MLIR text that the others take", makeImport},
    CommandRow{"new-op", "prints a library file for a new op", makeNewOp},
    CommandRow{"compile", "compiles op libraries in Python to the MLIR that torch-mlir takes", makeCompile},
    CommandRow{"run-script", "carries out a script of the window's commands and prints what each changed",
               makeRunScript},
    CommandRow{"help", "prints the options of a subcommand", makeHelp},
    CommandRow{"version", "prints the version of the program and of what it is made with", makeVersion},
    CommandRow{"completion", "prints a script with which a shell completes words of this command line", makeCompletion},
    CommandRow{"man", "prints a manual page", makeMan},
};

std::span<const CommandRow> commands() { return kCommands; }

const CommandRow *findCommand(std::string_view name) {
  for (const CommandRow &row : kCommands)
    if (!name.empty() && row.name == name)
      return &row;
  return nullptr;
}

std::vector<std::string_view> commandNames() {
  std::vector<std::string_view> names;
  for (const CommandRow &row : kCommands)
    if (!row.name.empty())
      names.push_back(row.name);
  return names;
}

std::string nearCommand(std::string_view name) { return didYouMean(name, commandNames()); }

void GeneralOptions::declare(Declaration &declaration) {
  declaration.group("General options");
  declaration.oneOf("--color", {"auto", "always", "never"}, colour,
                    "colours: on a terminal, unless NO_COLOR is set or TERM is dumb (auto); CLICOLOR_FORCE=1 asks for "
                    "them elsewhere too");
  declaration.flag("-h,--help", wantsHelp, "this text");
}

DeclaredCommand::DeclaredCommand(const CommandRow &row) : subcommand(row.make()) {
  subcommand->declare(declaration);
  general.declare(declaration);
}

} // namespace reify::cli
