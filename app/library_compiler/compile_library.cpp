// Build tool: several files of library functions, in Python or in MLIR text -> one file, in which each
// function can be read by itself (engine/library/library_file.h) and keeps the position it has in its own
// file. Files may call functions of each other.
//
//   reify-compile-library OUT FILE...      (file names are kept in locations as given)
#include "engine/dialect/torch_dialect.h"
#include "engine/library/library_file.h"
#include "engine/python/compile/compile.h"
#include "engine/source/assets.h"

#include <llvm/Support/Error.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/Verifier.h>
#include <mlir/Parser/Parser.h>

using namespace reify;

static bool readInto(mlir::ModuleOp module, const char *path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    llvm::errs() << path << ": error: " << buffer.getError().message() << '\n';
    return false;
  }
  llvm::SourceMgr sourceMgr;
  sourceMgr.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  mlir::SourceMgrDiagnosticHandler handler(sourceMgr, module.getContext());
  // Not verified alone: a call may go to another file.
  mlir::ParserConfig config(module.getContext(), /*verifyAfterParse=*/false);
  mlir::Block block;
  if (failed(mlir::parseSourceFile(sourceMgr, &block, config)))
    return false;
  module.getBody()->getOperations().splice(module.getBody()->end(), block.getOperations());
  return true;
}

static bool compileInto(mlir::ModuleOp module, const std::vector<PythonFile> &files) {
  Diagnostics diagnostics;
  mlir::OwningOpRef<mlir::ModuleOp> compiled =
      compilePython(*module.getContext(), files, {.isBuiltin = true}, diagnostics);
  for (const Diagnostic &diagnostic : diagnostics)
    llvm::errs() << toString(diagnostic) << '\n';
  if (!compiled)
    return false;
  module.getBody()->getOperations().splice(module.getBody()->end(), compiled->getBody()->getOperations());
  return true;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    llvm::errs() << "usage: reify-compile-library OUT FILE...\n";
    return 2;
  }
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect>();
  Diagnostics diagnostics;
  registerTorchDialect(registry, loadOpTable({findAssets().folder + "/schemas", {}}, diagnostics));
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  std::vector<PythonFile> python;
  for (int i = 2; i < argc; ++i) {
    if (!isPythonFile(argv[i])) {
      if (!readInto(*module, argv[i]))
        return 1;
    } else if (auto buffer = llvm::MemoryBuffer::getFile(argv[i])) {
      python.push_back({argv[i], (*buffer)->getBuffer().str()});
    } else {
      llvm::errs() << argv[i] << ": error: " << buffer.getError().message() << '\n';
      return 1;
    }
  }
  if (!python.empty() && !compileInto(*module, python))
    return 1;
  if (failed(mlir::verify(*module)))
    return 1;
  // In one go, under another name first: programs that run have the old file mapped.
  llvm::Error error = llvm::writeToOutput(argv[1], [&](llvm::raw_ostream &out) {
    return failed(writeLibraryFile(*module, out)) ? llvm::createStringError("cannot be made") : llvm::Error::success();
  });
  if (error) {
    llvm::errs() << argv[1] << ": error: " << llvm::toString(std::move(error)) << '\n';
    return 1;
  }
  return 0;
}
