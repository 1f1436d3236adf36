// The whole program but the window: words in, an exit code out.
#pragma once
#include "app/cli/subcommand.h"

#include <string>
#include <vector>

namespace reify::cli {

/// `words` without the program's name.
int run(std::vector<std::string> words, Terminal &terminal);

/// The same for main(): on standard output and error.
int runProgram(int argc, char **argv);

} // namespace reify::cli
