#include "engine/library/diagnostic_capture.h"

#include "engine/library/library.h"

namespace reify {

DiagnosticCapture::DiagnosticCapture(mlir::MLIRContext &context, Diagnostics &out, std::string id)
    : ScopedDiagnosticHandler(&context) {
  setHandler([&out, id = std::move(id)](mlir::Diagnostic &from) {
    if (from.getSeverity() == mlir::DiagnosticSeverity::Remark)
      return mlir::success();
    Diagnostic to;
    to.severity = from.getSeverity() == mlir::DiagnosticSeverity::Error     ? Severity::Error
                  : from.getSeverity() == mlir::DiagnosticSeverity::Warning ? Severity::Warning
                                                                            : Severity::Note;
    to.id = id;
    to.message = from.str();
    to.place = placeOf(from.getLocation());
    for (mlir::Diagnostic &note : from.getNotes())
      to.notes.push_back({note.str(), placeOf(note.getLocation())});
    out.push_back(std::move(to));
    return mlir::success();
  });
}

} // namespace reify
