// Rewrites of scalar and device ops.
#include "engine/dialect/canonicalize/canonicalize_rooms.h"

using namespace mlir;

namespace reify::torch {
namespace {

/// An op whose result nobody uses any more, after a rewrite took its operands.
void eraseIfUnused(Operation *op, PatternRewriter &rewriter) {
  if (op->use_empty())
    rewriter.eraseOp(op);
}

/// (x * c1) * c2 is x * (c1 * c2), unless that overflows.
LogicalResult mergeFactors(Operation *op, PatternRewriter &rewriter) {
  for (unsigned i : {0u, 1u}) {
    std::optional<int64_t> outer = constantInt(op->getOperand(i));
    Operation *product = definingOp(op->getOperand(1 - i), "torch.aten.mul.int");
    if (!outer || !product)
      continue;
    for (unsigned j : {0u, 1u}) {
      std::optional<int64_t> inner = constantInt(product->getOperand(j));
      int64_t factor;
      if (!inner || __builtin_mul_overflow(*inner, *outer, &factor))
        continue;
      Value constant = ConstantIntOp::create(rewriter, op->getLoc(), factor);
      Value rest = product->getOperand(1 - j);
      rewriter.modifyOpInPlace(op, [&] { op->setOperands({rest, constant}); });
      eraseIfUnused(product, rewriter);
      return success();
    }
  }
  return failure();
}

/// (x * c) // c is x, whatever x is.
LogicalResult cancelFactor(Operation *op, PatternRewriter &rewriter) {
  std::optional<int64_t> divisor = constantInt(op->getOperand(1));
  Operation *product = definingOp(op->getOperand(0), "torch.aten.mul.int");
  if (!product || !divisor || *divisor == 0)
    return failure();
  for (unsigned i : {0u, 1u})
    if (constantInt(product->getOperand(i)) == divisor) {
      rewriter.replaceOp(op, product->getOperand(1 - i));
      eraseIfUnused(product, rewriter);
      return success();
    }
  return failure();
}

// --- devices ------------------------------------------------------------------------------------

/// The compiler knows one device, as the reference does.
LogicalResult deviceOfTensor(Operation *op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<ConstantDeviceOp>(op, op->getResult(0).getType(), "cpu");
  return success();
}

LogicalResult deviceByIndex(Operation *op, PatternRewriter &rewriter) {
  std::optional<StringRef> type = constantString(op->getOperand(0));
  std::optional<int64_t> index = constantInt(op->getOperand(1));
  if (!type || !index)
    return failure();
  rewriter.replaceOpWithNewOp<ConstantDeviceOp>(op, op->getResult(0).getType(), (*type + ":" + Twine(*index)).str());
  return success();
}

} // namespace

ArrayRef<RewriteRow> scalarRewrites() {
  static const RewriteRow rows[] = {
      {"torch.aten.mul.int", "merge constant factors", mergeFactors},
      {"torch.aten.floordiv.int", "cancel a factor", cancelFactor},
      {"torch.prim.device", "the device is the CPU", deviceOfTensor},
      {"torch.aten.device.with_index", "a device by type and index", deviceByIndex},
  };
  return rows;
}

} // namespace reify::torch
