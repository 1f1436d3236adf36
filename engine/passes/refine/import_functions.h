// Copies library functions next to the model, for the passes that call them there. Copies are private
// and marked with the attribute `torch.library`, so that no pass or view takes them for the user's.
#pragma once
#include "engine/library/library.h"

#include <mlir/IR/PatternMatch.h>

namespace reify {

class FunctionImporter {
public:
  FunctionImporter(mlir::ModuleOp module, Library &library, mlir::RewriterBase &rewriter);

  /// The function to call in the module for `entry`: the copy, or the module's own function that the
  /// library has it from. What it calls is copied too. A symbol that the module has taken for something
  /// else gets a suffix. Nothing may be erased from the module as long as the importer is in use.
  mlir::func::FuncOp import(const LibraryEntry &entry);

private:
  mlir::func::FuncOp copy(mlir::func::FuncOp from);
  mlir::func::FuncOp existing(mlir::func::FuncOp from) const;
  std::string freeSymbol(llvm::StringRef wish);

  mlir::ModuleOp module_;
  Library &library_;
  mlir::RewriterBase &rewriter_;
  llvm::DenseMap<mlir::Operation *, mlir::func::FuncOp> copies_;
  llvm::StringMap<mlir::Operation *> symbols_;
};

} // namespace reify
