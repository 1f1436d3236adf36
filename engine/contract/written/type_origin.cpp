#include "engine/contract/written/type_origin.h"

#include <algorithm>

namespace reify {

/// The first size that is another one than written; nothing where the ranks differ.
static std::optional<size_t> firstDifference(const TypeComparison &comparison, const TorchType &found) {
  const TorchType written = parseTorchType(comparison.written);
  if (!written.sizes || !found.sizes || written.sizes->size() != found.sizes->size())
    return std::nullopt;
  for (size_t i = 0; i < found.sizes->size(); ++i)
    if ((*written.sizes)[i] != TorchType::kUnknownSize && (*found.sizes)[i] != (*written.sizes)[i])
      return i;
  return std::nullopt;
}

TypeOrigins::TypeOrigins(const Trace &trace) : trace_(trace) {
  for (const Refinement &refinement : trace.refinements) {
    if (!refinement.op)
      continue;
    Pair &pair = refinements_[trace.model.identity(refinement.op).index];
    (refinement.isDtype ? pair.dtype : pair.shape) = &refinement;
  }
}

/// The innermost step in which the model changed to what it is at `moment`.
const Step *TypeOrigins::innermostAt(Moment moment, uint32_t &flat) const {
  const auto after = std::partition_point(trace_.steps.begin(), trace_.steps.end(),
                                          [&](const Step &step) { return step.before < moment; });
  if (after == trace_.steps.begin())
    return nullptr;
  // Steps stand in pre-order: the one looked for is around the last that began before.
  for (flat = trace_.flatOf(uint32_t(after - trace_.steps.begin() - 1));; flat = trace_.parent(flat)) {
    const Step *step = trace_.at(flat).step;
    if (moment <= step->after || flat == 0)
      return step;
  }
}

/// Where the function came to its end: the last line of its own that ran.
void TypeOrigins::lineOf(TypeComparison &comparison, const Step &step) const {
  if (step.derivation == Step::kNoDerivation)
    return;
  const LineTrace &lines = trace_.derivations[step.derivation]->lines;
  for (size_t i = lines.stops.size(); i-- > 0;)
    if (lines.stops[i].depth == 0) {
      comparison.stop = uint32_t(i);
      comparison.functionPlace = trace_.tables.place(lines.stops[i].place);
      return;
    }
}

/// The place in the library of what a result's dtype, or one of its sizes, came from: the op that stands
/// for it where the calculation is simplified.
Place TypeOrigins::makerOf(const Step &step, uint32_t result, std::optional<size_t> size) const {
  if (step.derivation == Step::kNoDerivation)
    return {};
  const Derivation &derivation = *trace_.derivations[step.derivation];
  const History &history = derivation.history;
  const Moment moment = std::min(derivation.retypedAt, history.end);
  if (!derivation.calculate || !history.at(derivation.calculate, moment))
    return {};
  auto operandOf = [&](OpId op, size_t number) -> OpId {
    const OpVersion *version = op ? history.at(op, moment) : nullptr;
    if (!version || number >= version->operandCount)
      return {};
    return history.values[history.operands(*version)[number].index].definer;
  };
  OpId yield;
  for (BlockId block : history.blocksOf(derivation.calculate, moment))
    if (history.blocks[block.index].region == 1)
      history.forEachOp(block, moment, [&](OpId op, const OpVersion &) { yield = op; });
  OpId maker = operandOf(yield, result);
  if (size) {
    const bool isList = maker && trace_.tables.string(history.ops[maker.index].name) == "torch.prim.ListConstruct";
    maker = isList ? operandOf(maker, *size) : OpId();
  }
  return maker ? trace_.tables.place(history.ops[maker.index].place) : Place();
}

void TypeOrigins::explainFound(TypeComparison &comparison, ValueId seenIn, bool isDtype) const {
  const std::vector<TypeChange> &types = trace_.model.values[seenIn.index].types;
  const TorchType &last = trace_.tables.type(types.back().type);
  // The first type that says of this what the last one says.
  size_t first = types.size() - 1;
  while (first > 0) {
    const TorchType &earlier = trace_.tables.type(types[first - 1].type);
    if (isDtype ? earlier.dtype != last.dtype : earlier.sizes != last.sizes)
      break;
    --first;
  }
  uint32_t flat = 0;
  const Step *step = innermostAt(types[first].from, flat);
  if (!step)
    return;
  comparison.step = flat;
  comparison.function = step->function;
  if (step->function)
    comparison.functionPlace = trace_.tables.place(step->functionPlace);
  lineOf(comparison, *step);
  const uint32_t result = trace_.model.values[seenIn.index].number;
  if (isDtype)
    comparison.madeAt = makerOf(*step, result, std::nullopt);
  else if (const std::optional<size_t> size = firstDifference(comparison, last))
    comparison.madeAt = makerOf(*step, result, size);
  // A size that the function takes from an operand as it is was made nowhere in the library.
  if (comparison.madeAt.file == comparison.place.file)
    comparison.madeAt = Place();
}

void TypeOrigins::explainUnknown(TypeComparison &comparison, bool isDtype) const {
  const auto known = refinements_.find(trace_.model.identity(comparison.op).index);
  const Refinement *refinement = known == refinements_.end() ? nullptr
                                 : isDtype                   ? known->second.dtype
                                                             : known->second.shape;
  if (!refinement)
    return;
  comparison.reason = trace_.tables.string(refinement->reason);
  comparison.reasonPlace = trace_.tables.place(refinement->reasonPlace);
  comparison.function = refinement->functionFound ? refinement->function : StringId();
  if (refinement->step >= trace_.steps.size())
    return;
  comparison.step = trace_.flatOf(refinement->step);
  if (comparison.function) {
    comparison.functionPlace = trace_.tables.place(trace_.steps[refinement->step].functionPlace);
    lineOf(comparison, trace_.steps[refinement->step]);
  }
}

void TypeOrigins::explain(TypeComparison &comparison, const TorchType &written, const FoundType &found) const {
  TorchType shape = written, wanted = written; // sizes alone, to see what they say
  shape.sizes = found.sizes;
  const bool isDtype = compareTypes(wanted, shape) != comparison.verdict;
  if (comparison.verdict == TypeVerdict::KnowsLess)
    return explainUnknown(comparison, isDtype);
  if (const ValueId seenIn = isDtype ? found.dtypeFrom : found.sizesFrom)
    explainFound(comparison, seenIn, isDtype);
}

} // namespace reify
