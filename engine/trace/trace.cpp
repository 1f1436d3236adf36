#include "engine/trace/trace.h"

#include <algorithm>

namespace reify {

void Trace::index() {
  firstFlat_.assign(steps.size() + 1, 0);
  parent_.assign(steps.size(), 0);
  std::vector<uint32_t> open; // the steps around the current one
  for (uint32_t i = 0; i < steps.size(); ++i) {
    while (!open.empty() && open.back() + steps[open.back()].descendants < i)
      open.pop_back();
    parent_[i] = open.empty() ? 0 : open.back();
    open.push_back(i);
    const uint32_t derivation = steps[i].derivation;
    const size_t inner = derivation == Step::kNoDerivation ? 0 : derivations[derivation]->steps.size();
    firstFlat_[i + 1] = firstFlat_[i] + 1 + uint32_t(inner);
  }
}

uint32_t Trace::stepCount() const { return firstFlat_.empty() ? 0 : firstFlat_.back(); }

Trace::StepRef Trace::at(uint32_t flat) const {
  StepRef ref;
  ref.flat = flat;
  ref.outer = uint32_t(std::upper_bound(firstFlat_.begin(), firstFlat_.end(), flat) - firstFlat_.begin() - 1);
  const Step &outer = steps[ref.outer];
  if (const uint32_t offset = flat - firstFlat_[ref.outer]) {
    ref.inner = derivations[outer.derivation].get();
    ref.step = &ref.inner->steps[offset - 1];
    ref.depth = uint32_t(outer.depth) + 1 + ref.step->depth;
    ref.descendants = ref.step->descendants;
    return ref;
  }
  ref.step = &outer;
  ref.depth = outer.depth;
  ref.descendants = firstFlat_[ref.outer + outer.descendants + 1] - flat - 1;
  return ref;
}

uint32_t Trace::flatOf(uint32_t outer) const { return firstFlat_[outer]; }

uint32_t Trace::parent(uint32_t flat) const {
  const StepRef ref = at(flat);
  if (!ref.inner)
    return firstFlat_[parent_[ref.outer]];
  const uint32_t outer = firstFlat_[ref.outer];
  if (ref.step->depth == 0)
    return outer;
  for (uint32_t before = flat - outer - 1; before > 0; --before)
    if (ref.inner->steps[before - 1].depth < ref.step->depth)
      return outer + before;
  return outer;
}

const Binding *Trace::binding(uint32_t outer) const {
  const bool isBound = outer < bindingOf.size() && bindingOf[outer] != ~0u;
  return isBound ? &bindings[bindingOf[outer]] : nullptr;
}

/// Whether the refined op's results have their new types at a moment of the derivation.
static bool isRetyped(const Derivation &derivation, Moment moment) {
  const History &history = derivation.history;
  if (derivation.retypedAt != ~0u && moment < derivation.retypedAt)
    return false;
  const OpId made = derivation.calculate ? derivation.calculate : derivation.op;
  for (ValueId result : history.resultsOf(made))
    if (history.typeAt(result, moment) != history.typeAt(result, history.end))
      return false;
  return true;
}

Moment Trace::modelMoment(uint32_t flat, bool after) const {
  const StepRef ref = at(flat);
  const Step &outer = steps[ref.outer];
  if (!ref.inner)
    return after && outer.kind != StepKind::Run ? outer.after : outer.before;
  return isRetyped(*ref.inner, after ? ref.step->after : ref.step->before) ? outer.after : outer.before;
}

} // namespace reify
