#include "engine/library/library.h"

#include <mlir/IR/Location.h>

namespace reify {

/// The `name` of a torch.operator; "" for other ops.
static llvm::StringRef operatorName(mlir::Operation *op) {
  if (op->getName().getStringRef() != "torch.operator")
    return "";
  auto name = op->getAttrOfType<mlir::StringAttr>("name");
  return name ? name.getValue() : llvm::StringRef();
}

llvm::StringRef nameInTorchMlir(mlir::Operation *op) {
  return nameInTorchMlir(op->getName().getStringRef(), operatorName(op));
}

std::string libraryKey(mlir::Operation *op) { return std::string(keyOfName(nameInTorchMlir(op))); }

static Place placeOf(mlir::FileLineColLoc file) { return {file.getFilename().str(), file.getLine(), file.getColumn()}; }

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
