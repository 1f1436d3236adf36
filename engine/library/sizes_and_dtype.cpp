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

/// Most ops are done with by this question.
static bool isUntypedOrList(Value value) { return isa<torch::ListType>(value.getType()) || isUntyped(value); }

bool sizesWantDtype(Operation *op, Library &library) {
  StringRef key = op->getName().getStringRef();
  if (!key.consume_front("torch.") || llvm::none_of(op->getOperands(), isUntypedOrList))
    return false;
  const LibraryEntry *entry = library.find(op, FunctionKind::Shape);
  if (!entry)
    return false;
  func::FuncOp function = entry->function;
  for (auto [parameter, operand] : llvm::zip(function.getArgumentTypes(), op->getOperands()))
    if (isSizesAndDtype(parameter) && isUntyped(operand))
      return true;
  if (op->getNumOperands() < 2)
    return false;
  auto literal = takesMasks(key) ? op->getOperand(1).getDefiningOp<torch::PrimListConstructOp>() : nullptr;
  return literal && llvm::any_of(literal->getOperands(), isUntyped);
}

} // namespace reify
