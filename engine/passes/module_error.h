// Errors about a module as a whole. One that is not written out in its file lies at line 0 for MLIR:
// then they point to its first op, or to the start of a file without any.
#pragma once
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/Diagnostics.h>

namespace reify {

/// Where a module is, for people.
inline mlir::Location placeOfModule(mlir::ModuleOp module) {
  auto where = module.getLoc()->findInstanceOf<mlir::FileLineColLoc>();
  if (!where || where.getLine() != 0)
    return module.getLoc();
  if (!module.getBody()->empty())
    return module.getBody()->front().getLoc();
  return mlir::FileLineColLoc::get(where.getFilename(), 1, 1);
}

inline mlir::InFlightDiagnostic emitModuleError(mlir::ModuleOp module) {
  const mlir::Location place = placeOfModule(module);
  if (place == module.getLoc())
    return module.emitError();
  return module.getBody()->empty() ? mlir::emitError(place) : module.getBody()->front().emitError();
}

} // namespace reify
