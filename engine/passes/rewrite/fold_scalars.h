// Numbers of the model that become known while types are refined: the dtype code or the size that
// the next op wants. Folded where they stand, so that one sweep gets through a chain of them.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/IR/PatternMatch.h>

namespace reify {

/// Replaces an op that gives one int, float, bool or string by a constant, if that is known.
/// `recorder` may be null.
bool foldScalarOp(mlir::RewriterBase &rewriter, mlir::Operation *op, Recorder *recorder);

} // namespace reify
