#include "engine/contract/value_flow.h"

namespace reify {

std::vector<ValueId> ValueFlow::operandsOf(OpId op) const {
  const OpVersion *version = history_.at(op, moment_);
  if (!version)
    return {};
  auto operands = history_.operands(*version);
  return {operands.begin(), operands.end()};
}

/// Operand `number` of the last op of the region's block.
void ValueFlow::addYielded(OpId op, uint32_t region, size_t number, std::vector<ValueId> &sources) const {
  for (BlockId block : history_.blocksOf(op, moment_)) {
    if (history_.blocks[block.index].region != region)
      continue;
    OpId last;
    history_.forEachOp(block, moment_, [&](OpId inner, const OpVersion &) { last = inner; });
    const std::vector<ValueId> yielded = last ? operandsOf(last) : std::vector<ValueId>();
    if (number < yielded.size())
      sources.push_back(yielded[number]);
  }
}

std::vector<ValueId> ValueFlow::sourcesOf(ValueId value) const {
  const ValueRecord &record = history_.values[value.index];
  std::vector<ValueId> sources;
  if (!record.definer) {
    const OpId parent = record.block ? history_.blocks[record.block.index].parent : OpId();
    if (!parent || nameOf(parent) != "torch.prim.Loop" || record.number == 0)
      return sources;                                         // the iteration number is an int from nowhere
    const std::vector<ValueId> operands = operandsOf(parent); // trip count, condition, initial values
    if (record.number + 1 < operands.size())
      sources.push_back(operands[record.number + 1]);
    addYielded(parent, 0, record.number, sources); // condition, carried values
    return sources;
  }
  const OpId op = record.definer;
  const std::string_view name = nameOf(op);
  if (name == "torch.prim.If") {
    addYielded(op, 0, record.number, sources);
    addYielded(op, 1, record.number, sources);
  } else if (name == "torch.prim.Loop") {
    const std::vector<ValueId> operands = operandsOf(op);
    if (record.number + 2 < operands.size())
      sources.push_back(operands[record.number + 2]);
    addYielded(op, 0, record.number + 1, sources);
  } else if (name == "torch.shape.calculate" || name == "torch.dtype.calculate") {
    addYielded(op, 0, record.number, sources);
  } else {
    sources = operandsOf(op);
  }
  return sources;
}

bool ValueFlow::isFunctionArgument(ValueId value) const {
  const ValueRecord &record = history_.values[value.index];
  if (record.definer || !record.block)
    return false;
  return nameOf(history_.blocks[record.block.index].parent) == "func.func";
}

void ValueFlow::collectUsers(OpId op) {
  for (BlockId block : history_.blocksOf(op, moment_))
    history_.forEachOp(block, moment_, [&](OpId inner, const OpVersion &version) {
      for (ValueId operand : history_.operands(version))
        users_[operand].push_back(inner);
      collectUsers(inner);
    });
}

const std::vector<OpId> &ValueFlow::usersOf(ValueId value) {
  if (!hasUsers_ && history_.root)
    collectUsers(history_.root);
  hasUsers_ = true;
  return users_[value];
}

} // namespace reify
