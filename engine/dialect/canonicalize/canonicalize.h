// The rewrites of torch ops that `canonicalize` performs beyond folding.
#pragma once
#include <mlir/IR/PatternMatch.h>

namespace reify::torch {

void populateCanonicalizations(mlir::RewritePatternSet &patterns);

} // namespace reify::torch
