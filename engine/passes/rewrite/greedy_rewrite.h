// Greedy rewriting such that every change can be recorded. MLIR's driver moves and merges constants
// in silence; here that is done first and announced, and the driver is told to leave them. Library
// functions in the model are left alone.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/IR/BuiltinOps.h>
#include <mlir/Rewrite/FrozenRewritePatternSet.h>
#include <mlir/Transforms/GreedyPatternRewriteDriver.h>

namespace reify {

bool isLibraryFunction(mlir::Operation *op);

/// Moves the constants of an isolated op's regions to their starts, the last one first, and merges
/// equal ones: the order that MLIR's greedy driver leaves them in.
void hoistConstants(mlir::RewriterBase &rewriter, mlir::Operation *isolated);

/// Applies patterns, folds and the removal of dead ops to `root`. Each application is a step of
/// `recorder`, which may be null. Failure if there is no end to it.
llvm::LogicalResult rewriteGreedily(mlir::Operation *root, const mlir::FrozenRewritePatternSet &patterns,
                                    mlir::GreedyRewriteConfig config, Recorder *recorder);

/// The same with the settings of `canonicalize`, but for the simplification of regions.
void rewriteGreedily(mlir::ModuleOp module, const mlir::FrozenRewritePatternSet &patterns, Recorder *recorder);

} // namespace reify
