// reify completion bash|zsh
#include "app/cli/completion.h"

#include "app/cli/commands.h"

namespace reify::cli {
namespace {

class Completion : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    Option &shell = declaration.argument("SHELL", "a shell", shell_, "bash or zsh");
    shell.takes = Takes::OneOf;
    shell.words = {"bash", "zsh"};
    declaration.about = "For one session of bash: eval \"$(reify completion bash)\". For zsh, into a folder of fpath:\n"
                        "  reify completion zsh > _reify";
  }
  std::string check(const Declaration &) override {
    return shell_ == "bash" || shell_ == "zsh" ? "" : "SHELL wants bash or zsh, not '" + shell_ + "'";
  }
  int run(Terminal &terminal) override {
    (shell_ == "zsh" ? printZshCompletion : printBashCompletion)(terminal.out);
    return kGood;
  }

private:
  std::string shell_;
};

} // namespace

std::unique_ptr<Subcommand> makeCompletion() { return std::make_unique<Completion>(); }

} // namespace reify::cli
