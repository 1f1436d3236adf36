// reify explain FILE: the contract report.
#include "app/cli/commands.h"
#include "app/cli/subcommands/run_command.h"
#include "engine/contract/written/written_types.h"
#include "engine/export/exports.h"
#include "engine/source/styled_text.h"

namespace reify::cli {
namespace {

class Explain : public RunCommand {
protected:
  std::string_view name() const override { return "explain"; }
  void declareOwn(Declaration &declaration) override {
    declaration.flag("--first-only", firstOnly_, "report one violation only: the one that torch-mlir would");
    declaration.flag("--all", all_, "print also the violations that follow from the kind of module");
    declaration.flag(
        "--against-written", [this] { inputs_.forgetTypes = true; },
        "compare the types that are written in the model with those that the library finds once they "
        "are forgotten; exit code 1 also where one contradicts the other");
    declaration.oneOf("--format", {"text", "json"}, format_, "how to print (text)");
    declaration.flag("--values", values_, "JSON: also every value with its type");
    declaration.flag("--ir", ir_, "JSON: also the module at the end of the run");
  }
  bool print(const RunResult &result, Terminal &terminal) override {
    if (format_ == "json")
      terminal.out << Escapes::Json;
    ExportOptions options;
    options.firstOnly = firstOnly_;
    options.all = all_;
    options.libraries = inputs().libraries;
    options.hasErrors = hasErrors(result.diagnostics);
    options.values = values_;
    options.module = ir_;
    options.diagnostics = &result.diagnostics;
    (format_ == "json" ? writeReportJson : writeReportText)(*result.trace, options, terminal.out);
    return true;
  }
  bool isGood(const RunResult &result) const override {
    return !inputs().forgetTypes || compareWithWritten(*result.trace).count(TypeVerdict::Contradiction) == 0;
  }

  void printRefusal(const std::string &model, const RunResult &result, Terminal &terminal) override {
    if (format_ == "json")
      writeRefusalJson(model, result.diagnostics, terminal.out);
  }

private:
  bool firstOnly_ = false, all_ = false, values_ = false, ir_ = false;
  std::string format_ = "text";
};

} // namespace

std::unique_ptr<Subcommand> makeExplain() { return std::make_unique<Explain>(); }

} // namespace reify::cli
