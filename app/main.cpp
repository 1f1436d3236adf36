// reify: the window, or one of the subcommands without one.
#include "app/cli/program.h"
#include "app/window/run_window.h"

using namespace reify;

int main(int argc, char **argv) {
  cli::setWindow(runWindow);
  return cli::runProgram(argc, argv);
}
