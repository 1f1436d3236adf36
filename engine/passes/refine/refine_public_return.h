// torch-refine-public-return: public functions return what is known of their results, not the less
// precise types of their signature.
#pragma once
#include "engine/source/diagnostics.h"

#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/PatternMatch.h>

namespace reify {

/// False after an error, which has been emitted at the function.
bool refinePublicReturns(mlir::RewriterBase &rewriter, mlir::ModuleOp module);

} // namespace reify
