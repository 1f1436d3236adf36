#include "engine/passes/rewrite/simplifier.h"

#include "engine/dialect/canonicalize/canonicalize.h"
#include "engine/dialect/op_traits.h"
#include "engine/dialect/ops/torch_ops.h"

#include <llvm/Support/SaveAndRestore.h>
#include <mlir/Interfaces/SideEffectInterfaces.h>

namespace reify {

using namespace mlir;

static FrozenRewritePatternSet canonicalizations(MLIRContext *context) {
  RewritePatternSet patterns(context);
  torch::populateCanonicalizations(patterns);
  return std::move(patterns);
}

Simplifier::Simplifier(MLIRContext *context, Recorder *recorder, Resolve resolve, SimplifyBudget budget)
    : ForwardingListener(listenerOf(recorder)), rewriter_(context), recorder_(recorder), resolve_(std::move(resolve)),
      patterns_(canonicalizations(context)), applicator_(patterns_), budget_(budget), rewritesLeft_(budget.rewrites),
      elementsLeft_(budget.elements) {
  rewriter_.setListener(this);
  applicator_.applyDefaultCostModel();
}

void Simplifier::run(Block &block, Operation *first) {
  llvm::SaveAndRestore keepBlock(block_, &block);
  for (Operation *op = first; op && !stopped_ && !signals_.cancelled();)
    op = visit(op);
}

Operation *Simplifier::visit(Operation *op) {
  llvm::SaveAndRestore keepCurrent(current_, op);
  llvm::SaveAndRestore keepResume(resume_, op->getNextNode());
  llvm::SaveAndRestore<Operation *> keepEarliest(earliest_, nullptr);
  if (rewritesLeft_ == 0) {
    obstacle(Obstacle::Kind::Budget, op,
             "the simplification was stopped after " + Twine(budget_.rewrites) + " rewrites; it may not end");
    stopped_ = true;
    return nullptr;
  }
  if (raises(op) || readsTooMuch(op))
    return nullptr;
  Block *block = op->getBlock();
  Operation *before = op->getPrevNode();
  bool isCall = isa<func::CallOp>(op);
  if (tryRules(op)) {
    --rewritesLeft_;
    if (isCall) { // also what came out of it may hand lists on
      Operation *end = resume_;
      inlineCalls(before ? before->getNextNode() : &block->front(), end, false);
      return before ? before->getNextNode() : &block->front();
    }
    // New ops first, then the op itself if it is still there, then what follows.
    if (earliest_)
      return earliest_;
    return current_ ? current_ : resume_;
  }
  if (onOp_ && onOp_(rewriter_, op))
    return current_ ? current_ : resume_;
  if (auto branch = dyn_cast<torch::PrimIfOp>(op)) {
    obstacle(Obstacle::Kind::Stuck, op, "the condition is not a constant; both branches stay", branch.getCondition());
    stopped_ |= straight_;
  }
  if (straight_ && stopped_)
    return nullptr;
  if (op->getNumRegions())
    visitRegions(op);
  return op->getNextNode();
}

/// Where casts came to stand before an op only now, through a loop or a tuple, it takes what they were
/// made from: what is known of an operand must not be lost.
bool Simplifier::tryBetterOperands(Operation *op) {
  if (!straight_ || op->getNumRegions() || !torch::allowsTypeRefinement(op) ||
      isa<torch::TensorStaticInfoCastOp, torch::DerefineOp>(op) ||
      op->getName().getStringRef() == "torch.prim.unchecked_cast")
    return false;
  bool changed = false;
  for (OpOperand &use : op->getOpOperands()) {
    Operation *cast = use.get().getDefiningOp();
    if (!isa_and_present<torch::TensorStaticInfoCastOp, torch::DerefineOp>(cast) ||
        !torch::isValidSubtype(cast->getOperand(0).getType(), use.get().getType()))
      continue;
    rewriter_.modifyOpInPlace(op, [&] { use.set(cast->getOperand(0)); });
    changed = true;
  }
  return changed;
}

bool Simplifier::tryRules(Operation *op) {
  if (tryBetterOperands(op))
    return true;
  return tryCall(op) || tryBranch(op) || tryLoop(op) || tryList(op) || tryFold(op) || tryPatterns(op);
}

void Simplifier::visitRegions(Operation *op) {
  bool isCalculate = isa<torch::ShapeCalculateOp, torch::DtypeCalculateOp>(op);
  // The body holds the op itself; only the calculation is simplified.
  for (Region &region : op->getRegions().drop_front(isCalculate ? 1 : 0))
    for (Block &block : llvm::make_early_inc_range(region)) {
      run(block);
      if (!isCalculate)
        stopped_ = stopped_ && rewritesLeft_ == 0; // a raise ends its branch only
    }
  if (!isCalculate)
    return;
  // A calculation that certainly raises has no result, whatever it was about to yield.
  bool raised = stopped_ && rewritesLeft_ != 0;
  stopped_ = false;
  rewritesLeft_ = budget_.rewrites;
  elementsLeft_ = budget_.elements;
  if (onCalculation_ && !raised)
    onCalculation_(rewriter_, op);
}

void Simplifier::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) {
  ForwardingListener::notifyOperationInserted(op, previous);
  // Rules insert in order, at the op they rewrite: the first op made is the first to look at. (Asking
  // isBeforeInBlock here would renumber the block at every step.)
  if (op->getBlock() == block_ && !earliest_)
    earliest_ = op;
}

void Simplifier::notifyOperationErased(Operation *op) {
  ForwardingListener::notifyOperationErased(op);
  loops_.erase(op);
  callDepth_.erase(op);
  if (op == current_)
    current_ = nullptr;
  if (op == resume_)
    resume_ = op->getNextNode();
  if (op == earliest_) {
    earliest_ = op->getNextNode();
    if (earliest_ == resume_ || earliest_ == current_)
      earliest_ = nullptr;
  }
}

bool Simplifier::obstacle(Obstacle::Kind kind, Operation *op, const Twine &reason, Value unknown) {
  obstacles_.push_back({kind, reason.str(), op->getLoc(), unknown});
  StepKind step = kind == Obstacle::Kind::Raised ? StepKind::Raise : StepKind::Stuck;
  openStep(recorder_, step, op, [&] { return opTitle(op); }).detail([&] { return reason.str(); });
  return false;
}

Value Simplifier::constantInt(Location location, int64_t value) {
  return torch::ConstantIntOp::create(rewriter_, location, value);
}

//===-- Folds and patterns --------------------------------------------------===//

/// Texts that grow take memory by the square, like lists.
bool Simplifier::outOfText(Operation *op, ArrayRef<OpFoldResult> results) {
  for (OpFoldResult folded : results) {
    auto text = dyn_cast_if_present<StringAttr>(dyn_cast<Attribute>(folded));
    if (!text)
      continue;
    const size_t size = text.getValue().size();
    if (size > elementsLeft_) {
      obstacle(Obstacle::Kind::Budget, op,
               "the simplification was stopped at a text of " + Twine(size) +
                   " bytes that is made longer again and again; it may not end");
      rewritesLeft_ = 0;
      return stopped_ = true;
    }
    elementsLeft_ -= size;
  }
  return false;
}

bool Simplifier::tryFold(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>() || op->getNumResults() == 0)
    return false;
  SmallVector<OpFoldResult> results;
  // An in-place fold changes the op before anybody can be told; none of the dialect's folds does that.
  if (failed(op->fold(results)) || results.empty() || outOfText(op, results))
    return false;
  StepScope step = openStep(recorder_, StepKind::Fold, op, [&] { return opTitle(op); });
  rewriter_.setInsertionPoint(op);
  SmallVector<Value> values;
  for (auto [folded, result] : llvm::zip(results, op->getResults())) {
    if (auto value = dyn_cast<Value>(folded)) {
      values.push_back(value);
      continue;
    }
    Operation *constant =
        op->getDialect()->materializeConstant(rewriter_, cast<Attribute>(folded), result.getType(), op->getLoc());
    if (!constant)
      return false;
    values.push_back(constant->getResult(0));
  }
  step.detail([&] { return foldDetail(op, results); });
  rewriter_.replaceOp(op, values);
  return true;
}

bool Simplifier::tryPatterns(Operation *op) {
  // The pattern's name is known only once it has applied; the step is opened before and dropped after.
  StepScope step = openStep(recorder_, StepKind::Rewrite, op, [&] { return opTitle(op); });
  rewriter_.setInsertionPoint(op);
  StringRef name;
  auto onSuccess = [&](const Pattern &pattern) {
    name = pattern.getDebugName();
    return success();
  };
  if (failed(applicator_.matchAndRewrite(op, rewriter_, {}, {}, onSuccess))) {
    step.discard();
    return false;
  }
  step.detail([&] { return name.str(); });
  return true;
}

void Simplifier::eraseDead(Block &block) {
  StepScope step = openStep(recorder_, StepKind::Erase, nullptr, [] { return std::string("erase dead ops"); });
  size_t count = 0;
  // Backwards, so that what only dead ops used is found dead too.
  for (Operation *op = block.empty() ? nullptr : &block.back(); op;) {
    Operation *previous = op->getPrevNode();
    if (isOpTriviallyDead(op)) {
      rewriter_.eraseOp(op);
      ++count;
    }
    op = previous;
  }
  if (count == 0)
    return step.discard();
  step.detail([&] { return std::to_string(count) + " ops that nothing uses any more"; });
}

//===-- Raise ---------------------------------------------------------------===//

static std::string messageOf(Operation *raise) {
  if (raise->getNumOperands() == 0)
    return "an exception";
  Value message = raise->getOperand(0);
  if (auto constant = message.getDefiningOp<torch::ConstantStrOp>())
    return constant.getValue().str();
  // "AssertionError: " + text and formatted messages: the literal parts say most of it.
  std::string text;
  if (Operation *op = message.getDefiningOp())
    for (Value operand : op->getOperands())
      if (auto part = operand.getDefiningOp<torch::ConstantStrOp>())
        text += part.getValue().str();
  return text.empty() ? "an exception with a computed message" : text;
}

bool Simplifier::raises(Operation *op) {
  if (op->getName().getStringRef() != "torch.prim.RaiseException")
    return false;
  Operation *parent = op->getParentOp();
  bool certain = straight_ ? isa_and_present<func::FuncOp>(parent)
                           : isa_and_present<torch::ShapeCalculateOp, torch::DtypeCalculateOp>(parent);
  if (certain)
    obstacle(Obstacle::Kind::Raised, op, messageOf(op));
  stopped_ = true;
  return true;
}

//===-- Calls ---------------------------------------------------------------===//

bool Simplifier::tryCall(Operation *op) {
  auto call = dyn_cast<func::CallOp>(op);
  if (!call || !resolve_)
    return false;
  func::FuncOp callee = resolve_(call.getCallee(), op);
  if (!callee || callee.isDeclaration())
    return false;
  if (!callee.getBody().hasOneBlock())
    return obstacle(Obstacle::Kind::Stuck, op, "'" + call.getCallee() + "' has more than one block");
  if (callee.getArgumentTypes() != call.getOperandTypes() || callee.getResultTypes() != call.getResultTypes())
    return obstacle(Obstacle::Kind::Stuck, op, "the call does not match the signature of '" + call.getCallee() + "'");
  unsigned depth = callDepth_.lookup(op) + 1;
  if (depth > budget_.callDepth)
    return obstacle(Obstacle::Kind::Budget, op,
                    "calls are nested more than " + Twine(budget_.callDepth) + " deep; '" + call.getCallee() +
                        "' may call itself without end");
  StepScope step = openStep(recorder_, StepKind::Inline, op, [&] { return "inline " + call.getCallee().str(); });
  step.function(callee.getSymName(), callee.getLoc());
  rewriter_.setInsertionPoint(op);
  IRMapping mapping;
  Block &body = callee.getBody().front();
  mapping.map(body.getArguments(), call.getOperands());
  for (Operation &inner : body.without_terminator()) {
    Operation *clone = rewriter_.clone(inner, mapping);
    clone->walk([&](func::CallOp nested) { callDepth_[nested] = depth; });
  }
  SmallVector<Value> results;
  for (Value returned : body.getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(returned));
  rewriter_.replaceOp(op, results);
  return true;
}

/// A call that gets a list may change it: while it stands, nothing is known of the list.
static bool mayChangeLists(Operation *call) {
  bool found = false;
  AttrTypeWalker walker;
  walker.addWalk([&](Type type) {
    found |= isa<torch::ListType, torch::DictType, torch::AnyType, torch::NonValueTensorType>(type);
  });
  for (Type type : call->getOperandTypes())
    walker.walk(type);
  return found;
}

void Simplifier::inlineCalls(Block &block, bool isCertain) {
  llvm::SaveAndRestore keepBlock(block_, &block);
  inlineCalls(block.empty() ? nullptr : &block.front(), nullptr, isCertain);
}

void Simplifier::inlineCalls(Operation *first, Operation *end, bool isCertain) {
  for (Operation *op = first; op != end;) {
    llvm::SaveAndRestore keepCurrent(current_, op);
    llvm::SaveAndRestore keepResume(resume_, op->getNextNode());
    llvm::SaveAndRestore<Operation *> keepEarliest(earliest_, nullptr);
    if (rewritesLeft_ > 0 && (isCertain || mayChangeLists(op)) && tryCall(op)) {
      --rewritesLeft_;
      op = earliest_ ? earliest_ : resume_;
      continue;
    }
    for (Region &region : op->getRegions())
      for (Block &inner : region)
        inlineCalls(inner, false);
    op = op->getNextNode();
  }
}

} // namespace reify
