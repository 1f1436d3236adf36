// The subcommands that work without a window: trace, show, explain.
#pragma once

namespace reify {

/// Runs the subcommand that argv names; its exit code, or -1 if argv names none.
int runCli(int argc, char **argv);

} // namespace reify
