// torch-inline-global-slots and torch-erase-module-initializer on a module, for passes that run
// them among others.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/IR/BuiltinOps.h>

namespace reify {

/// Replaces reads of slots that nothing can change by the ops that compute their first values. For
/// each slot that stays, a stuck step says why. `recorder` may be null.
void inlineGlobalSlots(mlir::ModuleOp module, Recorder *recorder);
/// Erases an initializer without slots.
void eraseEmptyInitializer(mlir::ModuleOp module, Recorder *recorder);

} // namespace reify
