// The four forms of one op: as it came, reified, simplified, dropped.
#include "engine/query/ir/ir_state.h"
#include "engine/query/ir/op_printer.h"
#include "engine/query/snapshot.h"

namespace reify {
namespace {

/// The refinement that the cursor is in, or the last one before it of the op that the cursor is at.
uint32_t refinementAt(const Trace &trace, uint32_t cursor) {
  const Trace::StepRef here = trace.at(cursor);
  auto isShown = [&](uint32_t outer) { return trace.steps[outer].derivation != Step::kNoDerivation; };
  if (isShown(here.outer))
    return here.outer;
  for (uint32_t outer = here.outer; outer-- > 0 && here.step->op;)
    if (isShown(outer) && trace.model.identity(trace.steps[outer].op) == trace.model.identity(here.step->op))
      return outer;
  return ~0u;
}

Listing listOp(const Trace &trace, uint32_t step, bool after, const ListingOptions &options) {
  Listing listing;
  const IrState state(trace, step, after);
  OpPrinter printer(state, options, listing.lines);
  const OpRef calculate = state.calculateOp();
  const OpRef op = calculate.op ? calculate : state.refinedOp();
  if (op.op && state.version(op))
    printer.print(op, 0);
  return listing;
}

} // namespace

Artefacts makeArtefacts(const Trace &trace, uint32_t cursor, const ListingOptions &options) {
  Artefacts artefacts;
  if (cursor >= trace.stepCount())
    return artefacts;
  const uint32_t outer = refinementAt(trace, cursor);
  if (outer == ~0u)
    return artefacts;
  const Derivation &derivation = *trace.derivations[trace.steps[outer].derivation];
  const uint32_t base = trace.flatOf(outer) + 1;
  uint32_t reified = ~0u, dropped = ~0u;
  for (uint32_t i = 0; i < derivation.steps.size(); ++i) {
    if (derivation.steps[i].kind == StepKind::Reify && reified == ~0u)
      reified = i;
    if (derivation.steps[i].kind == StepKind::Drop)
      dropped = i;
  }
  if (reified == ~0u || dropped == ~0u)
    return artefacts;
  artefacts.available = true;
  artefacts.inputStep = artefacts.reifiedStep = base + reified;
  artefacts.droppedStep = base + dropped;
  artefacts.simplifiedStep = dropped == 0 ? base : base + dropped - 1;

  ListingOptions whole = options;
  whole.foldCalculations = false;
  artefacts.input = listOp(trace, artefacts.inputStep, false, whole);
  artefacts.reified = listOp(trace, artefacts.reifiedStep, true, whole);
  artefacts.simplified = listOp(trace, artefacts.droppedStep, false, whole);
  artefacts.dropped = listOp(trace, artefacts.droppedStep, true, whole);

  const IrState state(trace, artefacts.inputStep, false);
  for (ValueRef result : state.results(state.refinedOp()))
    artefacts.title += (artefacts.title.empty() ? "%" : ", %") + std::string(state.valueName(result));
  artefacts.title += " " + std::string(trace.tables.string(trace.steps[outer].title));
  const bool isDtype = trace.steps[outer].subject == StepSubject::Dtype;
  artefacts.title += isDtype ? ": dtype" : ": shape";
  return artefacts;
}

} // namespace reify
