#include "engine/trace/history.h"

#include <algorithm>

namespace reify {

const OpVersion *History::atPlace(OpId record, Moment moment) const {
  // Newest first: the first version that is old enough is the one, unless it had ended by then.
  for (uint32_t v = ops[record.index].firstVersion; v != ~0u; v = versions[v].previous)
    if (versions[v].from <= moment)
      return moment < versions[v].until ? &versions[v] : nullptr;
  return nullptr;
}

const OpVersion *History::at(OpId op, Moment moment) const {
  for (OpId place = identity(op); place; place = ops[place.index].movedTo)
    if (const OpVersion *version = atPlace(place, moment))
      return version;
  return nullptr;
}

OpId History::parentOf(OpId op, Moment moment) const {
  const OpVersion *version = at(op, moment);
  if (!version)
    return {};
  const BlockId block = ops[version->op.index].block;
  return block ? blocks[block.index].parent : OpId();
}

OpId History::topLevelOf(OpId op, Moment moment) const {
  OpId top;
  if (!at(op, moment))
    return top;
  for (op = identity(op); op && op != root; op = parentOf(op, moment))
    top = op;
  return top;
}

TypeId History::typeAt(ValueId value, Moment moment) const {
  const std::vector<TypeChange> &types = values[value.index].types;
  if (types.empty())
    return {};
  size_t known = 0;
  while (known + 1 < types.size() && types[known + 1].from <= moment)
    ++known;
  return types[known].type;
}

std::vector<BlockId> History::blocksOf(OpId op, Moment moment) const {
  std::vector<BlockId> alive;
  for (uint32_t b = ops[identity(op).index].firstBlock; b != ~0u; b = blocks[b].next)
    if (blocks[b].from <= moment && moment < blocks[b].until) {
      auto place = std::upper_bound(alive.begin(), alive.end(), blocks[b].region, [&](uint32_t region, BlockId other) {
        return region < blocks[other.index].region;
      });
      alive.insert(place, BlockId(b));
    }
  return alive;
}

size_t History::bytes() const {
  size_t sum = ops.capacity() * sizeof(OpRecord) + versions.capacity() * sizeof(OpVersion) +
               blocks.capacity() * sizeof(BlockRecord) + values.capacity() * sizeof(ValueRecord) +
               operandPool.capacity() * sizeof(ValueId) + results.capacity() * sizeof(std::vector<ValueId>);
  for (const auto &list : results)
    sum += list.capacity() * sizeof(ValueId);
  for (const BlockRecord &block : blocks)
    sum += block.arguments.capacity() * sizeof(ValueId);
  for (const ValueRecord &value : values)
    sum += value.types.capacity() * sizeof(TypeChange);
  return sum;
}

} // namespace reify
