// reify run-script FILE: the commands of the window, from a file and without a window.
#include "app/cli/script.h"

#include "app/cli/commands.h"
#include "engine/source/styled_text.h"

#include <ostream>

namespace reify::cli {
namespace {

RunScript runScript = nullptr;

class RunScriptCommand : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    declaration.argument("FILE", "a script", arguments_.script, "a script of commands, one a line").isRequired = false;
    declaration.flag("--commands", arguments_.listsCommands,
                     "prints the commands that there are, with their arguments");
    declaration.oneOf("--format", {"text", "json"}, format_, "how to print (text)");
    declaration.about =
        "Prints what each command changed: the step, the selection, messages. The window records scripts "
        "(File, Record a script); docs/scripts.md lists the commands.";
    declaration.exitCodes =
        "0 all commands were carried out, 1 one could not be, 2 the script is not written as scripts are, or bad usage";
  }
  std::string check(const Declaration &) override {
    if (arguments_.listsCommands)
      return arguments_.script.empty() && format_ == "text" ? "" : "--commands goes with nothing else";
    return arguments_.script.empty() ? "a script is wanted: reify run-script FILE" : "";
  }
  int run(Terminal &terminal) override {
    if (!runScript) {
      terminal.err << "reify: this program was built without the window, whose commands scripts are made of\n";
      return kBadInput;
    }
    arguments_.asJson = format_ == "json";
    if (arguments_.asJson)
      terminal.out << Escapes::Json;
    return runScript(arguments_, terminal.out, terminal.err);
  }

private:
  ScriptArguments arguments_;
  std::string format_ = "text";
};

} // namespace

void setScripts(RunScript run) { runScript = run; }

std::unique_ptr<Subcommand> makeRunScript() { return std::make_unique<RunScriptCommand>(); }

} // namespace reify::cli
