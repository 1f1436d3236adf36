// reify: the window, or one of the subcommands without one.
#include "app/application/script/run_script.h"
#include "app/cli/program.h"
#include "app/cli/script.h"
#include "app/window/run_window.h"

using namespace reify;

int main(int argc, char **argv) {
  cli::setWindow(runWindow);
  cli::setScripts(runScript);
  return cli::runProgram(argc, argv);
}
