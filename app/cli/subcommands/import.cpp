// reify import FILE: a program of PyTorch as the text that all else works on.
#include "app/cli/commands.h"
#include "app/cli/import_choice.h"
#include "app/cli/import_progress.h"
#include "engine/export/diagnostic_text.h"
#include "engine/session/read_program.h"
#include "engine/source/input_file.h"
#include "engine/source/output_file.h"
#include "engine/source/styled_text.h"

#include <array>
#include <ostream>

namespace reify::cli {
namespace {

class Import : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    Option &model = declaration.argument("FILE", "a program", inputs_.model,
                                         "a .pt2, as torch.export.save writes it (- for standard input)");
    model.isRequired = false; // --from-python may stand for it
    model.words = {".pt2"};
    declaration.newFile("-o,--output", "FILE", output_, "where to write it (standard output)").words = {".mlir"};
    import_.declare(declaration);
    declaration.exitCodes = "0 imported, 2 bad input or usage";
  }

  std::string check(const Declaration &) override {
    if (std::string wrong = import_.check(inputs_.model); !wrong.empty())
      return wrong;
    return inputs_.model.empty() ? "a program is wanted: reify import FILE.pt2" : "";
  }

  int run(Terminal &terminal) override {
    inputs_.import = import_.options;
    RunControl control;
    Diagnostics diagnostics;
    ProgramText program;
    {
      ImportProgress progress(control);
      program = readProgram(inputs_, control, diagnostics);
    }
    if (program.text)
      diagnostics = remarksIn(*program.text);
    else if (!program.failed)
      diagnostics.push_back({Severity::Error, "import.no-program", problemOfModel(), {shownPath(inputs_.model)}, {}});
    printDiagnostics(diagnostics, terminal.err);
    if (!program.text)
      return kBadInput;
    if (output_.empty() || output_ == "-") {
      terminal.out << Escapes::Mlir << *program.text;
      return kGood;
    }
    const std::string problem = writeOutputFile(output_, *program.text, std::array{inputs_.model});
    if (!problem.empty())
      terminal.err << "reify: " << problem << '\n';
    return problem.empty() ? kGood : kBadInput;
  }

private:
  /// Of a file that is none of PyTorch's.
  std::string problemOfModel() const {
    std::string problem;
    if (readInputFile(inputs_.model, problem))
      problem = "is no program that torch.export.save wrote: those are zip files, which end in .pt2";
    return problem;
  }

  SessionInputs inputs_;
  ImportChoice import_;
  std::string output_;
};

} // namespace

std::unique_ptr<Subcommand> makeImport() { return std::make_unique<Import>(); }

} // namespace reify::cli
