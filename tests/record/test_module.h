// A module in a context with the torch dialect, for tests of the recorder and its readers.
#pragma once
#include "engine/dialect/torch_dialect.h"
#include "engine/record/recorder.h"

#include <mlir/AsmParser/AsmParser.h>
#include <mlir/AsmParser/AsmParserState.h>
#include <mlir/Dialect/Arith/IR/Arith.h>
#include <mlir/Dialect/Func/Extensions/InlinerExtension.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/Verifier.h>
#include <mlir/Parser/Parser.h>

#include <llvm/Support/SourceMgr.h>

#include <memory>

namespace reify::test {

class TestModule {
public:
  TestModule() : context_(makeContext()) {}

  /// Null on errors.
  mlir::ModuleOp parse(const std::string &text) {
    auto sources = std::make_shared<llvm::SourceMgr>();
    sources->AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, "test.mlir"), {});
    mlir::Block block;
    mlir::AsmParserState state;
    if (failed(mlir::parseAsmSourceFile(*sources, &block, &*context_, &state)))
      return {};
    names = namesWritten(state);
    if (!llvm::hasSingleElement(block) || !mlir::isa<mlir::ModuleOp>(block.front())) {
      module_ = mlir::ModuleOp::create(mlir::UnknownLoc::get(&*context_));
      module_->getBody()->getOperations().splice(module_->getBody()->end(), block.getOperations());
    } else {
      module_ = mlir::cast<mlir::ModuleOp>(block.front());
      module_->getOperation()->remove();
    }
    return *module_;
  }

  /// The text as MLIR's own printer has it after reading it; "" on errors, which go to
  /// `complaints`.
  std::string normal(const std::string &text) {
    complaints.clear();
    mlir::ScopedDiagnosticHandler handler(&*context_, [&](mlir::Diagnostic &diagnostic) {
      llvm::raw_string_ostream(complaints) << diagnostic.getLocation() << ": " << diagnostic << '\n';
    });
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &*context_);
    return module ? print(*module) : "";
  }
  /// Without the names that the user gave, so that texts of equal modules are equal.
  static std::string print(mlir::Operation *op) {
    std::string text;
    llvm::raw_string_ostream out(text);
    op->print(out, mlir::OpPrintingFlags().printGenericOpForm());
    return text;
  }

  mlir::MLIRContext &context() { return *context_; }
  NameSource names;
  std::string complaints;

private:
  static std::unique_ptr<mlir::MLIRContext> makeContext() {
    static std::shared_ptr<const OpTable> table = [] {
      Diagnostics diagnostics;
      return loadOpTable({std::string(REIFY_SOURCE_DIR) + "/assets/schemas", {}}, diagnostics);
    }();
    mlir::DialectRegistry registry;
    registry.insert<mlir::func::FuncDialect, mlir::arith::ArithDialect>();
    mlir::func::registerInlinerExtension(registry);
    registerTorchDialect(registry, table);
    auto context = std::make_unique<mlir::MLIRContext>(registry, mlir::MLIRContext::Threading::DISABLED);
    context->loadAllAvailableDialects();
    return context;
  }

  std::unique_ptr<mlir::MLIRContext> context_;
  mlir::OwningOpRef<mlir::ModuleOp> module_;
};

} // namespace reify::test
