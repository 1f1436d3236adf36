// Rewrites of tensor ops that are no work at all: identities, checks that hold, other spellings.
#include "engine/dialect/canonicalize_rooms.h"

using namespace mlir;

namespace reify::torch {
namespace {

// --- metadata -----------------------------------------------------------------------------------

enum class Check { Holds, Fails, Unknown };

Check both(Check a, Check b) {
  if (a == Check::Fails || b == Check::Fails)
    return Check::Fails;
  return a == Check::Holds && b == Check::Holds ? Check::Holds : Check::Unknown;
}

Check checkSizes(BaseTensorType type, Value wanted) {
  if (isa<NoneType>(wanted.getType()))
    return Check::Holds;
  auto sizes = partlyKnownElements(wanted);
  if (!sizes || !type.hasSizes())
    return Check::Unknown;
  if (sizes->size() != type.getSizes().size())
    return Check::Fails;
  Check result = Check::Holds;
  for (auto [known, actual] : llvm::zip(*sizes, type.getSizes())) {
    const int64_t *size = known ? std::get_if<int64_t>(&*known) : nullptr;
    if (!size || actual == kUnknownSize)
      result = both(result, Check::Unknown);
    else if (*size != actual)
      result = Check::Fails;
  }
  return result;
}

Check checkDtype(BaseTensorType type, Value wanted) {
  if (isa<NoneType>(wanted.getType()))
    return Check::Holds;
  std::optional<Scalar> scalar = scalarOf(wanted);
  const int64_t *code = scalar ? std::get_if<int64_t>(&*scalar) : nullptr;
  if (!code || !type.hasDtype())
    return Check::Unknown;
  return codeFromDtype(type.getDtype()) == *code ? Check::Holds : Check::Fails;
}

/// _assert_tensor_metadata(tensor, size, stride, dtype, device, layout): goes once it is known to
/// hold. Where it is known to fail it stays, and the refinement of the op reports it.
LogicalResult dropHoldingMetadata(Operation *op, PatternRewriter &rewriter) {
  BaseTensorType type = tracedTensorType(op->getOperand(0));
  if (!type || op->getNumOperands() < 4)
    return failure();
  Check check = both(checkSizes(type, op->getOperand(1)), checkDtype(type, op->getOperand(3)));
  if (check != Check::Holds)
    return failure();
  rewriter.eraseOp(op);
  return success();
}

// --- identities ---------------------------------------------------------------------------------

bool isComplete(BaseTensorType type) {
  return type.hasSizes() && type.areAllSizesKnown() && type.hasDtype();
}

/// The result is the operand, given that the caller knows it to be.
LogicalResult replaceByOperand(Operation *op, PatternRewriter &rewriter) {
  if (op->getOperand(0).getType() != op->getResult(0).getType())
    return failure();
  rewriter.replaceOp(op, op->getOperand(0));
  return success();
}

bool isValueTensor(Value value) { return isa<ValueTensorType>(value.getType()); }

/// detach, alias, view_of: names for the same tensor value. Kept while the dtype is not known, as a
/// place for it to be found.
LogicalResult dropAlias(Operation *op, PatternRewriter &rewriter) {
  auto type = dyn_cast<ValueTensorType>(op->getOperand(0).getType());
  return type && type.hasDtype() ? replaceByOperand(op, rewriter) : failure();
}

/// to.dtype and its like, where the dtype is the tensor's own.
LogicalResult dropSameDtype(Operation *op, PatternRewriter &rewriter) {
  auto type = dyn_cast<ValueTensorType>(op->getOperand(0).getType());
  if (!type || !type.hasDtype() || checkDtype(type, op->getOperand(1)) != Check::Holds ||
      isa<NoneType>(op->getOperand(1).getType()))
    return failure();
  return replaceByOperand(op, rewriter);
}

/// reshape, broadcast_to of a static shape to itself.
LogicalResult dropSameShape(Operation *op, PatternRewriter &rewriter) {
  auto type = dyn_cast<ValueTensorType>(op->getOperand(0).getType());
  return type && isComplete(type) ? replaceByOperand(op, rewriter) : failure();
}

/// Of more dimensions a view stays, as in the reference.
LogicalResult dropSameVector(Operation *op, PatternRewriter &rewriter) {
  auto type = dyn_cast<ValueTensorType>(op->getOperand(0).getType());
  bool isVector = type && type.hasSizes() && type.getSizes().size() == 1 && type.hasDtype();
  return isVector ? replaceByOperand(op, rewriter) : failure();
}

LogicalResult dropSameDims(Operation *op, PatternRewriter &rewriter) {
  std::optional<int64_t> a = constantInt(op->getOperand(1)), b = constantInt(op->getOperand(2));
  if (!a || a != b || !isValueTensor(op->getOperand(0)))
    return failure();
  return replaceByOperand(op, rewriter);
}

LogicalResult dropSingleCat(Operation *op, PatternRewriter &rewriter) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  if (!literal || literal.getElements().size() != 1)
    return failure();
  Value only = literal.getElements()[0];
  if (!isValueTensor(only) || only.getType() != op->getResult(0).getType())
    return failure();
  rewriter.replaceOp(op, only);
  return success();
}

} // namespace

ArrayRef<RewriteRow> tensorRewrites() {
  static const RewriteRow rows[] = {
      {"torch.aten._assert_tensor_metadata", "drop a check that holds", dropHoldingMetadata},
      {"torch.aten.alias", "the same tensor", dropAlias},
      {"torch.aten.detach", "the same tensor", dropAlias},
      {"torch.aten.cuda", "the same tensor", dropAlias},
      {"torch.prims.view_of", "the same tensor", dropAlias},
      {"torch.aten.to.dtype", "the dtype that it has", dropSameDtype},
      {"torch.prims.convert_element_type", "the dtype that it has", dropSameDtype},
      {"torch.aten.view", "the shape that it has", dropSameVector},
      {"torch.aten.reshape", "the shape that it has", dropSameShape},
      {"torch.aten.broadcast_to", "the shape that it has", dropSameShape},
      {"torch.aten.transpose.int", "no dimensions change places", dropSameDims},
      {"torch.aten.cat", "a single tensor", dropSingleCat},
  };
  return rows;
}

} // namespace reify::torch
