#include "engine/record/recorder.h"

#include <mlir/IR/OpImplementation.h>

namespace reify {

using mlir::Block;
using mlir::Operation;
using mlir::Region;
using mlir::Value;

namespace {
constexpr Moment kStillAlive = ~0u;
} // namespace

Recorder::Recorder(Tables &tables) : tables_(&tables), spelling_(tables), namer_(tables) {}
Recorder::~Recorder() = default;

void Recorder::attach(Operation *root, const NameSource *names) {
  root_ = root;
  names_ = names;
  size_t ops = 0, values = 0;
  root->walk([&](Operation *op) {
    ++ops;
    values += op->getNumResults();
  });
  ops_.reserve(unsigned(ops));
  values_.reserve(unsigned(values));
  recordOp(root);
  history_.root = ops_[root].identity;
  if (names)
    claimNames(root);
  recordRegions(root);
  names_ = nullptr;
}

OpId Recorder::idOf(Operation *op) const {
  auto known = ops_.find(op);
  return known == ops_.end() ? OpId() : known->second.identity;
}

ValueId Recorder::idOf(Value value) const {
  auto known = values_.find(value);
  return known == values_.end() ? ValueId() : known->second;
}

StringId Recorder::nameOf(Value value) const {
  const ValueId id = idOf(value);
  return id ? history_.values[id.index].name : StringId();
}

void Recorder::setOrigin(Operation *op, OpId origin) {
  if (const OpId id = idOf(op))
    history_.ops[id.index].origin = origin;
}

//===-- Events --------------------------------------------------------------------------------===//

void Recorder::notifyOperationInserted(Operation *op, mlir::OpBuilder::InsertPoint previous) {
  auto known = ops_.find(op);
  if (!isRecorded(op->getBlock())) { // of no concern, or on its way to somewhere else
    if (known != ops_.end() && isAlive(known->second.record)) {
      tick();
      endVersion(known->second.record);
    }
    return;
  }
  if (known == ops_.end()) {
    tick();
    recordTree(op);
    return;
  }
  const OpId record = known->second.record;
  const bool isInPlace =
      isAlive(record) && history_.ops[record.index].block == blocks_[op->getBlock()].id;
  // Cloning tells of an op's inner ops after the op itself, which was recorded with all of them.
  if (isInPlace && !previous.isSet() && isAsRecorded(op, known->second))
    return;
  tick();
  moveOp(op, known->second);
}

void Recorder::notifyOperationModified(Operation *op) {
  auto known = ops_.find(op);
  if (known == ops_.end() || isAsRecorded(op, known->second))
    return;
  const bool isStep = automaticSteps_ && patterns_.empty() && automatic_ == ~0u;
  if (isStep)
    beginAutomatic(StepKind::Fold, op);
  tick();
  recordChange(op, known->second);
  if (isStep)
    endAutomatic();
}

void Recorder::notifyOperationReplaced(Operation *op, mlir::ValueRange values) {
  const OpId id = idOf(op);
  if (!id)
    return;
  if (automaticSteps_ && patterns_.empty()) {
    endAutomatic();
    beginAutomatic(StepKind::Fold, op);
  }
  // What was made since the step began was made from this op.
  const Moment begin = open_.empty() ? 0 : steps_[open_.back()].before;
  for (Value value : values) {
    Operation *definer = value ? value.getDefiningOp() : nullptr;
    const OpId made = idOf(definer);
    if (!made || !history_.ops[made.index].origin.isNone())
      continue;
    uint32_t first = history_.ops[made.index].firstVersion;
    while (first != ~0u && history_.versions[first].previous != ~0u)
      first = history_.versions[first].previous;
    if (first != ~0u && history_.versions[first].from > begin && made != id)
      history_.ops[made.index].origin = id;
  }
}

void Recorder::notifyOperationErased(Operation *op) {
  if (!ops_.contains(op))
    return;
  if (automaticSteps_ && patterns_.empty() && automatic_ == ~0u) {
    // An op with regions goes from the inside out, and the first to be heard of is a terminator.
    Operation *parent = op->getParentOp();
    const bool isPart = op->hasTrait<mlir::OpTrait::IsTerminator>() && parent && parent != root_;
    beginAutomatic(StepKind::Erase, isPart ? parent : op);
  }
  tick();
  forgetTree(op);
  if (op == automaticOp_)
    endAutomatic();
}

void Recorder::notifyBlockInserted(Block *block, Region *previous, Region::iterator) {
  const bool isKnown = blocks_.contains(block);
  if (!ops_.contains(block->getParentOp())) {
    if (isKnown) { // taken out of what is recorded
      tick();
      for (Operation &op : *block)
        forgetTree(&op);
      endBlock(blocks_[block]);
      blocks_.erase(block);
    }
    return;
  }
  tick();
  if (isKnown && previous)
    return replaceBlock(block);
  if (isKnown)
    endBlock(blocks_[block]);
  blocks_.erase(block);
  recordBlock(block);
}

void Recorder::notifyBlockErased(Block *block) {
  auto known = blocks_.find(block);
  if (known == blocks_.end())
    return;
  tick();
  for (Operation &op : *block)
    forgetTree(&op);
  endBlock(known->second);
  blocks_.erase(block);
}

void Recorder::retype(Value value, mlir::Type type) {
  if (value.getType() == type)
    return;
  value.setType(type);
  if (!values_.contains(value))
    return;
  tick();
  recordType(value);
}

//===-- Values --------------------------------------------------------------------------------===//

/// Names that the user wrote go to their values before any name is made up.
void Recorder::claimNames(Operation *root) {
  auto claim = [&](Value value, uint32_t scope) {
    auto written = names_->find(value);
    if (written == names_->end())
      return;
    llvm::StringRef wish = written->second;
    const auto [stem, part] = wish.split('#');
    unsigned number = 0;
    if (!part.getAsInteger(10, number) && number > 0) {
      // Parts of a group whose first part had to be renamed are single values.
      Value first = value.getDefiningOp()->getResult(
          mlir::cast<mlir::OpResult>(value).getResultNumber() - number);
      if (tables_->string(nameOf(first)) != (stem + "#0").str())
        wish = stem;
    }
    newValue(value, scope, wish);
  };
  std::function<void(Operation *, uint32_t)> visit = [&](Operation *op, uint32_t scope) {
    for (Value result : op->getResults())
      claim(result, scope);
    if (op->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
      scope = scopeCount_++;
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        blocks_[&block].scope = scope;
        for (Value argument : block.getArguments())
          claim(argument, scope);
        for (Operation &inner : block)
          visit(&inner, scope);
      }
  };
  visit(root, 0);
}

ValueId Recorder::newValue(Value value, uint32_t scope, llvm::StringRef wish) {
  const ValueId id(uint32_t(history_.values.size()));
  ValueRecord &record = history_.values.emplace_back();
  auto argument = mlir::dyn_cast<mlir::BlockArgument>(value);
  if (wish.empty() && argument && argument.getOwner()->isEntryBlock())
    record.name = namer_.argumentName(scope);
  else
    record.name = namer_.name(scope, wish);
  record.number =
      argument ? argument.getArgNumber() : mlir::cast<mlir::OpResult>(value).getResultNumber();
  record.types.push_back({moment_, spelling_.type(value.getType())});
  values_[value] = id;
  valueKeys_.push_back(value);
  return id;
}

ValueId Recorder::valueOf(Value value, uint32_t scope) {
  auto known = values_.find(value);
  return known != values_.end() ? known->second : newValue(value, scope, "");
}

/// The value that is being defined: one that was used or named before, else a new one.
ValueId Recorder::definedValue(Value value, uint32_t scope, llvm::StringRef hint) {
  if (auto known = values_.find(value); known != values_.end()) {
    const ValueRecord &record = history_.values[known->second.index];
    if (record.definer.isNone() && record.block.isNone())
      return known->second;
  }
  return newValue(value, scope, hint);
}

void Recorder::forgetValue(ValueId id) {
  Value &key = valueKeys_[id.index];
  // The address may stand for another value by now.
  if (auto known = values_.find(key); key && known != values_.end() && known->second == id)
    values_.erase(known);
  key = {};
}

bool Recorder::recordType(Value value) {
  auto known = values_.find(value);
  if (known == values_.end())
    return false;
  std::vector<TypeChange> &types = history_.values[known->second.index].types;
  const TypeId type = spelling_.type(value.getType());
  if (!types.empty() && types.back().type == type)
    return false;
  if (!types.empty() && types.back().from == moment_)
    types.back().type = type;
  else
    types.push_back({moment_, type});
  return true;
}

//===-- Ops -----------------------------------------------------------------------------------===//

OpId Recorder::newRecord(Operation *op) {
  const OpId id(uint32_t(history_.ops.size()));
  const OpSpelling &spelling = spelling_.op(op->getName());
  OpRecord &record = history_.ops.emplace_back();
  record.name = spelling.name;
  record.form = spelling.form;
  record.isUnknown = !op->isRegistered() && op->getName().getDialectNamespace() == "torch";
  record.place = spelling_.place(op->getLoc());
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
  const OpSpelling &spelling = spelling_.op(op->getName());
  hints_.clear();
  if (spelling.givesNames && op->getNumResults())
    mlir::cast<mlir::OpAsmOpInterface>(op).getAsmResultNames(
        [&](Value value, llvm::StringRef name) {
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
  return op->getPropertiesStorageSize() ? spelling_.attributes(op->getPropertiesAsAttribute())
                                        : StringId();
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
  version.attributes = discardable.empty() ? StringId() : spelling_.attributes(discardable);
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

//===-- Comparing -----------------------------------------------------------------------------===//

bool Recorder::hasSameVersion(Operation *op, const OpState &state) {
  const OpVersion &version = history_.versions[history_.ops[state.record.index].firstVersion];
  if (version.until != kStillAlive || version.operandCount != op->getNumOperands())
    return false;
  for (auto [recorded, operand] : llvm::zip(history_.operands(version), op->getOperands()))
    if (idOf(operand) != recorded)
      return false;
  const mlir::DictionaryAttr discardable = op->getDiscardableAttrDictionary();
  return version.properties == propertiesOf(op) &&
         version.attributes ==
             (discardable.empty() ? StringId() : spelling_.attributes(discardable));
}

bool Recorder::hasSameTypes(mlir::ValueRange values) {
  return llvm::all_of(values, [&](Value value) {
    const ValueId id = idOf(value);
    return id && history_.values[id.index].types.back().type == spelling_.type(value.getType());
  });
}

bool Recorder::hasSameArguments(Block *block) {
  auto known = blocks_.find(block);
  if (known == blocks_.end())
    return true; // a new block, which is announced by itself
  const std::vector<ValueId> &recorded = history_.blocks[known->second.id.index].arguments;
  if (recorded.size() != block->getNumArguments())
    return false;
  return llvm::all_of(llvm::zip(recorded, block->getArguments()),
                      [&](auto both) { return idOf(std::get<1>(both)) == std::get<0>(both); });
}

bool Recorder::isAsRecorded(Operation *op, const OpState &state) {
  if (!hasSameVersion(op, state) || !hasSameTypes(op->getResults()))
    return false;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (!hasSameArguments(&block) || !hasSameTypes(block.getArguments()))
        return false;
  return true;
}

/// What isAsRecorded() looks at.
void Recorder::recordChange(Operation *op, const OpState &state) {
  if (!hasSameVersion(op, state))
    addVersion(state.record, op);
  for (Value result : op->getResults())
    recordType(result);
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      if (!hasSameArguments(&block))
        replaceBlock(&block);
      for (Value argument : block.getArguments())
        recordType(argument);
    }
}

} // namespace reify
