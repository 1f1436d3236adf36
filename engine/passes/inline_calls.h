// What the lowering does with calls of the model's own functions: their bodies take the calls' place,
// and functions that are then neither public nor called go. Library functions in the model are left
// alone. `recorder` may be null.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/PatternMatch.h>

namespace reify {

/// Inlines all calls of functions with one block, callees first; those that call each other in
/// circles stay.
void inlineCalls(mlir::RewriterBase &rewriter, mlir::ModuleOp module, Recorder *recorder);

/// Erases private symbols that nothing public leads to, but for library functions.
void dropDeadSymbols(mlir::RewriterBase &rewriter, mlir::ModuleOp module, Recorder *recorder);

} // namespace reify
