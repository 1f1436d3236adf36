#include "engine/query/lines.h"

namespace reify {
namespace {

const LineTrace *linesOf(const Trace &trace, uint32_t outer) {
  const uint32_t derivation = trace.steps[outer].derivation;
  if (derivation == Step::kNoDerivation)
    return nullptr;
  const LineTrace &lines = trace.derivations[derivation]->lines;
  return lines.stops.empty() ? nullptr : &lines;
}

LinePosition firstLineAfter(const Trace &trace, uint32_t outer, LinePosition otherwise) {
  for (++outer; outer < trace.steps.size(); ++outer)
    if (linesOf(trace, outer))
      return {trace.flatOf(outer), 0};
  return otherwise;
}

LinePosition lastLineBefore(const Trace &trace, uint32_t outer, LinePosition otherwise) {
  while (outer-- > 0)
    if (const LineTrace *lines = linesOf(trace, outer))
      return {trace.flatOf(outer), uint32_t(lines->stops.size() - 1)};
  return otherwise;
}

/// A position with a line, taken apart; `lines` is null for one without.
struct At {
  uint32_t outer = 0;
  const LineTrace *lines = nullptr;
  uint32_t depth = 0;
};

At take(const Trace &trace, LinePosition position) {
  At at{trace.at(position.step).outer};
  const LineTrace *lines = linesOf(trace, at.outer);
  if (lines && position.line < lines->stops.size()) {
    at.lines = lines;
    at.depth = lines->stops[position.line].depth;
  }
  return at;
}

/// From a step without a line to the nearest line in that direction.
LinePosition enter(const Trace &trace, LinePosition from, bool isForward) {
  const Trace::StepRef ref = trace.at(from.step);
  if (const LineTrace *lines = linesOf(trace, ref.outer); lines && (isForward || ref.inner)) {
    const LinePosition here = positionOf(trace, from.step);
    return {trace.flatOf(ref.outer), here.line == kNoLine ? 0 : here.line};
  }
  return isForward ? firstLineAfter(trace, ref.outer, from) : lastLineBefore(trace, ref.outer, from);
}

/// The next stop at which no more than `depth` calls are open.
LinePosition forwardTo(const Trace &trace, LinePosition from, const At &at, uint32_t depth) {
  for (uint32_t i = from.line + 1; i < at.lines->stops.size(); ++i)
    if (at.lines->stops[i].depth <= depth)
      return {from.step, i};
  return firstLineAfter(trace, at.outer, from);
}

LinePosition backwardTo(const LineTrace &lines, LinePosition from, uint32_t depth, LinePosition otherwise) {
  for (uint32_t i = from.line; i-- > 0;)
    if (lines.stops[i].depth <= depth)
      return {from.step, i};
  return otherwise;
}

} // namespace

const LineTrace *linesAround(const Trace &trace, uint32_t flat) {
  return trace.stepCount() == 0 ? nullptr : linesOf(trace, trace.at(flat).outer);
}

LinePosition positionOf(const Trace &trace, uint32_t flat) {
  if (trace.stepCount() == 0)
    return {flat, kNoLine};
  const Trace::StepRef ref = trace.at(flat);
  const LineTrace *lines = linesOf(trace, ref.outer);
  if (!lines)
    return {flat, kNoLine};
  const uint32_t step = trace.flatOf(ref.outer);
  if (!ref.inner)
    return {step, 0};
  // The line itself, or that of the statement which goes on there.
  const Place &place = trace.tables.place(ref.step->functionPlace);
  uint32_t best = kNoLine, bestLine = 0;
  for (uint32_t i = 0; place.isKnown() && i < lines->stops.size(); ++i) {
    const Place &stop = trace.tables.place(lines->stops[i].place);
    if (stop.file == place.file && stop.line <= place.line && stop.line > bestLine) {
      best = i;
      bestLine = stop.line;
    }
  }
  if (best != kNoLine)
    return {step, best};
  // What is read off the function's result belongs to its end.
  const bool isEnd = ref.step->kind == StepKind::TypeFound || ref.step->kind == StepKind::Drop;
  return {step, isEnd ? uint32_t(lines->stops.size() - 1) : 0};
}

LinePosition lineInto(const Trace &trace, LinePosition from) {
  const At at = take(trace, from);
  if (!at.lines)
    return enter(trace, from, true);
  if (from.line + 1 < at.lines->stops.size())
    return {from.step, from.line + 1};
  return firstLineAfter(trace, at.outer, from);
}

LinePosition lineIntoBack(const Trace &trace, LinePosition from) {
  const At at = take(trace, from);
  if (!at.lines)
    return enter(trace, from, false);
  return from.line > 0 ? LinePosition{from.step, from.line - 1} : lastLineBefore(trace, at.outer, from);
}

LinePosition lineOver(const Trace &trace, LinePosition from) {
  const At at = take(trace, from);
  return at.lines ? forwardTo(trace, from, at, at.depth) : enter(trace, from, true);
}

LinePosition lineOut(const Trace &trace, LinePosition from) {
  const At at = take(trace, from);
  if (!at.lines)
    return enter(trace, from, true);
  return at.depth == 0 ? firstLineAfter(trace, at.outer, from) : forwardTo(trace, from, at, at.depth - 1);
}

LinePosition lineOverBack(const Trace &trace, LinePosition from) {
  const At at = take(trace, from);
  if (!at.lines)
    return enter(trace, from, false);
  if (const LinePosition here = backwardTo(*at.lines, from, at.depth, from); here != from)
    return here;
  // Past the beginning: to the last line of the refinement before, not of a helper in it.
  const LinePosition last = lastLineBefore(trace, at.outer, from);
  if (last == from)
    return from;
  const At there = take(trace, last);
  return there.depth == 0 ? last : backwardTo(*there.lines, last, 0, last);
}

LinePosition lineOutBack(const Trace &trace, LinePosition from) {
  const At at = take(trace, from);
  if (!at.lines)
    return enter(trace, from, false);
  if (at.depth > 0)
    return backwardTo(*at.lines, from, at.depth - 1, from);
  return from.line > 0 ? LinePosition{from.step, 0} : lastLineBefore(trace, at.outer, from);
}

} // namespace reify
