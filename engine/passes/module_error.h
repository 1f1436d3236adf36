// Errors about a module as a whole. One that is not written out in its file lies at line 0 for MLIR:
// then they point to its first op, or to the start of a file without any.
#pragma once
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/Diagnostics.h>

namespace reify {

inline mlir::InFlightDiagnostic emitModuleError(mlir::ModuleOp module) {
  auto where = module.getLoc()->findInstanceOf<mlir::FileLineColLoc>();
  if (!where || where.getLine() != 0)
    return module.emitError();
  if (!module.getBody()->empty())
    return module.getBody()->front().emitError();
  return mlir::emitError(mlir::FileLineColLoc::get(where.getFilename(), 1, 1));
}

} // namespace reify
