#include "engine/library/masks.h"

#include "engine/dialect/torch_ops.h"
#include "engine/dialect/torch_types.h"
#include "engine/dialect/value_facts.h"

namespace reify {

using namespace mlir;

bool takesMasks(llvm::StringRef key) {
  return key.starts_with("aten.index.Tensor") || key.starts_with("aten.index_put") ||
         key.starts_with("aten._index_put_impl") || key.starts_with("aten._unsafe_index_put");
}

bool hasUntypedIndex(Operation *op) {
  StringRef key = op->getName().getStringRef();
  if (!key.consume_front("torch.") || !takesMasks(key) || op->getNumOperands() < 2)
    return false;
  auto literal = op->getOperand(1).getDefiningOp<torch::PrimListConstructOp>();
  return literal && llvm::any_of(literal->getOperands(), [](Value index) {
    while (auto derefine = index.getDefiningOp<torch::DerefineOp>())
      index = derefine.getOperand();
    return isa<torch::BaseTensorType>(index.getType()) && !torch::tracedTensorType(index).hasDtype();
  });
}

bool isMask(std::optional<int64_t> dtype) {
  constexpr int64_t kUint8 = 0, kBool = 11; // bytes are an old way to write bools
  return dtype == kBool || dtype == kUint8;
}

} // namespace reify
