// reify compile FILE.py...: op libraries in Python to MLIR.
#include "app/cli/commands.h"
#include "app/cli/import_choice.h"
#include "app/cli/import_progress.h"
#include "app/cli/strictness.h"
#include "engine/export/diagnostic_text.h"
#include "engine/session/compile_library.h"
#include "engine/source/output_file.h"
#include "engine/source/styled_text.h"

#include <ostream>

namespace reify::cli {
namespace {

class Compile : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    declaration.arguments("FILE.py", "a library", files_, "op libraries in Python").words = {".py"};
    declaration.newFile("-o,--output", "FILE", output_, "where to write it (standard output)").words = {".mlir"};
    declaration.file("--for", "MODEL", names_.model, "a program to be lowered with them: names are spelled as there")
        .words = {".mlir", ".mlirbc", ".pt2"};
    declaration.oneOf("--spelling", {"plain", "torch", "both"}, spelling_,
                      "of ops in names: as in programs from TorchScript (my.scale), as in those from torch.export "
                      "(torch.my.scale), both; else as --for tells, or both");
    strictness_.declare(declaration);
    import_.declare(declaration);
    declaration.exitCodes = "0 compiled, 2 bad input or usage";
  }
  std::string check(const Declaration &) override { return import_.check(names_.model); }
  int run(Terminal &terminal) override {
    if (spelling_ == "plain")
      names_.spellings = {NameSpelling::Plain};
    else if (spelling_ == "torch")
      names_.spellings = {NameSpelling::Torch};
    else if (spelling_ == "both")
      names_.spellings = {NameSpelling::Plain, NameSpelling::Torch};
    Diagnostics diagnostics;
    names_.import = import_.options;
    RunControl control;
    std::string text;
    {
      ImportProgress progress(control);
      text = compileLibraryToText(files_, names_, findAssets(), control, diagnostics);
    }
    printDiagnostics(diagnostics, terminal.err);
    if (hasErrors(diagnostics) || strictness_.isBad(diagnostics))
      return kBadInput;
    if (output_.empty() || output_ == "-") {
      terminal.out << Escapes::Mlir << text;
      return kGood;
    }
    const std::string problem = writeOutputFile(output_, text, files_);
    if (!problem.empty())
      terminal.err << "reify: " << problem << '\n';
    return problem.empty() ? kGood : kBadInput;
  }

private:
  std::vector<std::string> files_;
  CompiledNames names_;
  std::string spelling_;
  std::string output_;
  Strictness strictness_;
  ImportChoice import_;
};

} // namespace

std::unique_ptr<Subcommand> makeCompile() { return std::make_unique<Compile>(); }

} // namespace reify::cli
