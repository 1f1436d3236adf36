#include "app/window/run_window.h"

#include <cstdio>

namespace reify {

int runWindow(const WindowArguments &) {
  std::fputs("reify: this program was built without a window (REIFY_GUI=OFF); its subcommands work, "
             "`reify help` lists them\n",
             stderr);
  return 2;
}

} // namespace reify
