// torch-reduce-op-variants: of the variants that an op may come in, one remains. Ops that are
// functions of values take and give value tensors, with copies at the border to mutable ones; the
// writing twin `add_` becomes `add` and an overwrite. Which op is what is read from its schema; a
// torch.operator is one with value semantics if a library says so.
#pragma once
#include "engine/library/library.h"
#include "engine/record/recorder.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/PatternMatch.h>

namespace reify {

/// What cannot be brought to its one variant becomes an error at the op, with the cause and the
/// cure as notes; such an op stays as it is and the others are done. False if there were errors.
/// `recorder` may be null.
bool reduceOpVariants(mlir::RewriterBase &rewriter, mlir::func::FuncOp function, Library &library, Recorder *recorder);

} // namespace reify
