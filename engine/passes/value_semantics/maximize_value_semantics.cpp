#include "engine/passes/value_semantics/maximize_value_semantics.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/library.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/value_semantics/value_operands.h"

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

namespace {

/// Why the aliases of a copy cannot become values: in words, and as data.
struct InTheWay {
  ReasonKind kind = ReasonKind::None;
  std::string words;
  bool isNothing() const { return kind == ReasonKind::None; }
};

/// A mutable copy, its aliases and all their uses.
class Family {
public:
  Family(torch::CopyToTensorOp copy, bool isPublic) : copy_(copy), isPublic_(isPublic) {}

  /// Why the aliases cannot become values; nothing if they can.
  InTheWay obstacle();
  /// The use that is in the way.
  Operation *blocker() const { return blocker_; }
  /// Whether there is nothing to win: the copy is only returned.
  bool isOnlyReturned() const;
  std::string summary() const;
  void becomeValues(RewriterBase &rewriter);

private:
  InTheWay collect();
  InTheWay checkUse(OpOperand &use);
  InTheWay checkPlaces();
  InTheWay checkReads();
  std::string overwritten(Operation *overwrite);
  void sortUsers();
  bool isAlias(Value value) const { return aliases_.contains(value); }
  /// The alias that a chain of casts gives other types.
  Value identity(Value alias) const;
  bool givesAlias(Operation *op) const { return op->getNumResults() == 1 && isAlias(op->getResult(0)); }

  Value valueAs(RewriterBase &rewriter, Value alias, bool isExact);
  void rewriteView(RewriterBase &rewriter, Operation *op);
  void rewriteReturn(RewriterBase &rewriter, Operation *op);

  torch::CopyToTensorOp copy_;
  bool isPublic_;
  llvm::SetVector<Value> aliases_;
  llvm::SetVector<Operation *> users_;
  unsigned overwrites_ = 0;
  Operation *blocker_ = nullptr;
  llvm::DenseMap<Value, Value> values_; // what an alias holds, by its identity
};

Value Family::identity(Value alias) const {
  while (auto cast = alias.getDefiningOp<torch::TensorStaticInfoCastOp>()) {
    if (!isAlias(cast.getOperand()))
      break;
    alias = cast.getOperand();
  }
  return alias;
}

std::string quoted(Operation *op) { return "'" + opTitle(op) + "'"; }

std::string typeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << "'" << type << "'";
  return text;
}

bool isReturned(Operation *op) {
  return llvm::any_of(op->getUsers(), [](Operation *user) { return isa<func::ReturnOp>(user); });
}

InTheWay Family::checkUse(OpOperand &use) {
  Operation *user = use.getOwner();
  if (torch::isViewLike(user)) {
    bool aliases =
        use.getOperandNumber() == 0 && user->getNumResults() == 1 && isMutableTensor(user->getResult(0).getType());
    if (aliases)
      aliases_.insert(user->getResult(0));
    return {};
  }
  if (isa<torch::CopyToValueTensorOp, func::ReturnOp>(user))
    return {};
  if (isa<torch::OverwriteTensorContentsOp>(user)) {
    overwrites_ += users_.contains(user) ? 0 : 1;
    return {};
  }
  blocker_ = user;
  if (isa<torch::PrimIfYieldOp, torch::PrimLoopConditionOp, torch::PrimLoopOp>(user))
    return {ReasonKind::GoesThroughRegion, "it goes through a branch or a loop as a mutable tensor"};
  if (isa<torch::PrimListConstructOp, torch::PrimTupleConstructOp, torch::DerefineOp>(user))
    return {ReasonKind::PutIntoAggregate, "it is put into " + typeText(user->getResult(0).getType()) +
                                              ", whose tensors stay mutable" +
                                              (isReturned(user) ? "; the function returns that" : "")};
  return {ReasonKind::MayBeChanged, quoted(user) + " uses it, and may change it or keep it"};
}

/// Follows the aliases to all their uses.
InTheWay Family::collect() {
  aliases_.insert(copy_.getResult());
  for (size_t i = 0; i < aliases_.size(); ++i)
    for (OpOperand &use : aliases_[i].getUses()) {
      if (InTheWay obstacle = checkUse(use); !obstacle.isNothing())
        return obstacle;
      users_.insert(use.getOwner());
    }
  return {};
}

/// Overwrites are understood in straight code only, that runs once for the copy that it is about.
InTheWay Family::checkPlaces() {
  Block *block = users_.front()->getBlock();
  blocker_ = *llvm::find_if(users_, [](Operation *user) { return isa<torch::OverwriteTensorContentsOp>(user); });
  if (llvm::any_of(users_, [&](Operation *user) { return user->getBlock() != block; }))
    return {ReasonKind::UsedApart, "it is overwritten, and its uses are not all in one block"};
  for (Operation *parent = block->getParentOp(); block != copy_->getBlock();
       block = parent->getBlock(), parent = block->getParentOp())
    if (!isa<torch::PrimIfOp>(parent))
      return {ReasonKind::UsedApart, "it is overwritten in " + quoted(parent) + ", and made outside of it"};
  return {};
}

/// The way to an op from the function: the places in which it is nested, the outermost first.
SmallVector<Operation *> pathTo(Operation *op) {
  SmallVector<Operation *> path;
  for (; op && !isa<func::FuncOp>(op); op = op->getParentOp())
    path.push_back(op);
  std::reverse(path.begin(), path.end());
  return path;
}

bool isBefore(Operation *a, Operation *b) {
  if (a->getBlock() == b->getBlock())
    return a->isBeforeInBlock(b);
  SmallVector<Operation *> left = pathTo(a), right = pathTo(b);
  size_t at = 0;
  while (at + 1 < left.size() && at + 1 < right.size() && left[at] == right[at])
    ++at;
  a = left[at], b = right[at];
  if (a == b)
    return left.size() < right.size(); // one is nested in the other
  if (a->getBlock() == b->getBlock())
    return a->isBeforeInBlock(b);
  if (a->getParentRegion() != b->getParentRegion())
    return a->getParentRegion()->getRegionNumber() < b->getParentRegion()->getRegionNumber();
  for (Block *block = a->getBlock(); block; block = block->getNextNode())
    if (block == b->getBlock())
      return true;
  return false;
}

void Family::sortUsers() {
  SmallVector<Operation *> sorted(users_.getArrayRef());
  llvm::sort(sorted, isBefore);
  users_ = llvm::SetVector<Operation *>(sorted.begin(), sorted.end());
}

/// What an overwrite writes to, in words.
std::string Family::overwritten(Operation *overwrite) {
  Value alias = identity(overwrite->getOperand(1));
  if (alias == copy_.getResult())
    return "the tensor";
  return "its alias, the result of " + quoted(alias.getDefiningOp()) + ",";
}

/// Goes through the uses in program order: only what the last overwrite left readable may be used.
InTheWay Family::checkReads() {
  llvm::DenseSet<Value> readable = {copy_.getResult()};
  Operation *lastOverwrite = nullptr;
  for (Operation *user : users_) {
    blocker_ = user;
    for (Value operand : user->getOperands())
      if (isAlias(operand) && !readable.contains(identity(operand)))
        return {ReasonKind::ReadAfterOverwrite,
                quoted(user) + " uses " + (identity(operand) == copy_.getResult() ? "it" : "a view of it") + " after " +
                    overwritten(lastOverwrite) + " was overwritten in place"};
    if (auto overwrite = dyn_cast<torch::OverwriteTensorContentsOp>(user))
      readable = {identity(overwrite->getOperand(1))}, lastOverwrite = overwrite;
    else if (givesAlias(user))
      readable.insert(identity(user->getResult(0)));
    // Callers would see that two results are one tensor.
    auto isReturned = [&](Value operand) { return isAlias(operand); };
    if (isa<func::ReturnOp>(user) && !isPublic_ && llvm::count_if(user->getOperands(), isReturned) > 1)
      return {ReasonKind::ReturnedTwice, "the function returns several aliases of it to its callers"};
  }
  return {};
}

InTheWay Family::obstacle() {
  if (InTheWay obstacle = collect(); !obstacle.isNothing())
    return obstacle;
  if (overwrites_ != 0)
    if (InTheWay obstacle = checkPlaces(); !obstacle.isNothing())
      return obstacle;
  sortUsers();
  return checkReads();
}

bool Family::isOnlyReturned() const {
  return aliases_.size() == 1 &&
         llvm::all_of(copy_->getUsers(), [](Operation *user) { return isa<func::ReturnOp>(user); });
}

std::string Family::summary() const {
  auto count = [](size_t n, const char *what) { return std::to_string(n) + " " + what + (n == 1 ? "" : "s"); };
  std::string text = "all " + count(users_.size(), "use") + " of it are understood";
  if (aliases_.size() > 1)
    text += ", with " + count(aliases_.size() - 1, "view");
  if (overwrites_)
    text += " and " + count(overwrites_, "overwrite");
  return text + ": it becomes a value";
}

/// What the alias holds now, as a value with the facts that its type states. Unless `isExact`, it
/// may state more.
Value Family::valueAs(RewriterBase &rewriter, Value alias, bool isExact) {
  Value holder = identity(alias), value = values_.lookup(holder);
  if (!value)
    value = holder; // a view, which is a value by now
  Type wanted = cast<BaseTensorType>(alias.getType()).getWithValueSemantics();
  if (!isExact && torch::isValidSubtype(value.getType(), wanted))
    return value;
  Location location = copy_.getLoc();
  if (Value cast = torch::castTo(rewriter, location, value, wanted))
    return cast;
  // Casts that contradict each other, of code that never runs.
  Type nothingKnown = mlir::cast<BaseTensorType>(wanted).getWithSizesAndDtype(std::nullopt, {});
  Value forgotten = torch::TensorStaticInfoCastOp::create(rewriter, location, nothingKnown, value);
  return torch::TensorStaticInfoCastOp::create(rewriter, location, wanted, forgotten);
}

void Family::rewriteView(RewriterBase &rewriter, Operation *view) {
  SmallVector<Value> operands;
  for (Value operand : view->getOperands())
    operands.push_back(isAlias(operand) ? valueAs(rewriter, operand, /*isExact=*/false) : operand);
  rewriter.modifyOpInPlace(view, [&] {
    view->setOperands(operands);
    if (givesAlias(view)) {
      Value result = view->getResult(0);
      result.setType(cast<BaseTensorType>(result.getType()).getWithValueSemantics());
    }
  });
}

void Family::rewriteReturn(RewriterBase &rewriter, Operation *op) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    if (isAlias(operand)) {
      Value value = valueAs(rewriter, operand, /*isExact=*/true);
      Type type = cast<BaseTensorType>(operand.getType()).getWithValueSemantics(false);
      operand = torch::CopyToTensorOp::create(rewriter, copy_.getLoc(), type, value);
    }
    operands.push_back(operand);
  }
  rewriter.modifyOpInPlace(op, [&] { op->setOperands(operands); });
}

void Family::becomeValues(RewriterBase &rewriter) {
  values_[copy_.getResult()] = copy_.getOperand();
  SmallVector<Operation *> casts;
  for (Operation *user : users_) {
    rewriter.setInsertionPoint(user);
    if (auto read = dyn_cast<torch::CopyToValueTensorOp>(user)) {
      rewriter.replaceOp(read, valueAs(rewriter, read->getOperand(0), /*isExact=*/true));
    } else if (auto overwrite = dyn_cast<torch::OverwriteTensorContentsOp>(user)) {
      Value overwritten = identity(overwrite->getOperand(1)), value = overwrite->getOperand(0);
      values_.clear();
      values_[overwritten] = value;
      rewriter.eraseOp(overwrite);
    } else if (isa<func::ReturnOp>(user)) {
      rewriteReturn(rewriter, user);
    } else if (isa<torch::TensorStaticInfoCastOp>(user) && givesAlias(user)) {
      casts.push_back(user); // what is behind it is looked up where it is used
    } else {
      rewriteView(rewriter, user);
    }
  }
  for (Operation *cast : llvm::reverse(casts))
    rewriter.eraseOp(cast);
  rewriter.eraseOp(copy_);
}

} // namespace

void maximizeValueSemantics(RewriterBase &rewriter, func::FuncOp function, Recorder *recorder) {
  SmallVector<torch::CopyToTensorOp> copies;
  function.walk([&](torch::CopyToTensorOp copy) { copies.push_back(copy); });
  for (torch::CopyToTensorOp copy : copies) {
    Family family(copy, function.isPublic());
    const InTheWay obstacle = family.obstacle();
    if (obstacle.isNothing() && family.isOnlyReturned())
      continue;
    StepScope step = openStep(recorder, obstacle.isNothing() ? StepKind::Rewrite : StepKind::Stuck, copy,
                              [] { return std::string("make a mutable copy a value"); });
    step.subject(StepSubject::ValueSemantics).detail([&] {
      return obstacle.isNothing() ? family.summary() : "it stays mutable: " + obstacle.words;
    });
    if (!obstacle.isNothing())
      step.reason(obstacle.kind, opTitle(family.blocker()));
    if (obstacle.isNothing())
      family.becomeValues(rewriter);
    else if (recorder)
      recorder->step(step.index()).functionPlace = recorder->tables().internPlace(placeOf(family.blocker()->getLoc()));
  }
}

} // namespace reify
