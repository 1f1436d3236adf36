// Op libraries written in Python: source files to a module of library functions. The files are parsed by
// CPython and never executed; see docs/library-authors.md for the language.
#pragma once
#include "engine/source/diagnostics.h"
#include "engine/source/source_language.h"

#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/OwningOpRef.h>

#include <span>
#include <string>

namespace reify {

inline bool isPythonFile(llvm::StringRef path) { return isPythonPath(path.str()); }

struct PythonOptions {
  /// Write only what torch-mlir's own passes get right.
  bool forExport = false;
  /// Helpers keep their names; files may call functions of each other. For the built-in library.
  bool isBuiltin = false;
};

struct PythonFile {
  std::string path; // as it stands in locations
  std::string text;
};

/// Null after errors. The context has the torch dialect, with the schemas that the files declare.
mlir::OwningOpRef<mlir::ModuleOp> compilePython(mlir::MLIRContext &context, std::span<const PythonFile> files,
                                                PythonOptions options, Diagnostics &diagnostics);

} // namespace reify
