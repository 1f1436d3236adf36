// reify version: the program, its commit, MLIR, and how good the built-in library is.
#include "app/build_facts.h"
#include "app/cli/commands.h"
#include "engine/export/json.h"
#include "engine/session/read_catalogue.h"
#include "engine/source/styled_text.h"

#include <ostream>

namespace reify::cli {
namespace {

struct LibraryFigures {
  unsigned ops = 0;                                             // with functions
  unsigned calls = 0, agree = 0, opsCompared = 0, opsAgree = 0; // the comparison with PyTorch
};

LibraryFigures readFigures() {
  LibraryFigures figures;
  Diagnostics ignored; // what is amiss with the library is told when it is used
  for (const CatalogueOp &op : readCatalogue(SessionInputs(), ignored).ops) {
    figures.ops += op.has(FunctionHome::Builtin);
    if (!op.torch)
      continue;
    figures.calls += op.torch->calls;
    figures.agree += op.torch->agree;
    ++figures.opsCompared;
    figures.opsAgree += op.torch->calls == op.torch->agree;
  }
  return figures;
}

class Version : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    declaration.oneOf("--format", {"text", "json"}, format_, "how to print (text)");
  }
  int run(Terminal &terminal) override {
    const BuildFacts facts = buildFacts();
    const LibraryFigures figures = readFigures();
    if (format_ == "json")
      printJson(facts, figures, terminal.out);
    else
      printText(facts, figures, terminal.out);
    return kGood;
  }

private:
  static void printText(const BuildFacts &facts, const LibraryFigures &figures, std::ostream &out) {
    out << "reify " << facts.version << "\ncommit " << facts.commit << "\nMLIR " << facts.mlir
        << "\nbuilt-in library: functions of " << figures.ops << " ops";
    if (figures.opsCompared)
      out << "; " << figures.agree << " of " << figures.calls << " calls agree with PyTorch, all of them for "
          << figures.opsAgree << " of " << figures.opsCompared << " compared ops";
    out << '\n';
  }
  static void printJson(const BuildFacts &facts, const LibraryFigures &figures, std::ostream &out) {
    nlohmann::ordered_json json = {{"version", facts.version},
                                   {"commit", facts.commit},
                                   {"mlir", facts.mlir},
                                   {"library",
                                    {{"ops", figures.ops},
                                     {"comparedOps", figures.opsCompared},
                                     {"agreeingOps", figures.opsAgree},
                                     {"calls", figures.calls},
                                     {"agreeingCalls", figures.agree}}}};
    out << Escapes::Json << text(json, 2) << '\n';
  }

  std::string format_ = "text";
};

} // namespace

std::unique_ptr<Subcommand> makeVersion() { return std::make_unique<Version>(); }

} // namespace reify::cli
