// reify: the window, or one of the subcommands without one.
#include "app/arguments.h"
#include "app/cli.h"
#include "app/run_window.h"

#include <cstdio>

using namespace reify;

int main(int argc, char **argv) {
  if (const int status = runCli(argc, argv); status >= 0)
    return status;
  std::string problem;
  const std::optional<Arguments> arguments = parseArguments(argc, argv, problem);
  if (!arguments) {
    std::fprintf(stderr, "reify: %s\n%s", problem.c_str(), kUsage);
    return 2;
  }
  if (arguments->wantsHelp) {
    std::fputs(kUsage, stdout);
    return 0;
  }
  return runWindow(*arguments);
}
