// One op library for all passes that name the same file in the same context: read once, not once a
// pass, and kept for as long as one of the passes lives.
#pragma once
#include "engine/library/library.h"

#include <string>
#include <vector>

namespace reify {

/// Where the built-in library's bytecode lies. The programs set it at start-up; "" = none.
void setBuiltinLibraryPath(std::string path);
/// Library files for passes whose option `extra-library` is not given.
void setSessionLibraries(std::vector<std::string> files);
const std::string &builtinLibraryPath();

/// The library of the built-in functions and `extraLibrary` ("" for none). Null after errors, which
/// are then in `diagnostics`. Loading happens at the first call for a context and file.
std::shared_ptr<Library> sharedLibrary(mlir::MLIRContext &context, const std::string &extraLibrary,
                                       Diagnostics &diagnostics);

/// Emits `diagnostics` into `context`'s own engine, at their places.
void emitDiagnostics(mlir::MLIRContext &context, const Diagnostics &diagnostics);

/// Says why `extraLibrary` could not be loaded: what is wrong in the file at its place; what is wrong with the file as
/// a whole as notes of the error that `emitError` starts.
void reportUnreadable(mlir::MLIRContext &context, const std::string &extraLibrary, const Diagnostics &problems,
                      llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

} // namespace reify
