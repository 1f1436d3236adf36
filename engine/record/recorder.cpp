#include "engine/record/recorder.h"

#include <mlir/IR/OpImplementation.h>

#include <llvm/ADT/StringExtras.h>

namespace reify {

using mlir::Block;
using mlir::Operation;
using mlir::Region;
using mlir::Value;

Recorder::Recorder(Tables &tables, std::shared_ptr<Spelling> spelling)
    : tables_(&tables), spelling_(spelling ? std::move(spelling) : std::make_shared<Spelling>(tables)), namer_(tables) {
}
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
  const OpId id = idOf(op);
  if (!id)
    return;
  history_.ops[id.index].origin = origin;
  if (origin.isNone() || op == root_)
    return;
  // A copy in another function keeps the names that the user gave. Numbers and argument names come
  // of themselves.
  auto adopt = [&](Value value, ValueId from, uint32_t scope) {
    auto known = values_.find(value);
    const llvm::StringRef name = tables_->string(history_.values[from.index].name);
    llvm::StringRef rest = name;
    const bool isGiven = !name.empty() && !llvm::isDigit(name.front()) &&
                         !(rest.consume_front("arg") && llvm::all_of(rest, llvm::isDigit));
    if (known != values_.end() && isGiven && !name.contains('#'))
      history_.values[known->second.index].name = namer_.name(scope, name);
  };
  const BlockId from = history_.ops[origin.index].block;
  if (const uint32_t scope = blocks_[op->getBlock()].scope; from && blockScopes_[from.index] != scope)
    for (auto [result, old] : llvm::zip(op->getResults(), history_.resultsOf(origin)))
      adopt(result, old, scope);
  const std::vector<BlockId> oldBlocks = history_.blocksOf(origin, moment_);
  size_t next = 0;
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      if (next == oldBlocks.size())
        return;
      const BlockId old = oldBlocks[next++];
      if (const uint32_t scope = blocks_[&block].scope; blockScopes_[old.index] != scope)
        for (auto [argument, oldArgument] : llvm::zip(block.getArguments(), history_.blocks[old.index].arguments))
          adopt(argument, oldArgument, scope);
    }
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
  const bool isInPlace = isAlive(record) && history_.ops[record.index].block == blocks_[op->getBlock()].id;
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
  for (auto [result, value] : llvm::zip(op->getResults(), values))
    if (const ValueId from = idOf(Value(result)), to = value ? idOf(value) : ValueId(); from && to)
      history_.values[from.index].replacedBy = to;
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
      Value first = value.getDefiningOp()->getResult(mlir::cast<mlir::OpResult>(value).getResultNumber() - number);
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
  record.number = argument ? argument.getArgNumber() : mlir::cast<mlir::OpResult>(value).getResultNumber();
  record.types.push_back({moment_, spelling_->type(value.getType())});
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
  const TypeId type = spelling_->type(value.getType());
  if (!types.empty() && types.back().type == type)
    return false;
  if (!types.empty() && types.back().from == moment_)
    types.back().type = type;
  else
    types.push_back({moment_, type});
  return true;
}

} // namespace reify
