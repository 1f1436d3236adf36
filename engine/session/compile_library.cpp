#include "engine/session/compile_library.h"

#include "engine/dialect/line_table.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/library/diagnostic_capture.h"
#include "engine/python/compile.h"

#include <llvm/Support/MemoryBuffer.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/Verifier.h>

namespace reify {

using namespace mlir;

std::string compileLibraryToText(const std::vector<std::string> &paths, const AssetPaths &assets,
                                 Diagnostics &diagnostics) {
  std::vector<PythonFile> files;
  std::vector<SchemaLine> schemas;
  for (const std::string &path : paths) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer || !isPythonFile(path)) {
      diagnostics.push_back({Severity::Error, "library.unreadable",
                             buffer ? std::string("is no Python file; only .py files are compiled")
                                    : "cannot read the library: " + buffer.getError().message(),
                             {path, 0, 0}, {}});
      continue;
    }
    files.push_back({path, (*buffer)->getBuffer().str()});
    for (SchemaLine &line : extractSchemaLines(files.back().text, path))
      schemas.push_back(std::move(line));
  }
  if (hasErrors(diagnostics))
    return "";
  DialectRegistry registry;
  registry.insert<func::FuncDialect>();
  registerTorchDialect(registry, loadOpTable({assets.folder + "/schemas", schemas}, diagnostics));
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module = compilePython(context, files, {.forExport = true}, diagnostics);
  if (!module)
    return "";
  {
    DiagnosticCapture capture(context, diagnostics, "library.invalid");
    if (failed(verify(*module)))
      return "";
  }
  for (auto function : module->getOps<func::FuncOp>())
    dropLineTable(function); // torch-mlir has no use for it
  std::string text;
  llvm::raw_string_ostream out(text);
  OpPrintingFlags flags;
  module->print(out, flags);
  out << "\n";
  return text;
}

} // namespace reify
