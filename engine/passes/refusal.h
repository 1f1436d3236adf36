// The error that torch-mlir's conversions end in, with what it leaves out: why, and what helps.
#pragma once
#include <mlir/IR/Diagnostics.h>
#include <mlir/IR/Operation.h>

namespace reify {

/// Emits "failed to legalize operation 'X' that was explicitly marked illegal" at `op`.
inline mlir::InFlightDiagnostic refuse(mlir::Operation *op, const llvm::Twine &cause, const llvm::Twine &cure) {
  mlir::InFlightDiagnostic error = op->emitError();
  error << "failed to legalize operation '" << op->getName() << "' that was explicitly marked illegal";
  error.attachNote(op->getLoc()) << cause;
  error.attachNote(op->getLoc()) << cure;
  return error;
}

} // namespace reify
