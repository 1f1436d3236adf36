// Messages about functions of Python libraries in the words of their authors: Python types, parameters by name, and
// the line that would do.
#pragma once
#include "engine/library/library.h"

namespace reify {

/// Whether the function was written in Python.
bool isOfPython(mlir::func::FuncOp function);

/// "my〇scale〡shape" for @__torch_mlir_shape_fn.my.scale.
std::string pythonName(llvm::StringRef symbol);

/// "List[int]" for a parameter; what an argument is: "a tensor", "None", "float".
std::string pythonWord(mlir::Type type);
std::string argumentWord(mlir::Type type);

/// What the author calls a parameter: "factor"; "" where that is not known.
std::string parameterName(mlir::func::FuncOp function, unsigned index);

/// For each argument of the op the parameter that was meant for it, in order and as many as fit; -1 for none.
/// `fits` says whether an argument can be handed over as a parameter.
std::vector<int> alignParameters(size_t arguments, size_t parameters,
                                 llvm::function_ref<bool(size_t argument, size_t parameter)> fits);

/// The `def` line that takes what the op is called with: the schema's, where the op has one, else the author's own
/// parameters with those that are missing put in.
std::string wantedDefinition(mlir::func::FuncOp function, FunctionKind kind, mlir::Operation *op,
                             llvm::ArrayRef<mlir::Type> parameters, mlir::Type result, llvm::ArrayRef<int> aligned);

} // namespace reify
