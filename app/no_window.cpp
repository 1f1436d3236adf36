#include "app/application/script/run_script.h"
#include "app/window/run_window.h"

#include <cstdio>
#include <ostream>

namespace reify {

int runWindow(const WindowArguments &) {
  std::fputs("reify: this program was built without a window (REIFY_GUI=OFF); its subcommands work, "
             "`reify help` lists them\n",
             stderr);
  return 2;
}

int runScript(const ScriptArguments &, std::ostream &, std::ostream &err) {
  err << "reify: this program was built without a window (REIFY_GUI=OFF), whose commands scripts are made of\n";
  return 2;
}

} // namespace reify
