// reify check FILE...: the tests of op libraries; with --answers the built-in library against PyTorch's
// kept answers.
#include "app/cli/commands.h"
#include "app/cli/import_choice.h"
#include "app/cli/import_progress.h"
#include "app/cli/progress_line.h"
#include "app/cli/strictness.h"
#include "app/cli/subcommands/check_answers.h"
#include "engine/export/diagnostic_text.h"
#include "engine/session/check_libraries.h"
#include "engine/session/read_program.h"
#include "engine/source/styled_text.h"

#include <ostream>

namespace reify::cli {
namespace {

// Options below these headings go with tests only, or with answers only.
constexpr std::string_view kTests = "Which tests", kTorch = "Compared with PyTorch";

class Check : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    Option &libraries = declaration.arguments("FILE", "a library", files_,
                                              "op libraries (.py, .mlir); with --answers they override built-in "
                                              "functions, and more files of answers (.txt)");
    libraries.isRequired = false;
    libraries.words = {".py", ".mlir"};
    declaration.oneOf("--format", {"text", "json", "junit"}, format_, "how to print (text)");
    declaration.number("--jobs", jobs_, "threads (1)");
    declaration.number("--weakenings", weakenings_, "runs an invocation with less known arguments (1)");
    strictness_.declare(declaration);
    declareTests(declaration);
    answers_.declare(declaration);
    import_.declare(declaration, /*hasPython=*/true);
    declaration.about = "Tells what failed, what is untested, and which lines and branches nothing reaches.";
    declaration.exitCodes = "0 all passed, 1 something failed, 2 bad input or usage";
  }

  std::string check(const Declaration &declaration) override {
    if (std::string wrong = import_.check(model_); !wrong.empty())
      return wrong;
    const bool hasAnswers = answers_.isWanted();
    for (const Option &option : declaration.options) {
      if (option.count == 0)
        continue;
      if (hasAnswers && (option.group == kTests || option.group == kTorch))
        return option.name() + " does not go with --answers";
      if (!hasAnswers && option.group == CheckAnswers::kHeading)
        return option.name() + " goes with --answers";
    }
    // The Python that reads a model may be told these too.
    if (!inputs_.againstTorch && model_.empty())
      for (const Option &option : declaration.options)
        if (option.count != 0 && option.group == kTorch)
          return option.name() + " goes with --against-torch";
    if (hasAnswers)
      return format_ == "junit" ? "--format junit does not go with --answers" : "";
    return files_.empty() && inputs_.tests.empty() ? "a library is wanted: reify check FILE" : "";
  }

  int run(Terminal &terminal) override {
    if (answers_.isWanted())
      return answers_.run(files_, jobs_, weakenings_, format_ == "json", terminal);
    inputs_.libraries = files_;
    Diagnostics ofModel;
    if (!model_.empty() && !readSchemas(ofModel)) {
      printDiagnostics(ofModel, terminal.err);
      return kBadInput;
    }
    inputs_.jobs = jobs_;
    inputs_.weakenings = weakenings_;
    std::atomic<unsigned> done{0};
    inputs_.progress = &done;
    check::CheckReport report;
    {
      ProgressLine line(done);
      report = testLibraries(inputs_);
    }
    report.diagnostics.insert(report.diagnostics.begin(), ofModel.begin(), ofModel.end());
    printDiagnostics(report.diagnostics, terminal.err);
    if (!report.inputIsGood || strictness_.isBad(report.diagnostics))
      return kBadInput;
    if (format_ == "json")
      terminal.out << Escapes::Json;
    auto *write = format_ == "json" ? writeCheckJson : format_ == "junit" ? writeCheckJunit : writeCheckText;
    write(report, terminal.out);
    return report.hasPassed() ? kGood : kNotGood;
  }

private:
  /// The signatures of the model's ops; false when the model cannot be read.
  bool readSchemas(Diagnostics &diagnostics) {
    SessionInputs session;
    session.model = model_;
    session.libraries = files_;
    session.import = import_.options;
    session.import.modules = inputs_.torch.modules;
    session.import.python = inputs_.torch.python;
    session.import.weights = false;
    RunControl control;
    ImportProgress progress(control);
    inputs_.schemas = readModelSchemas(session, control, diagnostics);
    return !hasErrors(diagnostics);
  }

  void declareTests(Declaration &declaration) {
    declaration.group(std::string(kTests));
    declaration
        .files("--tests", "FILE.py", inputs_.tests,
               "invocations for functions that other files, or the built-in library, define")
        .words = {".py"};
    declaration.texts("--function", "NAME", inputs_.functions, "only this one: my.scale, or its name in the file");
    declaration
        .file("--model", "FILE", model_,
              "a program whose ops' signatures come with it, so that the library need not state them")
        .words = {".pt2", ".mlir"};
    declaration.group(std::string(kTorch));
    declaration.flag("--against-torch", inputs_.againstTorch,
                     "also compare with the real op, in a process of PyTorch's Python; of a decomposition the numbers, "
                     "for which the file is imported there");
    declaration.texts("--module", "M", inputs_.torch.modules, "a module to import there first: it registers the op");
    declaration.flag(
        "--sweep", [this] { inputs_.againstTorch = inputs_.torch.sweep = true; },
        "with --against-torch: ranks, sizes, dtypes and None systematically");
    declaration.option("--python", "PROGRAM", Takes::Program, "the Python to use (REIFY_PYTHON, VIRTUAL_ENV, python3)",
                       [this](const std::string &value) {
                         inputs_.torch.python = value;
                         return std::string();
                       });
    declaration.number("--timeout", inputs_.torch.secondsPerCall, "for one call of the real op (10)", "SECONDS");
  }

  std::vector<std::string> files_;
  CheckInputs inputs_;
  CheckAnswers answers_;
  Strictness strictness_;
  ImportChoice import_;
  std::string model_;
  std::string format_ = "text";
  unsigned jobs_ = 1, weakenings_ = 1;
};

} // namespace

std::unique_ptr<Subcommand> makeCheck() { return std::make_unique<Check>(); }

} // namespace reify::cli
