// reify trace FILE: the steps of a run.
#include "app/cli/commands.h"
#include "app/cli/subcommands/run_command.h"
#include "engine/export/exports.h"
#include "engine/export/line_export.h"
#include "engine/query/snapshot.h"
#include "engine/source/styled_text.h"

#include <ostream>

namespace reify::cli {
namespace {

class TraceCommand : public RunCommand {
protected:
  std::string_view name() const override { return "trace"; }
  void declareOwn(Declaration &declaration) override {
    declaration.option("--op", "NAME|SSA", Takes::Text, "only the refinements of this op: my.quantize, or %4",
                       [this](const std::string &value) {
                         op_ = value;
                         return std::string(value.empty() ? "wants the name of an op or of a value" : "");
                       });
    declaration.flag("--lines", lines_,
                     "library functions line by line, with the local variables, not by rewriting step");
    declaration.texts("--break", "FILE:LINE", breakpoints_,
                      "only where this line of a library is passed, and why it is not");
    declaration.oneOf("--format", {"text", "json"}, format_, "how to print (text)");
  }
  bool print(const RunResult &result, Terminal &terminal) override {
    if (format_ == "json")
      terminal.out << Escapes::Json;
    const Trace &trace = *result.trace;
    if (!breakpoints_.empty())
      return printStops(trace, terminal);
    ExportOptions options;
    options.lines = lines_;
    if (!op_.empty()) {
      options.roots = stepsOfOp(trace, op_);
      if (options.roots.empty()) {
        terminal.err << "reify: no refinement of '" << op_ << "' in this run\n";
        return false;
      }
    }
    (format_ == "json" ? writeTraceJson : writeTraceText)(trace, options, terminal.out);
    return true;
  }

private:
  bool printStops(const Trace &trace, Terminal &terminal) {
    std::vector<SourceLine> lines;
    for (const std::string &text : breakpoints_) {
      std::string problem;
      if (!findSourceLine(trace, text, lines.emplace_back(), problem)) {
        terminal.err << "reify: --break " << problem << '\n';
        return false;
      }
    }
    // The index shares ownership of a trace as a rule; here the caller keeps it.
    const StopIndex index(std::shared_ptr<const Trace>(std::shared_ptr<const Trace>(), &trace));
    (format_ == "json" ? writeStopsJson : writeStopsText)(index, lines, terminal.out);
    return true;
  }

  std::string op_; // name or "%value"
  bool lines_ = false;
  std::vector<std::string> breakpoints_; // FILE:LINE
  std::string format_ = "text";
};

} // namespace

std::unique_ptr<Subcommand> makeTrace() { return std::make_unique<TraceCommand>(); }

} // namespace reify::cli
