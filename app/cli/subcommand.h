// What a subcommand is to the program: it declares its options, and runs with their values.
#pragma once
#include "app/cli/declaration.h"

#include <iosfwd>
#include <memory>

namespace reify::cli {

/// Where a subcommand writes.
struct Terminal {
  std::ostream &out;
  std::ostream &err;
};

/// Exit codes of all subcommands.
inline constexpr int kGood = 0, kNotGood = 1, kBadInput = 2;

class Subcommand {
public:
  virtual ~Subcommand() = default;
  /// The targets of the declaration are this object's.
  virtual void declare(Declaration &declaration) = 0;
  /// What is wrong with options that are each right; "" for nothing.
  virtual std::string check(const Declaration &) { return ""; }
  /// The exit code. What cannot be done is told on terminal.err.
  virtual int run(Terminal &terminal) = 0;
};

} // namespace reify::cli
