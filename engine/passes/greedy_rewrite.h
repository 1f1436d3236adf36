// Greedy rewriting of a module such that every change can be recorded. MLIR's driver moves and
// merges constants in silence; here that is done first and announced, and the driver is told to
// leave them. Library functions in the model are left alone.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/IR/BuiltinOps.h>
#include <mlir/Rewrite/FrozenRewritePatternSet.h>

namespace reify {

/// Moves the constants of each isolated op's region to its start, the last one first, and merges
/// equal ones: the order that MLIR's greedy driver leaves them in.
void hoistConstants(mlir::RewriterBase &rewriter, mlir::ModuleOp module);

/// Applies patterns, folds and the removal of dead ops to the module's functions and to the ops
/// that stand in the module itself. Each application is a step of `recorder`, which may be null.
void rewriteGreedily(mlir::ModuleOp module, const mlir::FrozenRewritePatternSet &patterns,
                     Recorder *recorder);

} // namespace reify
