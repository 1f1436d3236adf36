#include "engine/contract/written/found_types.h"

#include "engine/contract/value_flow.h"

namespace reify {
namespace {

constexpr int64_t kUnknown = TorchType::kUnknownSize;

/// Adds what another view of the same value knows.
void add(FoundType &found, const FoundType &more) {
  if (!found.sizes && more.sizes) {
    found.sizes = more.sizes;
    found.sizesFrom = more.sizesFrom;
  } else if (found.sizes && more.sizes && found.sizes->size() == more.sizes->size()) {
    for (size_t i = 0; i < found.sizes->size(); ++i)
      if ((*found.sizes)[i] == kUnknown && (*more.sizes)[i] != kUnknown) {
        (*found.sizes)[i] = (*more.sizes)[i];
        found.sizesFrom = more.sizesFrom;
      }
  }
  if (found.dtype.empty() && !more.dtype.empty()) {
    found.dtype = more.dtype;
    found.dtypeFrom = more.dtypeFrom;
  }
}

/// What holds for both of two copies.
FoundType common(FoundType one, const FoundType &two) {
  if (!one.sizes || !two.sizes || one.sizes->size() != two.sizes->size())
    one.sizes.reset();
  else
    for (size_t i = 0; i < one.sizes->size(); ++i)
      if ((*one.sizes)[i] != (*two.sizes)[i])
        (*one.sizes)[i] = kUnknown;
  if (one.dtype != two.dtype)
    one.dtype.clear();
  return one;
}

bool isComplete(const FoundType &found) {
  if (!found.sizes || found.dtype.empty())
    return false;
  for (int64_t size : *found.sizes)
    if (size == kUnknown)
      return false;
  return true;
}

/// The symbol in `callee = @name` or `sym_name = "name"`.
std::string_view symbolIn(std::string_view properties, std::string_view key) {
  const size_t at = properties.find(key);
  if (at == properties.npos)
    return {};
  std::string_view rest = properties.substr(at + key.size());
  rest.remove_prefix(std::min(rest.find_first_not_of(" =@\""), rest.size()));
  return rest.substr(0, rest.find_first_of("\", "));
}

} // namespace

FoundTypes::FoundTypes(const Trace &trace)
    : trace_(trace), history_(trace.model), before_(trace.steps[trace.forgotten.step].before) {
  findCopies();
  findCalls();
}

void FoundTypes::findCopies() {
  for (uint32_t i = 0; i < history_.ops.size(); ++i) {
    const OpRecord &op = history_.ops[i];
    if (!op.identity.isNone() || op.origin.isNone())
      continue;
    const OpId origin = history_.identity(op.origin);
    if (history_.ops[origin.index].name == op.name &&
        history_.resultsOf(origin).size() == history_.resultsOf(OpId(i)).size())
      copies_[origin.index].push_back(OpId(i));
  }
}

void FoundTypes::findCalls() {
  const std::vector<BlockId> top = history_.blocksOf(history_.root, before_);
  for (BlockId block : top)
    history_.forEachOp(block, before_, [&](OpId op, const OpVersion &version) {
      functions_[symbolIn(trace_.tables.string(version.properties), "sym_name")] = op;
    });
  if (trace_.tables.find("func.call"))
    collectCalls(history_.root);
}

void FoundTypes::collectCalls(OpId op) {
  for (BlockId block : history_.blocksOf(op, before_))
    history_.forEachOp(block, before_, [&](OpId inner, const OpVersion &version) {
      if (trace_.tables.string(history_.ops[inner.index].name) == "func.call")
        addCall(inner, version);
      collectCalls(inner);
    });
}

void FoundTypes::addCall(OpId call, const OpVersion &version) {
  const auto function = functions_.find(symbolIn(trace_.tables.string(version.properties), "callee"));
  if (function == functions_.end())
    return;
  const std::vector<BlockId> blocks = history_.blocksOf(function->second, before_);
  if (blocks.empty())
    return;
  const std::span<const ValueId> operands = history_.operands(version);
  const std::vector<ValueId> &arguments = history_.blocks[blocks.front().index].arguments;
  for (size_t i = 0; i < std::min(arguments.size(), operands.size()); ++i)
    given_[arguments[i]].push_back(operands[i]);
  OpId last;
  history_.forEachOp(blocks.back(), before_, [&](OpId inner, const OpVersion &) { last = inner; });
  const OpVersion *end = last ? history_.at(last, before_) : nullptr;
  if (!end)
    return;
  const std::span<const ValueId> returned = history_.operands(*end), results = history_.resultsOf(call);
  for (size_t i = 0; i < std::min(returned.size(), results.size()); ++i)
    returned_[results[i]] = returned[i];
}

const std::vector<OpId> &FoundTypes::copiesOf(OpId op) const {
  static const std::vector<OpId> kNone;
  const auto found = copies_.find(history_.identity(op).index);
  return found == copies_.end() ? kNone : found->second;
}

const std::vector<ValueId> &FoundTypes::givenFor(ValueId argument) const {
  static const std::vector<ValueId> kNone;
  const auto found = given_.find(argument);
  return found == given_.end() ? kNone : found->second;
}

ValueId FoundTypes::returnedFor(ValueId result) const {
  const auto found = returned_.find(result);
  return found == returned_.end() ? ValueId() : found->second;
}

/// Values each of which is this one under certain circumstances: in one of several calls.
std::vector<ValueId> FoundTypes::stakesOf(ValueId value) const {
  const ValueRecord &record = history_.values[value.index];
  std::vector<ValueId> stakes;
  if (record.definer) {
    for (OpId copy : copiesOf(record.definer))
      stakes.push_back(history_.resultsOf(copy)[record.number]);
    return stakes;
  }
  if (record.block.isNone())
    return stakes;
  if (const std::vector<ValueId> &given = givenFor(value); !given.empty())
    return given;
  const BlockRecord &block = history_.blocks[record.block.index];
  for (OpId copy : copiesOf(block.parent))
    for (uint32_t b = history_.ops[copy.index].firstBlock; b != ~0u; b = history_.blocks[b].next)
      if (history_.blocks[b].region == block.region && record.number < history_.blocks[b].arguments.size())
        stakes.push_back(history_.blocks[b].arguments[record.number]);
  return stakes;
}

FoundType FoundTypes::find(ValueId value) {
  const ValueRecord &record = history_.values[value.index];
  FoundType found;
  const TorchType &last = trace_.tables.type(record.types.back().type);
  if (last.isTensor()) {
    found.sizes = last.sizes;
    found.dtype = last.dtype;
    if (found.sizes)
      found.sizesFrom = value;
    if (!found.dtype.empty())
      found.dtypeFrom = value;
  }
  if (record.replacedBy && !isComplete(found))
    add(found, of(record.replacedBy));
  // A function that was copied into its callers is not refined itself.
  if (!found.sizes || found.dtype.empty()) {
    std::optional<FoundType> shared;
    for (ValueId stake : stakesOf(value))
      shared = shared ? common(std::move(*shared), of(stake)) : of(stake);
    if (shared)
      add(found, *shared);
  }
  return found;
}

const FoundType &FoundTypes::of(ValueId value) {
  // Chains of replacements are short; what goes in circles, or deeper, stays unknown.
  constexpr unsigned kDeepest = 200;
  static const FoundType kNothing;
  if (auto known = found_.find(value); known != found_.end())
    return known->second;
  if (depth_ == kDeepest)
    return kNothing;
  found_[value] = {};
  ++depth_;
  FoundType found = find(value);
  --depth_;
  return found_[value] = std::move(found);
}

} // namespace reify
