// Simplifier: branches and loops.
#include "engine/dialect/ops/torch_ops.h"
#include "engine/passes/rewrite/simplifier.h"

namespace reify {

using namespace mlir;

static bool raisesForSure(Region &region) {
  return llvm::any_of(region.front(),
                      [](Operation &op) { return op.getName().getStringRef() == "torch.prim.RaiseException"; });
}

bool Simplifier::tryBranch(Operation *op) {
  auto branch = dyn_cast<torch::PrimIfOp>(op);
  if (!branch)
    return false;
  std::optional<bool> condition = torch::constantBool(branch.getCondition());
  if (condition) {
    takeBranch(op, *condition, *condition ? "the condition is True" : "the condition is False");
    return true;
  }
  if (!straight_)
    return false;
  bool thenRaises = raisesForSure(op->getRegion(0)), elseRaises = raisesForSure(op->getRegion(1));
  if (thenRaises == elseRaises)
    return false;
  takeBranch(op, elseRaises,
             "the condition is not known; the other branch only raises, and is taken not to be reached");
  return true;
}

void Simplifier::takeBranch(Operation *op, bool condition, StringRef why) {
  StepScope step = openStep(recorder_, StepKind::Branch, op,
                            [&] { return std::string(condition ? "take the then branch" : "take the else branch"); });
  step.detail([&] { return why.str() + "; the other branch is removed"; });
  Block &taken = op->getRegion(condition ? 0 : 1).front();
  Operation *yield = taken.getTerminator();
  SmallVector<Value> results(yield->getOperands());
  while (&taken.front() != yield)
    rewriter_.moveOpBefore(&taken.front(), op);
  rewriter_.eraseOp(yield);
  rewriter_.replaceOp(op, results);
}

bool Simplifier::tryLoop(Operation *op) {
  auto loop = dyn_cast<torch::PrimLoopOp>(op);
  if (!loop)
    return false;
  std::optional<bool> goesOn = torch::constantBool(loop.getInitialCondition());
  std::optional<int64_t> trips = torch::constantInt(loop.getMaxTripCount());
  if (goesOn == false) {
    finishLoop(op, "the condition to go on is False");
    return true;
  }
  if (trips && *trips <= 0) {
    finishLoop(op, "all iterations are done");
    return true;
  }
  if (!goesOn)
    return undecidedLoop(op, "the loop's condition to go on is not a constant", loop.getInitialCondition());
  if (!trips)
    return undecidedLoop(op, "the loop's trip count is not a constant", loop.getMaxTripCount());
  if (loops_[op].done >= budget_.iterations) {
    stopped_ = true;
    return obstacle(Obstacle::Kind::Budget, op,
                    "the loop was stopped after " + Twine(budget_.iterations) + " iterations");
  }
  unrollOnce(op, *trips);
  return true;
}

bool Simplifier::undecidedLoop(Operation *op, StringRef reason, Value unknown) {
  stopped_ |= straight_;
  return obstacle(Obstacle::Kind::Stuck, op, reason, unknown);
}

void Simplifier::finishLoop(Operation *op, StringRef why) {
  auto loop = cast<torch::PrimLoopOp>(op);
  StepScope step = openStep(recorder_, StepKind::Unroll, op,
                            [&] { return "loop ends after " + std::to_string(loops_[op].done) + " iterations"; });
  step.detail([&] { return why.str(); });
  rewriter_.replaceOp(op, SmallVector<Value>(loop.getIterArgsInit()));
}

/// Puts a copy of the body for the next iteration before the loop, and makes the loop do the rest: one
/// trip fewer, the iteration's own condition to go on, its results as initial values, and a counter
/// that is moved on by what is done. The meaning stays the same at every step.
void Simplifier::unrollOnce(Operation *op, int64_t trips) {
  auto loop = cast<torch::PrimLoopOp>(op);
  LoopState state = loops_[op];
  Location loc = op->getLoc();
  StepScope step =
      openStep(recorder_, StepKind::Unroll, op, [&] { return "unroll iteration " + std::to_string(state.done); });
  step.detail(
      [&] { return "iteration " + std::to_string(state.done) + "; " + std::to_string(trips - 1) + " left at most"; });
  Block &body = loop.getRegion().front();
  rewriter_.setInsertionPoint(op);
  IRMapping mapping;
  Value counter = constantInt(loc, state.done);
  mapping.map(body.getArgument(0), counter);
  if (state.shifted)
    mapping.map(state.shifted->getResult(0), counter);
  mapping.map(body.getArguments().drop_front(), loop.getIterArgsInit());
  for (Operation &inner : body.without_terminator())
    if (&inner != state.offset && &inner != state.shifted)
      rewriter_.clone(inner, mapping);
  SmallVector<Value> carried;
  for (Value value : body.getTerminator()->getOperands())
    carried.push_back(mapping.lookupOrDefault(value));
  Value left = constantInt(loc, trips - 1);
  ++state.done;

  // The counter of what remains.
  bool usesCounter = !body.getArgument(0).use_empty();
  if (usesCounter) {
    OpBuilder::InsertionGuard guard(rewriter_);
    rewriter_.setInsertionPointToStart(&body);
    Operation *offset = constantInt(loc, state.done).getDefiningOp();
    if (state.shifted) {
      rewriter_.modifyOpInPlace(state.shifted, [&] { state.shifted->setOperand(1, offset->getResult(0)); });
      rewriter_.eraseOp(state.offset);
    } else {
      OperationState add(loc, "torch.aten.add.int");
      add.addOperands({body.getArgument(0), offset->getResult(0)});
      add.addTypes(body.getArgument(0).getType());
      state.shifted = rewriter_.create(add);
      rewriter_.replaceUsesWithIf(body.getArgument(0), state.shifted->getResult(0),
                                  [&](OpOperand &use) { return use.getOwner() != state.shifted; });
    }
    state.offset = offset;
  }
  loops_[op] = state;
  Operation *oldTrips = loop.getMaxTripCount().getDefiningOp();
  rewriter_.modifyOpInPlace(op, [&] {
    op->setOperand(0, left);
    for (auto [i, value] : llvm::enumerate(carried))
      op->setOperand(1 + i, value);
  });
  if (oldTrips && oldTrips->getBlock() == op->getBlock() && oldTrips->use_empty())
    rewriter_.eraseOp(oldTrips);
}

} // namespace reify
