// All passes under their names: torch-mlir's, and those of MLIR's that are replaced here (rewrite/transforms.h).
#pragma once
#include "engine/passes/pass_row.h"

namespace reify {

llvm::ArrayRef<PassRow> passTable();

/// Null for passes of MLIR's that are as they were.
const PassRow *findPass(llvm::StringRef name);

} // namespace reify
