// reify explain FILE: the contract report.
#include "app/cli/commands.h"
#include "app/cli/run_command.h"
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
    declaration.oneOf("--format", {"text", "json"}, format_, "how to print (text)");
  }
  bool print(const RunResult &result, Terminal &terminal) override {
    if (format_ == "json")
      terminal.out << Escapes::Json;
    ExportOptions options;
    options.firstOnly = firstOnly_;
    options.all = all_;
    options.libraries = inputs().libraries;
    options.hasErrors = hasErrors(result.diagnostics);
    (format_ == "json" ? writeReportJson : writeReportText)(*result.trace, options, terminal.out);
    return true;
  }

private:
  bool firstOnly_ = false, all_ = false;
  std::string format_ = "text";
};

} // namespace

std::unique_ptr<Subcommand> makeExplain() { return std::make_unique<Explain>(); }

} // namespace reify::cli
