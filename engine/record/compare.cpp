// Whether an op is still as it was recorded.
#include "engine/record/recorder.h"

namespace reify {

using mlir::Block;
using mlir::Operation;
using mlir::Region;
using mlir::Value;

bool Recorder::hasSameVersion(Operation *op, const OpState &state) {
  const OpVersion &version = history_.versions[history_.ops[state.record.index].firstVersion];
  if (version.until != kStillAlive || version.operandCount != op->getNumOperands())
    return false;
  for (auto [recorded, operand] : llvm::zip(history_.operands(version), op->getOperands()))
    if (idOf(operand) != recorded)
      return false;
  const mlir::DictionaryAttr discardable = op->getDiscardableAttrDictionary();
  return version.properties == propertiesOf(op) &&
         version.attributes == (discardable.empty() ? StringId() : spelling_->attributes(discardable));
}

bool Recorder::hasSameTypes(mlir::ValueRange values) {
  return llvm::all_of(values, [&](Value value) {
    const ValueId id = idOf(value);
    return id && history_.values[id.index].types.back().type == spelling_->type(value.getType());
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
