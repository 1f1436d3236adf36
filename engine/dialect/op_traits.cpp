#include "engine/dialect/op_traits.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/schema_ops/schema_op.h"
#include "engine/dialect/torch_dialect.h"

#include <llvm/ADT/StringSet.h>

using namespace mlir;

namespace reify::torch {

bool allowsTypeRefinement(Operation *op) { return op->hasTrait<AllowsTypeRefinement>(); }
bool hasValueSemantics(Operation *op) { return op->hasTrait<HasValueSemantics>(); }
bool isReadOnly(Operation *op) { return op->hasTrait<ReadOnly>() || op->hasTrait<HasValueSemantics>(); }
bool isInplaceTwin(Operation *op) {
  const OpDef *def = OpDef::of(op->getName());
  return def && def->isInplaceTwin();
}

// What a schema says of the op that a torch.operator names; null without a schema. The names
// "torch.ns.name" and "ns.name" are the same op.
static const OpRow *rowNamedBy(OperatorOp op) {
  StringRef name = op.getName();
  name.consume_front("torch.");
  auto *dialect = llvm::cast<TorchDialect>(op->getDialect());
  return dialect->table().find(("torch." + name).str());
}

static bool writesLists(const OpSchema &schema) {
  return llvm::any_of(schema.operands, [](const SchemaValue &operand) {
    return operand.isWritten && !operand.type.is(SchemaKind::Tensor);
  });
}

bool mayMutateLists(Operation *op) {
  if (isReadOnly(op))
    return false;
  // The reference says yes, so that no list given to a custom op can ever be seen through. Here a
  // custom op changes the lists that its schema says it writes: without a schema, none.
  if (auto custom = dyn_cast<OperatorOp>(op)) {
    const OpRow *row = rowNamedBy(custom);
    return row && writesLists(row->schema());
  }
  if (auto effects = dyn_cast<MemoryEffectOpInterface>(op))
    return !effects.hasNoEffect();
  return true;
}

bool isViewLike(Operation *op) {
  static const llvm::StringSet<> names = {
      "torch.aten.as_strided",
      "torch.aten.broadcast_to",
      "torch.aten.contiguous",
      "torch.aten.detach",
      "torch.aten.expand",
      "torch.aten.expand_as",
      "torch.aten.flatten.using_ints",
      "torch.aten.unflatten.int",
      "torch.aten.permute",
      "torch.aten.reshape",
      "torch.aten._reshape_alias",
      "torch.aten.select.int",
      "torch.aten.slice.Tensor",
      "torch.aten.squeeze",
      "torch.aten.squeeze.dim",
      "torch.aten.t",
      "torch.aten.to.dtype",
      "torch.aten.to.dtype_layout",
      "torch.aten.to.device",
      "torch.aten.transpose.int",
      "torch.aten.unsqueeze",
      "torch.aten.view",
      "torch.aten.numpy_T",
      "torch.aten.narrow",
      "torch.aten.narrow.Tensor",
      "torch.aten.movedim.int",
      "torch.aten.real",
      "torch.aten.imag",
      "torch.aten.view_as_complex",
      "torch.aten.view_as_real",
      "torch.aten.pixel_shuffle",
      "torch.aten.pixel_unshuffle",
      "torch.aten.channel_shuffle",
      "torch.aten.diagonal",
      "torch.aten.unfold",
      "torch.prims.squeeze",
      "torch.prims.view_of",
      "torch.prims.split_dim",
      "torch.tensor_static_info_cast",
  };
  return names.contains(op->getName().getStringRef());
}

} // namespace reify::torch
