// reify ops [PATTERN]: which ops the libraries know, by which functions, from where, and how far these
// are tested.
#include "app/cli/commands.h"
#include "app/cli/model_choice.h"
#include "engine/export/catalogue_text.h"
#include "engine/export/diagnostic_text.h"
#include "engine/session/check_libraries.h"
#include "engine/session/read_catalogue.h"
#include "engine/source/styled_text.h"

#include <algorithm>
#include <ostream>

namespace reify::cli {
namespace {

bool isUsers(const CatalogueOp &op) {
  return op.hasUserSchema || op.has(FunctionHome::UserFile) || op.has(FunctionHome::Model);
}

class Ops : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    Option &pattern = declaration.argument("PATTERN", "a pattern", pattern_,
                                           "a part of the op's name (aten.mm, aten::mm, torch.aten.mm), or a glob: "
                                           "'aten.*pool*'");
    pattern.isRequired = false;
    pattern.takes = Takes::Text;
    declaration.files("-L,--library", "FILE", inputs_.libraries, "op library (.py or .mlir)").words = {".py", ".mlir"};
    declaration
        .file("--model", "FILE", model_, "also the functions in this module; a sample's folder stands for its files")
        .words = {".mlir", ".mlirbc", ".json"};
    choice_.declareOptions(declaration);
    declaration.files("--tests", "FILE.py", tests_, "invocations for functions that other files define").words = {
        ".py"};
    declaration.flag("--user", userOnly_, "only ops that the libraries or the model say something of");
    declaration.oneOf("--format", {"text", "json"}, format_, "how to print (text)");
    declaration.about = "Of each op the schema, each function with the place where it is defined, what it overrides, "
                        "and the figures of its tests. Without a library these are the built-in ones.";
    declaration.exitCodes = "0 listed, 1 no op matches, 2 bad input or usage";
  }

  int run(Terminal &terminal) override {
    if (!model_.empty()) {
      ModelInputs model = resolveInputs(model_, choice_.options(!inputs_.libraries.empty()));
      printDiagnostics(model.diagnostics, terminal.err);
      if (hasErrors(model.diagnostics))
        return kBadInput;
      inputs_.model = model.model;
      std::ranges::move(model.libraries, std::back_inserter(inputs_.libraries));
    }
    Diagnostics diagnostics;
    Catalogue catalogue = readCatalogue(inputs_, diagnostics);
    const check::CheckReport report = checkTests(diagnostics);
    // What overrides what is in the list itself.
    std::erase_if(diagnostics, [](const Diagnostic &d) { return d.severity == Severity::Note; });
    printDiagnostics(diagnostics, terminal.err);
    if (hasErrors(diagnostics))
      return kBadInput;
    std::erase_if(catalogue.ops, [&](const CatalogueOp &op) {
      return !matchesPattern(pattern_, op.name) || (userOnly_ && !isUsers(op));
    });
    if (format_ == "json")
      terminal.out << Escapes::Json;
    const TestTable tests(&report);
    (format_ == "json" ? writeCatalogueJson : writeCatalogueText)(catalogue, tests, terminal.out);
    if (!catalogue.ops.empty())
      return kGood;
    if (pattern_.empty())
      terminal.err << "reify: no library and no model is given, or they say nothing of any op\n";
    else
      terminal.err << "reify: no op matches '" << pattern_ << "'\n";
    return kNotGood;
  }

private:
  check::CheckReport checkTests(Diagnostics &diagnostics) {
    check::CheckReport report;
    if ((inputs_.libraries.empty() && tests_.empty()) || hasErrors(diagnostics))
      return report;
    CheckInputs inputs;
    inputs.libraries = inputs_.libraries;
    inputs.tests = tests_;
    report = testLibraries(inputs);
    if (!report.inputIsGood) // the libraries themselves are good: what is wrong is in the tests
      diagnostics.insert(diagnostics.end(), report.diagnostics.begin(), report.diagnostics.end());
    return report;
  }

  SessionInputs inputs_;
  ModelChoice choice_;
  std::vector<std::string> tests_;
  std::string model_, pattern_, format_ = "text";
  bool userOnly_ = false;
};

} // namespace

std::unique_ptr<Subcommand> makeOps() { return std::make_unique<Ops>(); }

} // namespace reify::cli
