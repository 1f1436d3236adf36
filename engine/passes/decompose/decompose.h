// Decomposition: an op that has a decomposition function is replaced by what the function computes
// on its operands, over and over until no op has one that applies (docs/decompositions.md).
#pragma once
#include "engine/passes/decompose/decomposed_body.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/run_signals.h"

#include <llvm/ADT/StringSet.h>

namespace reify {

class Decomposer {
public:
  /// `recorder` may be null. With `showInnerSteps` it also gets how each distinct body came about.
  Decomposer(Library &library, Recorder *recorder, bool showInnerSteps, std::vector<std::string> legalOps,
             Diagnostics &problems, RunSignals signals = {});

  /// Decomposes all ops of the module's own functions. True if that changed anything.
  bool run(mlir::ModuleOp module);
  bool run(mlir::func::FuncOp function);
  /// Whether decompositions had to be stopped; a further run would not end either.
  bool isEndless() const { return !reported_.empty(); }

private:
  static constexpr unsigned kMaxDepth = 64; // decompositions in decompositions

  void visit(mlir::Block &block);
  const LibraryEntry *entryFor(mlir::Operation *op);
  bool hasValueSemantics(mlir::Operation *op);
  /// The op to go on with if `op` was replaced, else null.
  mlir::Operation *decompose(mlir::Operation *op, const LibraryEntry &entry);
  bool endsInItself(mlir::Operation *op, const LibraryEntry &entry, const DecomposedBody &body);
  void reportEndless(mlir::Operation *op, const LibraryEntry &entry, const std::string &reason, const Place &place);
  void noteStuck(mlir::Operation *op, const LibraryEntry &entry, const std::string &reason, const Place &place,
                 const DecomposedBody *body, const std::vector<mlir::Value> &inputs);
  mlir::Operation *replaceByEmpty(mlir::Operation *op, const LibraryEntry &entry, const std::string &reason);
  mlir::Operation *replace(mlir::Operation *op, const LibraryEntry &entry, const DecomposedBody &body,
                           const std::vector<mlir::Value> &inputs);
  mlir::Operation *replaceBy(mlir::RewriterBase &rewriter, mlir::Operation *op, mlir::ArrayRef<mlir::Value> results,
                             mlir::Operation *next);
  mlir::Operation *fold(mlir::Operation *op);
  void eraseUnused(mlir::RewriterBase &rewriter, mlir::ArrayRef<mlir::Value> operands);
  void bind(uint32_t step, const DecomposedBody &body, const std::vector<mlir::Value> &inputs);
  bool isLiteral(mlir::Operation *op);

  Library &library_;
  Recorder *recorder_;
  bool showInnerSteps_;
  std::vector<std::string> legalOps_;
  Diagnostics &problems_;
  RunSignals signals_; // a run that is cancelled leaves the rest as it is
  DecomposedBodies bodies_;
  llvm::DenseMap<const void *, const LibraryEntry *> entries_; // by op name or name attribute

  // Of one run.
  struct Origin { // what an op came out of
    const DecomposedBody *body;
    std::string title; // of the op that was decomposed
    int parent;        // index in origins_, -1 for the model's own ops
    unsigned depth;
  };
  std::vector<Origin> origins_;
  llvm::DenseMap<mlir::Operation *, int> originOf_;
  llvm::DenseMap<mlir::Operation *, bool> literals_;
  llvm::StringSet<> reported_;
  size_t opsMade_ = 0, mostOps_ = 0; // that decompositions may make
  bool changed_ = false;
};

} // namespace reify
