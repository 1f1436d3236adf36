// Op libraries written in Python: source files to a module of library functions. The files are parsed by
// CPython and never executed; see docs/library-authors.md for the language. What no op function reaches is left
// alone. A function that is wrong is left out, with errors whose ids begin with "python.function."
// (engine/source/left_out.h), and the others are compiled all the same.
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
  /// Where modules/ and library/ come with the program: modules of PyTorch's that libraries import, and the
  /// functions that they are made of. May be empty.
  std::string assetsFolder;
};

/// What became of the functions of ops.
struct PythonOutcome {
  size_t functions = 0, compiled = 0;
};

struct PythonFile {
  std::string path; // as it stands in locations
  std::string text;
};

/// Null where a file cannot be read, and after any error in the built-in library. The context has the torch
/// dialect, with the schemas that the files declare.
mlir::OwningOpRef<mlir::ModuleOp> compilePython(mlir::MLIRContext &context, std::span<const PythonFile> files,
                                                const PythonOptions &options, Diagnostics &diagnostics,
                                                PythonOutcome *outcome = nullptr);

} // namespace reify
