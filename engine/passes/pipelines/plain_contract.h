// The backend contract, but for the legality of torch ops, asked of the module itself: enough for
// a module that is as it should be. What is wrong with another one, and why, is told by a recording
// of it (engine/contract).
#pragma once
#include <mlir/IR/BuiltinOps.h>

namespace reify {

/// Whether nothing in the module breaks the contract.
bool holdsPlainly(mlir::ModuleOp module);

} // namespace reify
