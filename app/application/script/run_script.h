// Carries a script out without a window, and tells what each command changed.
#pragma once
#include "app/cli/script.h"

#include <iosfwd>

namespace reify {

/// The exit code: 0 all was carried out, 1 a command could not be, 2 the script is not written as scripts are.
int runScript(const ScriptArguments &arguments, std::ostream &out, std::ostream &err);

} // namespace reify
