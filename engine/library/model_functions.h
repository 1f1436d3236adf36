// The library functions of a model's own module, copied out of it. Passes erase and change what is in the module;
// what the library looks up must outlive that.
#pragma once
#include "engine/dialect/ops/written_names.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/OwningOpRef.h>

namespace reify {

/// Copies of the functions in `model` that are named as those of a library are, and of what they call there; nothing
/// else that the model has. Null if there are none. `names` tells what values of the model are called; what the copies'
/// values are called is added to `copiedNames`. Linear in the module's functions and in what is copied.
mlir::OwningOpRef<mlir::ModuleOp> copyLibraryFunctions(mlir::ModuleOp model, const NameSource &names,
                                                       NameSource &copiedNames);

/// Whether `function` is a copy that a pass brought into a module, and not written there by the user.
bool isMarkedAsCopy(mlir::func::FuncOp function);
void markAsCopy(mlir::func::FuncOp function);

/// Whether `function` is of a library: one of torch-mlir's function names, or marked as a copy.
bool isLibraryFunction(mlir::func::FuncOp function);

} // namespace reify
