#include "engine/library/sizes_and_dtype.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/library/masks.h"

namespace reify {

using namespace mlir;

bool isSizesAndDtype(Type parameter) {
  auto pair = dyn_cast<torch::TupleType>(parameter);
  return pair && pair.getContainedTypes().size() == 2 && torch::isListOf<torch::IntType>(pair.getContainedTypes()[0]) &&
         isa<torch::IntType>(pair.getContainedTypes()[1]);
}

static bool isUntyped(Value value) {
  while (auto derefine = value.getDefiningOp<torch::DerefineOp>())
    value = derefine.getOperand();
  return isa<torch::BaseTensorType>(value.getType()) && !torch::tracedTensorType(value).hasDtype();
}

bool sizesWantDtype(Operation *op) {
  StringRef key = op->getName().getStringRef();
  if (!key.consume_front("torch.") || op->getNumOperands() < 2)
    return false;
  if (key == "aten.view.dtype" || key == "aten.view_copy.dtype")
    return isUntyped(op->getOperand(0));
  auto literal = takesMasks(key) ? op->getOperand(1).getDefiningOp<torch::PrimListConstructOp>() : nullptr;
  return literal && llvm::any_of(literal->getOperands(), isUntyped);
}

} // namespace reify
