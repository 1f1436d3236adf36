// torch-maximize-value-semantics: mutable copies of values that nobody needs to be mutable become
// the values. From each torch.copy.to_tensor its aliases are followed (the copy and the views of
// it); if all uses are understood, what each alias holds at each use is a value known by then, and
// reads, views and overwrites are replaced by it.
//
// Sound, and no more: an overwrite makes all aliases but the overwritten one (under all its types)
// unreadable from then on. Whoever reads one of these anyway, or lets an alias out of sight (a
// call, a list, a branch's result), keeps the whole family mutable; the contract reports it then.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/PatternMatch.h>

namespace reify {

/// `recorder` may be null.
void maximizeValueSemantics(mlir::RewriterBase &rewriter, mlir::func::FuncOp function, Recorder *recorder);

} // namespace reify
