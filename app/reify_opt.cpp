// reify-opt: a driver in the manner of mlir-opt, with the torch dialect, its passes and pipelines.
#include "app/large_pages.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/passes/passes.h"
#include "engine/passes/transforms.h"
#include "engine/source/assets.h"

#include <llvm/Support/CommandLine.h>
#include <llvm/Support/InitLLVM.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/raw_ostream.h>
#include <mlir/Dialect/Arith/IR/Arith.h>
#include <mlir/Dialect/Func/Extensions/InlinerExtension.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/Tools/mlir-opt/MlirOptMain.h>

using namespace reify;

static llvm::cl::opt<bool>
    record("record", llvm::cl::desc("Record inner steps of refinements too (for measuring)"));
static llvm::cl::opt<bool>
    firstOnly("first-only",
              llvm::cl::desc("Report the first violation of the contract only, as torch-mlir does"));
static llvm::cl::list<std::string>
    schemaFiles("schemas", llvm::cl::desc("Files with `// schema:` lines of further ops"),
                llvm::cl::value_desc("file"));

static void addUserSchemas(llvm::StringRef text, const std::string &file, std::vector<SchemaLine> &lines) {
  for (SchemaLine &line : extractSchemaLines(std::string_view(text), file))
    lines.push_back(std::move(line));
}

static bool mayUseLibrary(int argc, char **argv) {
  return !schemaFiles.empty() || llvm::any_of(llvm::ArrayRef(argv, argc), [](llvm::StringRef argument) {
    return argument.contains("extra-library");
  });
}

/// What the ops of this run are made from. The input may declare ops too; whether it can be read at all is for
/// MlirOptMain to say.
static std::shared_ptr<const OpTable> readOpTable(const AssetPaths &assets, const std::string &input,
                                                  bool mayUseLibrary, Diagnostics &diagnostics) {
  OpTableSources sources{assets.folder + "/schemas", {}, {}};
  for (const std::string &file : schemaFiles)
    if (auto buffer = llvm::MemoryBuffer::getFile(file))
      addUserSchemas((*buffer)->getBuffer(), file, sources.userSchemas);
    else
      diagnostics.push_back({Severity::Error, "schema.file", buffer.getError().message(), {file}, {}});
  std::unique_ptr<llvm::MemoryBuffer> text;
  if (input != "-" && !llvm::is_contained(schemaFiles, input))
    if (auto buffer = llvm::MemoryBuffer::getFile(input)) {
      text = std::move(*buffer);
      addUserSchemas(text->getBuffer(), input, sources.userSchemas);
      if (!mayUseLibrary)
        sources.input = text->getBuffer();
    }
  return loadOpTable(sources, diagnostics);
}

int main(int argc, char **argv) {
  useLargePages();
  llvm::InitLLVM init(argc, argv);
  registerTransforms();
  registerTorchPasses();
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect, mlir::arith::ArithDialect>();
  mlir::func::registerInlinerExtension(registry);
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "Lowers torch modules to the backend contract\n", registry);

  setRecordInnerSteps(record);
  setFirstViolationOnly(firstOnly);
  AssetPaths assets = findAssets();
  setBuiltinLibraryPath(assets.builtinLibrary);
  Diagnostics diagnostics;
  registerTorchDialect(registry, readOpTable(assets, input, mayUseLibrary(argc, argv), diagnostics));
  for (const Diagnostic &diagnostic : diagnostics)
    llvm::errs() << toString(diagnostic) << '\n';
  if (hasErrors(diagnostics))
    return 1;
  return mlir::failed(mlir::MlirOptMain(argc, argv, input, output, registry)) ? 1 : 0;
}
