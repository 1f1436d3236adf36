// Python annotations and the dialect's types, both ways.
#pragma once
#include "engine/dialect/types/torch_types.h"
#include "engine/python/tree.h"
#include "engine/schema/schema.h"

namespace reify::python {

/// The type of an annotation. A null type with `problem` (what is wrong, what is allowed) and `at`.
struct AnnotationResult {
  mlir::Type type;
  std::string problem;
  const Node *at = nullptr;
};
/// `isDecomposition`: tensors are tensors; in the other functions they have no place.
AnnotationResult typeOfAnnotation(const Node &node, mlir::MLIRContext *context);

/// "List[int]" for !torch.list<int>.
std::string pythonSpelling(mlir::Type type);

/// "a.b.c" for a chain of names; empty for anything else.
std::string dottedName(const Node &node);

/// "; did you mean 'x'?", or "" where no name is near.
std::string didYouMean(llvm::StringRef word, llvm::ArrayRef<std::string> names);

/// Names of torch that have a code, such as "float32".
std::vector<std::string> torchConstantNames();
/// PyTorch's code for torch.<name> where that is a dtype, memory format or layout.
std::optional<int64_t> torchConstant(std::string_view name);

/// The type of schema results in a decomposition; null for one the dialect lacks.
mlir::Type typeOfSchema(const SchemaType &type, mlir::MLIRContext *context);

} // namespace reify::python
