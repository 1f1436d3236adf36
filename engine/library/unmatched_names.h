// Names that are meant for an op of the model, and by a slip are for none: of library functions, and in lists of legal
// ops. A library may well be for more ops than one model has; a function without an op is told of only where an op of
// nearly its name lacks one.
#pragma once
#include "engine/library/library.h"

namespace reify {

/// Warnings at functions of the user's files: those for no op of `model` beside an op of nearly the same name that has
/// none; those that torch-mlir would not find, as the model spells the op in the other way; files that have
/// nothing for the model. `library` knows the model's own functions. Linear in the model and the files.
Diagnostics unmatchedFunctions(mlir::ModuleOp model, Library &library);

/// Warnings without a place: entries of backend-legal-ops that name neither an op of `model` nor one that is known, and
/// those that torch-mlir would not take for the op that is meant.
Diagnostics unmatchedLegalOps(mlir::ModuleOp model, Library &library, llvm::ArrayRef<std::string> legalOps);

} // namespace reify
