// Words of a command line to the targets of a declaration. CLI11 is behind it.
#pragma once
#include "app/cli/declaration.h"

#include <span>
#include <string>
#include <vector>

namespace reify::cli {

struct ParseProblem {
  std::string message;       // "" for none
  std::string unknownOption; // "--libary", where that is the problem; the message leaves suggestions out
};

/// Sets the targets of `declaration` from the words, which begin behind the subcommand's name. What is
/// required is not asked for (see missingArgument): help may be wanted instead.
ParseProblem parse(Declaration &declaration, std::vector<std::string> words);

/// "a model is wanted: reify trace FILE"; "" if none is missing.
std::string missingArgument(const Declaration &declaration, std::string_view subcommand);

} // namespace reify::cli
