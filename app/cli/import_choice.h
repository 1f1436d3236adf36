// Options for programs that PyTorch reads, the same for the window and for every subcommand that takes a model.
#pragma once
#include "app/cli/declaration.h"
#include "engine/importing/import_program.h"

namespace reify::cli {

struct ImportChoice {
  ImportOptions options;
  std::string model; // of --from-python; "" where the model is named as an argument

  /// Under a heading of their own. `hasPython`: --module and --python are declared elsewhere, and mean the same.
  void declare(Declaration &declaration, bool hasPython = false);
  /// What is wrong with it beside the model of the argument, which becomes that of --from-python; "" for nothing.
  std::string check(std::string &argument) const;
};

} // namespace reify::cli
