#include "engine/dialect/canonicalize.h"
#include "engine/dialect/folds.h"

namespace reify::torch {

FoldRule lookupFold(llvm::StringRef) { return nullptr; }
void populateCanonicalizations(mlir::RewritePatternSet &) {}

} // namespace reify::torch
