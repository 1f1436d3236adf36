// The subcommands for authors of op libraries: check, new-op.
#pragma once
#include <iosfwd>
#include <string_view>

namespace reify {

/// The exit code, or -1 if `name` is none of these subcommands. argv[2] and on are its arguments.
int runLibraryCommand(std::string_view name, int argc, char **argv);

/// Their lines of the overview.
void printLibraryCommands(std::ostream &out);

} // namespace reify
