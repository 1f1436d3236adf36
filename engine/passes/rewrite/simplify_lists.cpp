// Simplifier: list literals. A list is an object with identity; a torch.prim.ListConstruct whose later
// changes are all in straight code is turned into one literal per state it goes through, so that each
// read sees the contents of its own moment.
#include "engine/dialect/op_traits.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/passes/rewrite/simplifier.h"

#include <llvm/ADT/StringSet.h>

namespace reify {

using namespace mlir;

namespace {

enum class ListOp { None, Append, Insert, Set };

ListOp listOpOf(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "torch.aten.append.t"      ? ListOp::Append
         : name == "torch.aten.insert.t"    ? ListOp::Insert
         : name == "torch.aten._set_item.t" ? ListOp::Set
                                            : ListOp::None;
}

/// Reads that look at the list but keep no reference to it.
bool readsOnly(Operation *op) {
  static const llvm::StringSet<> kReaders = {"torch.aten.len.t",
                                             "torch.aten.__getitem__.t",
                                             "torch.aten.slice.t",
                                             "torch.aten.add.t",
                                             "torch.aten.mul.left_t",
                                             "torch.aten.__contains__.int_list",
                                             "torch.aten.__contains__.str_list",
                                             "torch.aten.eq.int_list",
                                             "torch.aten.ne.int_list",
                                             "torch.aten.list.t",
                                             "torch.prim.ListUnpack",
                                             "torch.prim.min.self_int",
                                             "torch.prim.max.self_int",
                                             "torch.aten.any.bool",
                                             "torch.aten.all.bool",
                                             "torch.promote_dtypes",
                                             "torch.aten.join"};
  return kReaders.contains(op->getName().getStringRef());
}

bool changesList(Operation *op) {
  return listOpOf(op) != ListOp::None || (!readsOnly(op) && !op->hasTrait<OpTrait::IsTerminator>() &&
                                          op->getNumRegions() == 0 && torch::mayMutateLists(op));
}

/// Whether `op`, or anything in its regions, may change `list`.
bool changesWithin(Operation *op, Value list) {
  return llvm::any_of(list.getUsers(), [&](Operation *user) {
    return op->isAncestor(user) && changesList(user) && user->getOperand(0) == list;
  });
}

/// A use after which the list can be reached by another name: changes could no longer be followed.
bool keepsReference(OpOperand &use) {
  Operation *op = use.getOwner();
  if (readsOnly(op))
    return false;
  if (listOpOf(op) != ListOp::None)
    return use.getOperandNumber() != 0; // the list itself is an element of another
  return !op->hasTrait<OpTrait::IsTerminator>() || op->getParentOp()->getNumResults() != 0;
}

/// Whether `user` stands before `op` in its block. What is near is looked for first: a question to MLIR
/// after ops were made renumbers the block, which in a long loop of appends takes time by the square.
bool standsBefore(Operation *user, Operation *op) {
  constexpr unsigned kNear = 64;
  Operation *previous = op->getPrevNode();
  Operation *next = op->getNextNode();
  for (unsigned i = 0; i < kNear; ++i) {
    if (previous == user || !next)
      return user != op;
    if (next == user || !previous)
      return false;
    previous = previous->getPrevNode();
    next = next->getNextNode();
  }
  return user->isBeforeInBlock(op);
}

} // namespace

/// torch.aten.size of a tensor with a rank: a literal, in which a size that is not known stands as a
/// torch.aten.size.int. So lists are put together and taken apart whatever the sizes are.
bool Simplifier::sizesToLiteral(Operation *op) {
  auto type = dyn_cast<torch::BaseTensorType>(op->getOperand(0).getType());
  if (!type || !type.hasSizes())
    return false;
  StepScope step = openStep(recorder_, StepKind::List, op, [&] { return opTitle(op); });
  step.detail([] { return std::string("one element a dimension"); });
  rewriter_.setInsertionPoint(op);
  SmallVector<Value> sizes;
  for (auto [dim, size] : llvm::enumerate(type.getSizes())) {
    if (size != torch::kUnknownSize) {
      sizes.push_back(constantInt(op->getLoc(), size));
      continue;
    }
    OperationState state(op->getLoc(), "torch.aten.size.int", {op->getOperand(0), constantInt(op->getLoc(), dim)},
                         {torch::IntType::get(op->getContext())});
    sizes.push_back(rewriter_.create(state)->getResult(0));
  }
  rewriter_.replaceOp(op,
                      torch::PrimListConstructOp::create(rewriter_, op->getLoc(), op->getResult(0).getType(), sizes));
  return true;
}

bool Simplifier::tryList(Operation *op) {
  if (op->getName().getStringRef() == "torch.aten.size")
    return sizesToLiteral(op);
  if (listOpOf(op) != ListOp::None) {
    auto literal = op->getOperand(0).getDefiningOp<torch::PrimListConstructOp>();
    if (!literal)
      return false;
    if (literal->getBlock() != op->getBlock())
      return false; // inside a branch or loop that was not resolved; that one is the obstacle
    return mutateLiteral(op, literal);
  }
  for (OpOperand &use : op->getOpOperands()) {
    auto literal = use.get().getDefiningOp<torch::PrimListConstructOp>();
    if (!literal || literal->getBlock() != op->getBlock() || op->getNumRegions() ||
        op->hasTrait<OpTrait::IsTerminator>())
      continue;
    if (readsOnly(op) && snapshotLiteral(op, use, literal))
      return true;
  }
  return false;
}

/// A read of a list that is changed later: let it read a literal of its own.
bool Simplifier::snapshotLiteral(Operation *reader, OpOperand &use, Operation *literal) {
  bool changedLater = llvm::any_of(literal->getUsers(), [&](Operation *user) {
    return user != reader && changesList(user) && user->getOperand(0) == literal->getResult(0);
  });
  if (!changedLater)
    return false;
  // Reached in program order: every change before this read was already turned into a literal, or it
  // stands in a region that could not be resolved.
  for (Operation *user : literal->getUsers()) {
    Operation *ancestor = reader->getBlock()->findAncestorOpInBlock(*user);
    if (ancestor && ancestor != reader && ancestor->isBeforeInBlock(reader) &&
        (changesList(user) || (ancestor->getNumRegions() && changesWithin(ancestor, literal->getResult(0)))))
      return false;
  }
  StepScope step = openStep(recorder_, StepKind::List, reader, [&] { return opTitle(reader); });
  step.detail([] { return std::string("reads the list as it is here, before its later changes"); });
  rewriter_.setInsertionPoint(reader);
  Operation *copy = rewriter_.clone(*literal);
  rewriter_.modifyOpInPlace(reader, [&] { use.set(copy->getResult(0)); });
  return true;
}

/// Reading what is long takes time, too.
bool Simplifier::readsTooMuch(Operation *op) {
  constexpr size_t kLong = 1000;
  for (Value operand : op->getOperands())
    if (auto literal = operand.getDefiningOp<torch::PrimListConstructOp>())
      if (literal->getNumOperands() > kLong && outOfElements(op, literal->getNumOperands()))
        return true;
  return false;
}

/// Each change copies the list, so that one that grows without end takes time by the square.
bool Simplifier::outOfElements(Operation *op, size_t copied) {
  if (copied <= elementsLeft_) {
    elementsLeft_ -= copied;
    return false;
  }
  obstacle(Obstacle::Kind::Budget, op,
           "the simplification was stopped at a list of " + Twine(copied) +
               " elements that is read or changed again and again; it may not end");
  rewritesLeft_ = 0;
  return stopped_ = true;
}

bool Simplifier::mutateLiteral(Operation *op, Operation *literal) {
  if (outOfElements(op, literal->getNumOperands()))
    return false;
  Value list = literal->getResult(0);
  Block *block = op->getBlock();
  for (OpOperand &use : list.getUses()) {
    Operation *user = block->findAncestorOpInBlock(*use.getOwner());
    if (!user || user == op || !standsBefore(user, op))
      continue;
    if (keepsReference(use))
      return obstacle(Obstacle::Kind::Stuck, op,
                      "the list is also reachable through '" + use.getOwner()->getName().getStringRef() +
                          "', so this change is not followed");
    if (changesList(use.getOwner()))
      return false; // an earlier change was not resolved and has been reported
  }
  SmallVector<Value> elements(literal->getOperands());
  int64_t size = elements.size();
  switch (listOpOf(op)) {
  case ListOp::Append:
    elements.push_back(op->getOperand(1));
    break;
  case ListOp::Insert: {
    std::optional<int64_t> index = torch::constantInt(op->getOperand(1));
    if (!index)
      return obstacle(Obstacle::Kind::Stuck, op, "the position of the insert is not a constant");
    // Python: negative positions count from the end, and both ends are clamped to.
    int64_t at = std::clamp<int64_t>(*index < 0 ? *index + size : *index, 0, size);
    elements.insert(elements.begin() + at, op->getOperand(2));
    break;
  }
  case ListOp::Set: {
    std::optional<int64_t> index = torch::constantInt(op->getOperand(1));
    if (!index)
      return obstacle(Obstacle::Kind::Stuck, op, "the index of the assignment is not a constant");
    int64_t at = *index < 0 ? *index + size : *index;
    if (at < 0 || at >= size)
      return obstacle(Obstacle::Kind::Raised, op,
                      "IndexError: index " + Twine(*index) + " is out of range for a list of " + Twine(size));
    elements[at] = op->getOperand(2);
    break;
  }
  case ListOp::None:
    return false;
  }
  StepScope step = openStep(recorder_, StepKind::List, op, [&] { return opTitle(op); });
  step.detail([&] { return "the list now has " + std::to_string(elements.size()) + " elements"; });
  rewriter_.setInsertionPoint(op);
  Value after = torch::PrimListConstructOp::create(rewriter_, op->getLoc(), list.getType(), elements);
  // Every use that is left and not before the change sees the new state.
  rewriter_.replaceUsesWithIf(list, after, [&](OpOperand &use) {
    Operation *user = block->findAncestorOpInBlock(*use.getOwner());
    return user && user != op && user != after.getDefiningOp() && !standsBefore(user, op);
  });
  if (op->getNumResults())
    rewriter_.replaceAllUsesWith(op->getResult(0), after);
  rewriter_.eraseOp(op);
  if (literal->use_empty() && !straight_) // there it may stand for an operand of the op
    rewriter_.eraseOp(literal);
  return true;
}

} // namespace reify
