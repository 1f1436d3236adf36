// Types of what flows out of branches and around loops. No library function speaks for prim.If and
// prim.Loop: a result of theirs is what their regions yield, so its type is the least upper bound of
// the types of that. For the values that a loop carries it is found by iteration: what the loop
// begins with is assumed, the body refined under the assumption, and the assumption weakened to what
// the body yields until it holds.
#pragma once
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/library.h"
#include "engine/record/recorder.h"

namespace reify {

/// What a cast to a less refined type was given; `value` itself if it is no such cast.
mlir::Value beforeForgetting(mlir::Value value);

/// `old` with the shape or dtype (by `kind`) of `known` added; `old` if it is no value tensor, or they
/// contradict each other.
mlir::Type withFactsOf(mlir::Type old, mlir::Type known, FunctionKind kind);

/// The shape or dtype that both have, added to `old`.
mlir::Type withCommonFacts(mlir::Type old, mlir::Type a, mlir::Type b, FunctionKind kind);

/// Gives the results of `branch` what is common to all that its regions yield. Regions that certainly
/// raise do not count. False if nothing was learnt.
bool refineBranchResults(mlir::RewriterBase &rewriter, torch::PrimIfOp branch, FunctionKind kind);

/// Gives the values that `loop` carries these types, on entry, in the body, and as results. What the
/// body yields is cast; settleLoop() is to be called when the body has been refined.
void setCarriedTypes(mlir::RewriterBase &rewriter, Recorder &recorder, torch::PrimLoopOp loop, mlir::TypeRange types);
/// Takes away the casts of what the body yields where they say nothing new any more.
void settleLoop(mlir::RewriterBase &rewriter, torch::PrimLoopOp loop);

} // namespace reify
