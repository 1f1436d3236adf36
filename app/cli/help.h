// Help texts, made from declarations.
#pragma once
#include "app/cli/commands.h"

#include <iosfwd>

namespace reify::cli {

/// "reify trace FILE [options]"; for the window also how a subcommand is called.
std::vector<std::string> usageLines(const CommandRow &row, const Declaration &declaration);
/// "-L, --library FILE"
std::string headOf(const Option &option);
/// Headings of options with what stands below, in the order of declaration; arguments come first under
/// "Arguments", options without a heading follow under "Options".
std::vector<std::pair<std::string, std::vector<const Option *>>> groupsOf(const Declaration &declaration);

void printHelp(const CommandRow &row, std::ostream &out);

} // namespace reify::cli
