// A context with the dialect made from the shipped schemas, shared by tests of the dialect.
#pragma once
#include "engine/dialect/torch_dialect.h"

#include <mlir/AsmParser/AsmParser.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/MLIRContext.h>
#include <mlir/Parser/Parser.h>

namespace reify::test {

inline std::shared_ptr<const OpTable> shippedTable() {
  static const std::shared_ptr<const OpTable> table = [] {
    Diagnostics diagnostics;
    return loadOpTable({REIFY_SOURCE_DIR "/assets/schemas", {}}, diagnostics);
  }();
  return table;
}

struct TorchContext {
  explicit TorchContext(std::shared_ptr<const OpTable> table = shippedTable()) {
    mlir::DialectRegistry registry;
    registry.insert<mlir::func::FuncDialect>();
    registerTorchDialect(registry, std::move(table));
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }
  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text) {
    return mlir::parseSourceString<mlir::ModuleOp>(text, mlir::ParserConfig(&context));
  }
  mlir::Type type(llvm::StringRef text) { return mlir::parseType(text, &context); }

  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
};

template <typename Printable> std::string textOf(Printable printable) {
  std::string text;
  llvm::raw_string_ostream(text) << printable;
  return text;
}

} // namespace reify::test
