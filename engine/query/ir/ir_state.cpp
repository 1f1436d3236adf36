#include "engine/query/ir/ir_state.h"

#include "engine/query/ir/scratch_names.h"
#include "engine/trace/attribute_text.h"

#include <algorithm>
#include <unordered_set>

namespace reify {

IrState::IrState(const Trace &trace, Moment moment) : trace_(&trace), moment_(moment) {}

IrState::IrState(const Trace &trace, uint32_t step, bool after)
    : trace_(&trace), moment_(trace.modelMoment(step, after)) {
  const Trace::StepRef ref = trace.at(step);
  if (ref.inner && trace.model.at(trace.steps[ref.outer].op, moment_))
    enter(ref, after);
}

void IrState::enter(const Trace::StepRef &step, bool after) {
  derivation_ = step.inner;
  innerMoment_ = after ? step.step->after : step.step->before;
  refined_ = trace_->model.identity(trace_->steps[step.outer].op);
  const History &scratch = derivation_->history;

  if (const Binding *binding = trace_->binding(step.outer))
    for (size_t i = 0; i < std::min(binding->inputs.size(), derivation_->inputs.size()); ++i)
      bound_[derivation_->inputs[i]] = binding->inputs[i];

  const OpId function = scratch.topLevelOf(derivation_->op, 0);
  const std::vector<BlockId> bodies = scratch.blocksOf(function, innerMoment_);
  if (!bodies.empty())
    bindResults(bodies.front());
  scratch.forEachOp(scratch.blocksOf(scratch.root, innerMoment_).front(), innerMoment_,
                    [&](OpId op, const OpVersion &) {
                      if (op != function && scratch.ops[op.index].form == OpForm::Func)
                        functions_.push_back({op, true});
                    });
  collectFunctions();
  names_ = ScratchNames(*trace_).of(*derivation_);
}

/// Shows the scratch function's ops up to the one whose results are the model op's. What follows
/// only hands them out, and the model has users of its own.
void IrState::bindResults(BlockId body) {
  const History &scratch = derivation_->history;
  const bool isReified = derivation_->calculate && scratch.at(derivation_->calculate, innerMoment_) != nullptr;
  const OpId last = isReified ? derivation_->calculate : derivation_->op;
  const std::span<const ValueId> made = scratch.resultsOf(last);
  const std::span<const ValueId> wanted = trace_->model.resultsOf(refined_);
  const bool isThere = scratch.at(last, innerMoment_) != nullptr;
  if (isThere)
    for (size_t i = 0; i < std::min(made.size(), wanted.size()); ++i)
      bound_[made[i]] = wanted[i];

  bool isPast = false;
  scratch.forEachOp(body, innerMoment_, [&](OpId op, const OpVersion &version) {
    if (scratch.ops[op.index].form == OpForm::Return && !isThere) {
      // The op became something that there is already: its users are to see that.
      std::span<const ValueId> returned = scratch.operands(version);
      for (size_t i = 0; i < std::min(returned.size(), wanted.size()); ++i)
        aliases_[wanted[i]] = fromScratch(returned[i]);
    }
    const std::vector<OpId> &hidden = derivation_->prelude;
    if (!isPast && scratch.ops[op.index].form != OpForm::Return &&
        std::find(hidden.begin(), hidden.end(), op) == hidden.end())
      spliced_.push_back(fromScratch(op));
    isPast = isPast || op == last;
  });
}

void IrState::collectFunctions() {
  if (functions_.empty())
    return;
  std::unordered_set<std::string> taken;
  const History &model = trace_->model;
  for (BlockId block : model.blocksOf(model.root, moment_))
    model.forEachOp(block, moment_, [&](OpId, const OpVersion &version) {
      if (auto name = attribute(properties(version), "sym_name"))
        taken.insert(unescaped(*name));
    });
  for (OpRef function : functions_) {
    auto name = attribute(properties(*version(function)), "sym_name");
    if (!name)
      continue;
    std::string free = unescaped(*name);
    for (unsigned suffix = 0; !taken.insert(free).second; ++suffix)
      free = unescaped(*name) + "_" + std::to_string(suffix);
    if (free != unescaped(*name))
      symbols_[*name] = free;
  }
}

OpRef IrState::calculateOp() const {
  if (!derivation_ || !derivation_->calculate || !derivation_->history.at(derivation_->calculate, innerMoment_))
    return {};
  return {derivation_->calculate, true};
}

const OpVersion *IrState::version(OpRef op) const {
  const bool inner = op.inner || isRefined(op);
  return history(inner).at(scratchId(op), moment(inner));
}

ValueRef IrState::fromScratch(ValueId value) const {
  auto known = bound_.find(value);
  return known == bound_.end() ? ValueRef{value, true} : ValueRef{known->second, false};
}

ValueRef IrState::operand(OpRef op, const OpVersion &version, size_t index) const {
  const bool inner = op.inner || isRefined(op);
  const ValueId value = history(inner).operands(version)[index];
  if (inner)
    return fromScratch(value);
  auto alias = aliases_.find(value);
  return alias == aliases_.end() ? ValueRef{value, false} : alias->second;
}

std::vector<ValueRef> IrState::results(OpRef op) const {
  const bool inner = op.inner || isRefined(op);
  std::vector<ValueRef> results;
  for (ValueId value : history(inner).resultsOf(scratchId(op)))
    results.push_back(inner ? fromScratch(value) : ValueRef{value, false});
  return results;
}

std::vector<BlockRef> IrState::blocks(OpRef op) const {
  const bool inner = op.inner || isRefined(op);
  std::vector<BlockRef> blocks;
  for (BlockId block : history(inner).blocksOf(scratchId(op), moment(inner)))
    blocks.push_back({block, inner});
  return blocks;
}

std::vector<ValueRef> IrState::arguments(BlockRef block) const {
  std::vector<ValueRef> arguments;
  for (ValueId value : history(block.inner).blocks[block.block.index].arguments)
    arguments.push_back(block.inner ? fromScratch(value) : ValueRef{value, false});
  return arguments;
}

const std::vector<BlockId> *IrState::successors(OpRef op, const OpVersion &version) const {
  const History &from = history(op.inner || isRefined(op));
  if (from.successors.empty())
    return nullptr;
  auto known = from.successors.find(uint32_t(&version - from.versions.data()));
  return known == from.successors.end() ? nullptr : &known->second;
}

std::string_view IrState::symbol(bool inner, std::string_view quoted) const {
  if (!inner)
    return {};
  auto renamed = symbols_.find(quoted);
  return renamed == symbols_.end() ? std::string_view() : renamed->second;
}

std::string_view IrState::valueName(ValueRef value) const {
  return value.inner ? std::string_view(names_[value.value.index])
                     : trace_->tables.string(trace_->model.values[value.value.index].name);
}

const TorchType &IrState::type(ValueRef value) const {
  if (!value.inner && derivation_)
    for (size_t i = 0; const ValueId result : trace_->model.resultsOf(refined_)) {
      if (result == value.value) {
        // While it is being refined its type is what the scratch copy says.
        const OpRef made = calculateOp().op ? calculateOp() : OpRef{derivation_->op, true};
        const auto results = derivation_->history.resultsOf(made.op);
        if (i < results.size())
          return trace_->tables.type(derivation_->history.typeAt(results[i], innerMoment_));
      }
      ++i;
    }
  return trace_->tables.type(history(value.inner).typeAt(value.value, moment(value.inner)));
}

OpRef IrState::definer(ValueRef value) const {
  const OpId op = history(value.inner).values[value.value.index].definer;
  if (!op)
    return {};
  return value.inner ? fromScratch(op) : OpRef{op, false};
}

} // namespace reify
