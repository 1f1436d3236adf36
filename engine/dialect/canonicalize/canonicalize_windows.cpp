// Rewrites of pooling and convolution: a list parameter of one number stands for that number in
// each spatial dimension, and is written out.
#include "engine/dialect/canonicalize/canonicalize_rooms.h"

using namespace mlir;

namespace reify::torch {
namespace {

/// The list's only element, if it is one that nobody changes.
Value onlyElementOf(Value list) {
  PrimListConstructOp literal = unchangedLiteral(list);
  return literal && literal.getElements().size() == 1 ? literal.getElements()[0] : Value();
}

/// Writes out the lists at `positions` for `rank` dimensions.
LogicalResult writeOut(Operation *op, ArrayRef<unsigned> positions, int64_t rank, PatternRewriter &rewriter) {
  constexpr int64_t kMaximalRank = 8;
  if (rank < 2 || rank > kMaximalRank)
    return failure();
  SmallVector<std::pair<unsigned, Value>> changes;
  for (unsigned position : positions)
    if (Value element = onlyElementOf(op->getOperand(position))) {
      SmallVector<Value> elements(rank, element);
      changes.push_back({position, PrimListConstructOp::create(rewriter, op->getLoc(),
                                                               op->getOperand(position).getType(), elements)});
    }
  if (changes.empty())
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    for (auto [position, list] : changes)
      op->setOperand(position, list);
  });
  return success();
}

/// kernel_size, padding, stride, dilation
template <int64_t rank> LogicalResult maxPool(Operation *op, PatternRewriter &rewriter) {
  return writeOut(op, {1, 3, 2, 4}, rank, rewriter);
}
/// kernel_size, padding, stride
template <int64_t rank> LogicalResult averagePool(Operation *op, PatternRewriter &rewriter) {
  return writeOut(op, {1, 3, 2}, rank, rewriter);
}
/// stride, padding, dilation
LogicalResult convolution(Operation *op, PatternRewriter &rewriter) {
  auto input = dyn_cast<BaseTensorType>(op->getOperand(0).getType());
  if (!input || !input.hasSizes())
    return failure();
  return writeOut(op, {3, 4, 5}, int64_t(input.getSizes().size()) - 2, rewriter);
}

} // namespace

ArrayRef<RewriteRow> windowRewrites() {
  static const RewriteRow rows[] = {
      {"torch.aten.max_pool2d", "a number for each dimension", maxPool<2>},
      {"torch.aten.max_pool3d", "a number for each dimension", maxPool<3>},
      {"torch.aten.avg_pool2d", "a number for each dimension", averagePool<2>},
      {"torch.aten.avg_pool3d", "a number for each dimension", averagePool<3>},
      {"torch.aten.convolution", "a number for each dimension", convolution},
  };
  return rows;
}

} // namespace reify::torch
