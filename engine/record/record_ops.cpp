// How ops and blocks get into the history: their records, versions and places.
#include "engine/record/recorder.h"

#include <mlir/IR/OpImplementation.h>

namespace reify {

using mlir::Block;
using mlir::Operation;
using mlir::Region;
using mlir::Value;

OpId Recorder::newRecord(Operation *op) {
  const OpId id(uint32_t(history_.ops.size()));
  const OpSpelling &spelling = spelling_->op(op->getName());
  OpRecord &record = history_.ops.emplace_back();
  record.name = spelling.name;
  record.form = spelling.form;
  record.isUnknown = !op->isRegistered() && op->getName().getDialectNamespace() == "torch";
  record.place = spelling_->place(op->getLoc());
  history_.results.emplace_back();
  return id;
}

/// The op alone, without what is in its regions.
void Recorder::recordOp(Operation *op) {
  const OpId id = newRecord(op);
  ops_[op] = {id, id};
  uint32_t scope = 0;
  if (op != root_) {
    scope = blocks_[op->getBlock()].scope;
    link(id, op);
  }
  const OpSpelling &spelling = spelling_->op(op->getName());
  hints_.clear();
  if (spelling.givesNames && op->getNumResults())
    mlir::cast<mlir::OpAsmOpInterface>(op).getAsmResultNames([&](Value value, llvm::StringRef name) {
      if (!name.empty())
        hints_.push_back({value, sanitizeName(name)});
    });
  history_.results[id.index].reserve(op->getNumResults());
  for (Value result : op->getResults()) {
    llvm::StringRef hint;
    for (const auto &[value, text] : hints_)
      if (value == result)
        hint = text;
    const ValueId value = definedValue(result, scope, hint);
    history_.values[value.index].definer = id;
    history_.results[id.index].push_back(value);
  }
  addVersion(id, op);
}

/// The op and all in it; what is known already has moved here. Returns how many ops that were.
unsigned Recorder::recordTree(Operation *op) {
  if (auto known = ops_.find(op); known != ops_.end()) {
    moveOp(op, known->second);
    return 1;
  }
  recordOp(op);
  return 1 + recordRegions(op);
}

unsigned Recorder::recordRegions(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      openBlock(&block); // all of them first: a terminator may name a block further down
  unsigned count = 0;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : block)
        count += recordTree(&inner);
  return count;
}

unsigned Recorder::recordBlock(Block *block) {
  openBlock(block);
  unsigned count = 0;
  for (Operation &op : *block)
    count += recordTree(&op);
  return count;
}

/// The number of the function that the block belongs to: of names that must differ from each other.
uint32_t Recorder::scopeFor(Block *block) {
  Operation *parent = block->getParentOp();
  if (!parent->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
    return parent == root_ ? 0 : blocks_[parent->getBlock()].scope;
  auto [known, isNew] = isolatedScopes_.try_emplace(ops_[parent].identity.index, scopeCount_);
  scopeCount_ += isNew;
  return known->second;
}

/// The block without its ops.
void Recorder::openBlock(Block *block) {
  Operation *parent = block->getParentOp();
  const OpId parentId = ops_[parent].identity;
  const BlockId id(uint32_t(history_.blocks.size()));
  history_.blocks.emplace_back();

  // While names are given, claimNames() has numbered the scopes.
  const uint32_t scope = names_ ? blocks_[block].scope : scopeFor(block);
  if (names_ && parent->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
    isolatedScopes_[parentId.index] = scope;
  blocks_[block] = {id, scope};
  blockScopes_.push_back(scope);

  BlockRecord &record = history_.blocks[id.index];
  record.parent = parentId;
  record.region = block->getParent()->getRegionNumber();
  record.from = moment_;
  Block *before = block->getPrevNode();
  auto previous = before ? blocks_.find(before) : blocks_.end();
  uint32_t &next = previous == blocks_.end() || previous->second.id.isNone()
                       ? history_.ops[parentId.index].firstBlock
                       : history_.blocks[previous->second.id.index].next;
  record.next = next;
  next = id.index;
  for (Value argument : block->getArguments()) {
    const ValueId value = definedValue(argument, scope, "");
    history_.values[value.index].block = id;
    history_.blocks[id.index].arguments.push_back(value);
  }
}

/// Into its block's list, after the op before it. Dead ops in between keep their place.
void Recorder::link(OpId record, Operation *op) {
  const BlockId block = blocks_[op->getBlock()].id;
  history_.ops[record.index].block = block;
  OpId *next = &history_.blocks[block.index].first;
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode()) {
    auto known = ops_.find(before);
    if (known == ops_.end() || history_.ops[known->second.record.index].block != block ||
        known->second.record == record)
      continue;
    next = &history_.ops[known->second.record.index].next;
    break;
  }
  history_.ops[record.index].next = *next;
  *next = record;
}

StringId Recorder::propertiesOf(Operation *op) {
  return op->getPropertiesStorageSize() ? spelling_->attributes(op->getPropertiesAsAttribute()) : StringId();
}

void Recorder::addVersion(OpId record, Operation *op) {
  const uint32_t scope = op == root_ ? 0 : blocks_[op->getBlock()].scope;
  uint32_t last = history_.ops[record.index].firstVersion;
  OpVersion version;
  version.op = record;
  version.from = moment_;
  version.firstOperand = uint32_t(history_.operandPool.size());
  version.operandCount = op->getNumOperands();
  version.properties = propertiesOf(op);
  const mlir::DictionaryAttr discardable = op->getDiscardableAttrDictionary();
  version.attributes = discardable.empty() ? StringId() : spelling_->attributes(discardable);
  version.previous = last;
  for (Value operand : op->getOperands())
    history_.operandPool.push_back(valueOf(operand, scope));
  if (last != ~0u && history_.versions[last].from == moment_ &&
      history_.versions[last].until == kStillAlive) { // never seen by anyone
    version.previous = history_.versions[last].previous;
    history_.versions[last] = version;
  } else {
    if (last != ~0u)
      history_.versions[last].until = std::min(history_.versions[last].until, moment_);
    last = uint32_t(history_.versions.size());
    history_.versions.push_back(version);
    history_.ops[record.index].firstVersion = last;
  }
  if (op->getNumSuccessors()) {
    std::vector<BlockId> &successors = history_.successors[last];
    successors.clear();
    for (Block *successor : op->getSuccessors())
      if (auto known = blocks_.find(successor); known != blocks_.end())
        successors.push_back(known->second.id);
  }
}

void Recorder::endVersion(OpId record) {
  const uint32_t last = history_.ops[record.index].firstVersion;
  if (last != ~0u && history_.versions[last].until == kStillAlive)
    history_.versions[last].until = moment_;
}

bool Recorder::isAlive(OpId record) const {
  const uint32_t last = history_.ops[record.index].firstVersion;
  return last != ~0u && history_.versions[last].until == kStillAlive;
}

/// Gives the op a new place where it stands now. Its results and blocks come along.
void Recorder::moveOp(Operation *op, OpState &state) {
  const BlockId from = history_.ops[state.record.index].block;
  if (blockScopes_[from.index] != blocks_[op->getBlock()].scope)
    return moveToOtherFunction(op);
  endVersion(state.record);
  const OpId place = newRecord(op);
  history_.ops[place.index].identity = state.identity;
  history_.ops[state.record.index].movedTo = place;
  state.record = place;
  link(place, op);
  addVersion(place, op);
  for (Value result : op->getResults())
    recordType(result);
}

/// Its names may be taken there, and names are for good: the op is a new one, made from the old
/// one.
void Recorder::moveToOtherFunction(Operation *op) {
  llvm::SmallVector<std::pair<Operation *, OpId>> origins;
  op->walk([&](Operation *inner) {
    if (const OpId id = idOf(inner))
      origins.push_back({inner, id});
  });
  forgetTree(op);
  recordTree(op);
  for (auto [inner, origin] : origins)
    setOrigin(inner, origin);
}

/// The block has moved, or has other arguments: a new record takes its place, with its ops.
void Recorder::replaceBlock(Block *block) {
  const BlockState old = blocks_[block];
  if (scopeFor(block) == old.scope)
    for (ValueId argument : history_.blocks[old.id.index].arguments)
      if (valueKeys_[argument.index])
        history_.values[argument.index].block = {}; // taken over where it still exists
  history_.blocks[old.id.index].until = moment_;
  recordBlock(block);
  for (ValueId argument : history_.blocks[old.id.index].arguments)
    if (history_.values[argument.index].block.isNone()) {
      history_.values[argument.index].block = old.id;
      forgetValue(argument);
    }
}

void Recorder::endBlock(const BlockState &state) {
  BlockRecord &record = history_.blocks[state.id.index];
  record.until = std::min(record.until, moment_);
  for (ValueId argument : record.arguments)
    forgetValue(argument);
}

/// The op alone. Does not look into it: it may be gone from memory.
void Recorder::forget(Operation *op, const OpState &state) {
  endVersion(state.record);
  for (ValueId result : history_.results[state.identity.index])
    forgetValue(result);
  ops_.erase(op);
}

void Recorder::forgetTree(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      for (Operation &inner : block)
        forgetTree(&inner);
      if (auto known = blocks_.find(&block); known != blocks_.end()) {
        endBlock(known->second);
        blocks_.erase(known);
      }
    }
  if (auto known = ops_.find(op); known != ops_.end())
    forget(op, OpState(known->second));
}

} // namespace reify
