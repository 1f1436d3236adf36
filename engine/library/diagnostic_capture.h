// Turns MLIR's diagnostics of a scope into the project's own, so that nothing is printed behind the
// user's back and every front end shows the same.
#pragma once
#include "engine/source/diagnostics.h"

#include <mlir/IR/Diagnostics.h>

namespace reify {

class DiagnosticCapture : public mlir::ScopedDiagnosticHandler {
public:
  /// Appends what is emitted in `context` while this lives to `out`. Remarks are dropped. `id` becomes
  /// the id of each.
  DiagnosticCapture(mlir::MLIRContext &context, Diagnostics &out, std::string id);
};

} // namespace reify
