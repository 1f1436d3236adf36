// inline and symbol-dce on a module, for passes that run them among others. Library functions in the
// model are left alone. `recorder` may be null.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/BuiltinOps.h>

namespace reify {

/// Inlines calls, callees first, but for functions that call each other in circles; private functions
/// that nothing calls then go. `simplify` is called on each function before, and after if it changed.
/// False, with an error at a call, if that would make more ops than can be meant.
bool inlineCalls(mlir::ModuleOp module, Recorder *recorder, llvm::function_ref<void(mlir::func::FuncOp)> simplify);

/// Erases private symbols that nothing needed names.
void removeDeadSymbols(mlir::ModuleOp module, Recorder *recorder);

} // namespace reify
