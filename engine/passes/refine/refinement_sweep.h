// One sweep of shape or dtype refinement over a module: every op with a library function, in program
// order, operands before users.
#pragma once
#include "engine/dialect/ops/torch_ops.h"
#include "engine/passes/refine/derive.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/run_signals.h"

#include <llvm/ADT/DenseSet.h>

namespace reify {

class RefinementSweep {
public:
  RefinementSweep(Library &library, Refiner &refiner, Recorder &recorder, Derivations *derivations,
                  Diagnostics &problems);

  /// Refines all ops of the module's own functions. False if it was cancelled.
  bool run(mlir::ModuleOp module, FunctionKind kind, const RunSignals &signals);
  /// Notes on ops of which one more sweep would know more: canonicalization found out about their
  /// operands since. Changes nothing.
  void offerMore(mlir::ModuleOp module, Diagnostics &notes);

  /// What the library says of the op, as it stands; null where no function speaks for it.
  std::shared_ptr<const RefineOutcome> outcomeOf(mlir::Operation *op, FunctionKind kind);

private:
  void offerMore(mlir::Operation *op, FunctionKind kind, Diagnostics &notes);
  struct Found { // what is known of an op name and its operand types
    const LibraryEntry *entry = nullptr;
    bool fits = false;
  };
  bool sweepRegions(mlir::Operation *op, FunctionKind kind);
  bool sweepBlock(mlir::Block &block, FunctionKind kind);
  void enterLoop(torch::PrimLoopOp loop, FunctionKind kind);
  bool findCarriedTypes(torch::PrimLoopOp loop, FunctionKind kind, llvm::SmallVectorImpl<mlir::Type> &types);
  bool weakenToBody(torch::PrimLoopOp loop, FunctionKind kind, llvm::SmallVectorImpl<mlir::Type> &types);
  void noteTypes(mlir::Operation *op, const char *title, llvm::function_ref<bool()> work);
  Found lookUp(mlir::Operation *op, FunctionKind kind);
  void visit(mlir::Operation *op, FunctionKind kind);
  bool refineUnpacked(torch::PrimListUnpackOp unpack, FunctionKind kind);
  void refine(mlir::Operation *op, FunctionKind kind, const LibraryEntry &entry);
  void noteMissing(mlir::Operation *op, FunctionKind kind, bool found);
  llvm::SmallVector<mlir::Type> refinedTypes(mlir::Operation *op, FunctionKind kind, const LibraryEntry &entry,
                                             const RefineOutcome &outcome);
  /// Whether this problem of the op has not been told in an earlier iteration.
  bool isNews(mlir::Operation *op, int problem);
  void report(mlir::Operation *op, Diagnostic problem);

  Library &library_;
  Refiner &refiner_;
  Recorder &recorder_;
  Derivations *derivations_;
  Diagnostics &problems_;
  mlir::IRRewriter rewriter_;
  const RunSignals *signals_ = nullptr;
  unsigned loopDepth_ = 0;                                        // of loops whose bodies are tried out
  llvm::DenseMap<const void *, const LibraryEntry *> entries_[2]; // by op name or name attribute
  llvm::StringMap<bool> signatures_;                              // by function and operand types
  llvm::DenseSet<std::pair<uint32_t, int>> reported_;             // op and problem
};

} // namespace reify
