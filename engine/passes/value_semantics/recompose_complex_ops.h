// torch-recompose-complex-ops: what a front end has taken apart is put together again. Lists of
// parts of a tensor that are unpacked at once become slices and selects; a write to a slice or to
// one row becomes a write by index to the whole.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/PatternMatch.h>

namespace reify {

/// `recorder` may be null.
void recomposeComplexOps(mlir::RewriterBase &rewriter, mlir::func::FuncOp function, Recorder *recorder);

/// One op's recomposition. Says what was done; "" if the op is none of its ops or cannot be done.
/// recompose_lists.cpp: prim.ListUnpack and aten.__getitem__.t of a list of parts.
std::string recomposeListOfParts(mlir::RewriterBase &rewriter, mlir::Operation *op);
/// recompose_writes.cpp: aten.copy_ to a slice, aten.fill_.Tensor of a selected part.
std::string recomposeWrite(mlir::RewriterBase &rewriter, mlir::Operation *op);

} // namespace reify
