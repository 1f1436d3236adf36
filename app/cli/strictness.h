// --strict and --keep-going, of the subcommands that compile libraries.
#pragma once
#include "app/cli/declaration.h"
#include "engine/source/left_out.h"

namespace reify::cli {

class Strictness {
public:
  void declare(Declaration &declaration) {
    declaration.flag("--strict", isStrict_, "exit code 2 where a function of a library cannot be compiled");
    declaration.flag(
        "--keep-going", [this] { isStrict_ = false; },
        "leave such functions out, say so, and go on with the others; this is the default");
  }
  bool isBad(const Diagnostics &diagnostics) const { return isStrict_ && hasLeftOutFunctions(diagnostics); }

private:
  bool isStrict_ = false;
};

} // namespace reify::cli
