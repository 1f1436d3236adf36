// The command line of scripts: `reify run-script FILE`.
#pragma once
#include <iosfwd>
#include <string>

namespace reify {

struct ScriptArguments {
  std::string script; // "" with listsCommands
  bool asJson = false;
  bool listsCommands = false; // prints what a script may have instead
};

namespace cli {

/// Carries a script out; gives the exit code. A program that was built without a window sets none: what scripts are
/// made of are the commands of the window.
using RunScript = int (*)(const ScriptArguments &arguments, std::ostream &out, std::ostream &err);
void setScripts(RunScript run);

} // namespace cli
} // namespace reify
