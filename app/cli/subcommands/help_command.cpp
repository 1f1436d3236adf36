// reify help [SUBCOMMAND]
#include "app/cli/help.h"

#include <ostream>

namespace reify::cli {
namespace {

class Help : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    Option &name =
        declaration.argument("SUBCOMMAND", "a subcommand", name_, "the one to tell of; without it all are listed");
    name.isRequired = false;
    name.takes = Takes::OneOf;
    for (std::string_view command : commandNames())
      name.words.emplace_back(command);
  }
  int run(Terminal &terminal) override {
    const CommandRow *row = name_.empty() ? &commands()[0] : findCommand(name_);
    if (!row) {
      terminal.err << "reify: there is no subcommand '" << name_ << "'" << nearCommand(name_)
                   << "\n(reify help lists them)\n";
      return kBadInput;
    }
    printHelp(*row, terminal.out);
    return kGood;
  }

private:
  std::string name_;
};

} // namespace

std::unique_ptr<Subcommand> makeHelp() { return std::make_unique<Help>(); }

} // namespace reify::cli
