// Reification: an op is wrapped in a calculate op whose second region calls the op's library function
// on operands adapted to it. Follows the adapter rules of torch-mlir (docs/passes.md, "reify").
#pragma once
#include "engine/library/library.h"

#include <mlir/IR/PatternMatch.h>

namespace reify {

/// Whether the refinement of `op` can be written with calculate ops. Those of lists of tensors, which the built-in
/// library knows, cannot: they yield sizes or a dtype of each result only.
bool canReify(mlir::Operation *op, const LibraryEntry &entry);

/// Moves `op` into a torch.shape.calculate or torch.dtype.calculate that calls `function` (its
/// symbol; the function itself need not be in the module yet). `op` must have at least one result, and
/// the function must have passed checkSignature for it and canReify. Returns the calculate op.
mlir::Operation *reifyCalculation(mlir::RewriterBase &rewriter, mlir::Operation *op, FunctionKind kind,
                                  mlir::func::FuncOp function);

} // namespace reify
