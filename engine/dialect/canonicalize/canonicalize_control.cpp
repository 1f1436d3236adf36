// Rewrites of branches, loops and asserts.
#include "engine/dialect/canonicalize/canonicalize_rooms.h"

using namespace mlir;

namespace reify::torch {
namespace {

/// Moves the block's ops before `op`, and gives op's results what the block yields.
LogicalResult replaceByBlock(Operation *op, Block &block, PatternRewriter &rewriter) {
  Operation *yield = block.getTerminator();
  SmallVector<Value> yielded(yield->getOperands());
  if (yielded.size() != op->getNumResults())
    return failure();
  for (auto [value, result] : llvm::zip(yielded, op->getResults()))
    if (value.getType() != result.getType())
      return failure();
  while (&block.front() != yield)
    rewriter.moveOpBefore(&block.front(), op);
  rewriter.replaceOp(op, yielded);
  return success();
}

LogicalResult takeKnownBranch(Operation *op, PatternRewriter &rewriter) {
  std::optional<bool> condition = constantBool(op->getOperand(0));
  if (!condition)
    return failure();
  return replaceByBlock(op, op->getRegion(*condition ? 0 : 1).front(), rewriter);
}

Operation *yieldOf(Operation *branch, unsigned region) { return branch->getRegion(region).front().getTerminator(); }

LogicalResult shareEqualYields(Operation *op, PatternRewriter &rewriter) {
  bool hasChanged = false;
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    Value value = yieldOf(op, 0)->getOperand(i);
    if (result.use_empty() || value != yieldOf(op, 1)->getOperand(i) || value.getType() != result.getType())
      continue;
    rewriter.replaceAllUsesWith(result, value);
    hasChanged = true;
  }
  return success(hasChanged);
}

/// Results that nobody uses go; an If without results whose branches do nothing goes too.
LogicalResult dropUnusedResults(Operation *op, PatternRewriter &rewriter) {
  auto isEmpty = [&](unsigned region) { return &op->getRegion(region).front().front() == yieldOf(op, region); };
  if (op->use_empty() && isEmpty(0) && isEmpty(1)) {
    rewriter.eraseOp(op);
    return success();
  }
  SmallVector<Value> used;
  SmallVector<Type> types;
  for (Value result : op->getResults())
    if (!result.use_empty()) {
      used.push_back(result);
      types.push_back(result.getType());
    }
  if (used.size() == op->getNumResults())
    return failure();
  auto smaller = PrimIfOp::create(rewriter, op->getLoc(), types, op->getOperand(0));
  smaller->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  for (unsigned i : {0u, 1u}) {
    Operation *yield = yieldOf(op, i);
    SmallVector<Value> kept;
    for (auto [result, value] : llvm::zip(op->getResults(), yield->getOperands()))
      if (!result.use_empty())
        kept.push_back(value);
    rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(kept); });
    rewriter.inlineRegionBefore(op->getRegion(i), smaller->getRegion(i), smaller->getRegion(i).end());
  }
  for (auto [result, replacement] : llvm::zip(used, smaller->getResults()))
    rewriter.replaceAllUsesWith(result, replacement);
  rewriter.eraseOp(op);
  return success();
}

/// A loop that does no round.
LogicalResult dropEmptyLoop(Operation *op, PatternRewriter &rewriter) {
  auto loop = cast<PrimLoopOp>(op);
  std::optional<int64_t> trips = constantInt(loop.getMaxTripCount());
  bool isOver = constantBool(loop.getInitialCondition()) == false || (trips && *trips <= 0);
  SmallVector<Value> inits(loop.getIterArgsInit());
  bool fits = llvm::equal(ValueRange(inits).getTypes(), op->getResultTypes());
  if (!isOver || !fits)
    return failure();
  rewriter.replaceOp(op, inits);
  return success();
}

LogicalResult dropTrueAssert(Operation *op, PatternRewriter &rewriter) {
  if (constantBool(op->getOperand(0)) != true)
    return failure();
  rewriter.eraseOp(op);
  return success();
}

} // namespace

LogicalResult dropUnused(Operation *op, PatternRewriter &rewriter) {
  if (!op->use_empty())
    return failure();
  rewriter.eraseOp(op);
  return success();
}

ArrayRef<RewriteRow> controlRewrites() {
  static const RewriteRow rows[] = {
      {"torch.prim.If", "take the branch of a known condition", takeKnownBranch},
      {"torch.prim.If", "both branches yield the same value", shareEqualYields},
      {"torch.prim.If", "drop unused results", dropUnusedResults},
      {"torch.prim.Loop", "drop a loop without rounds", dropEmptyLoop},
      {"torch.runtime.assert", "drop an assert that holds", dropTrueAssert},
      {"torch.prim.Uninitialized", "drop an unused value", dropUnused},
  };
  return rows;
}

} // namespace reify::torch
