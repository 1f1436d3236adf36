// Scripts with which shells complete words of the command line.
#pragma once
#include <iosfwd>

namespace reify::cli {

/// To be sourced by bash, or put where bash-completion finds it.
void printBashCompletion(std::ostream &out);
/// A file `_reify` of zsh's completion system.
void printZshCompletion(std::ostream &out);

} // namespace reify::cli
