// reify version
#include "app/cli/commands.h"

#include <ostream>

namespace reify::cli {
namespace {

class Version : public Subcommand {
public:
  void declare(Declaration &) override {}
  int run(Terminal &terminal) override {
    terminal.out << "reify " REIFY_VERSION "\n";
    return kGood;
  }
};

} // namespace

std::unique_ptr<Subcommand> makeVersion() { return std::make_unique<Version>(); }

} // namespace reify::cli
