#include "engine/library/library.h"

#include <mlir/IR/Location.h>

namespace reify {

llvm::StringRef symbolPrefix(FunctionKind kind) {
  switch (kind) {
  case FunctionKind::Shape:
    return "__torch_mlir_shape_fn.";
  case FunctionKind::Dtype:
    return "__torch_mlir_dtype_fn.";
  case FunctionKind::Decomposition:
    return "__torch_mlir_decomposition_fn.";
  case FunctionKind::HasValueSemantics:
    return "__torch_mlir_has_value_semantics_fn.";
  }
  llvm_unreachable("every kind has a prefix");
}

llvm::StringRef keyOfName(llvm::StringRef name) {
  name.consume_front("torch.");
  name.consume_front("valsem.");
  return name;
}

std::optional<std::pair<FunctionKind, std::string>> keyOfSymbol(llvm::StringRef symbol) {
  for (FunctionKind kind : {FunctionKind::Shape, FunctionKind::Dtype, FunctionKind::Decomposition,
                            FunctionKind::HasValueSemantics})
    if (symbol.consume_front(symbolPrefix(kind)))
      return std::pair(kind, keyOfName(symbol).str());
  return std::nullopt;
}

std::string libraryKey(mlir::Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  if (name == "torch.operator")
    if (auto attr = op->getAttrOfType<mlir::StringAttr>("name"))
      name = attr.getValue();
  return keyOfName(name).str();
}

static Place placeOf(mlir::FileLineColLoc file) {
  return {file.getFilename().str(), file.getLine(), file.getColumn()};
}

Place placeOf(mlir::Location location) {
  if (auto file = mlir::dyn_cast<mlir::FileLineColLoc>(location)) // as most are
    return placeOf(file);
  Place place;
  location->walk([&](mlir::Location inner) {
    auto file = mlir::dyn_cast<mlir::FileLineColLoc>(inner);
    if (!file)
      return mlir::WalkResult::advance();
    place = placeOf(file);
    return mlir::WalkResult::interrupt();
  });
  return place;
}

} // namespace reify
