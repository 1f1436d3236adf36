// The subcommand `reify ops`: which ops the libraries know, by which functions, from where, and how
// far these are tested.
#pragma once
#include <string_view>

namespace reify {

/// -1 if the name is another subcommand's; else the exit code.
int runOpsCommand(int argc, char **argv);
inline constexpr std::string_view kOpsSummary =
    "  ops      lists ops with their schemas, library functions and tests (reify ops --help)\n";

} // namespace reify
