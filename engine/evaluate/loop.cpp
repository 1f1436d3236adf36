// prim.Loop: round by round while everything is known, else to a fixpoint.
#include "engine/evaluate/run.h"

namespace reify {

using namespace mlir;

namespace {

constexpr unsigned kRoundsBeforeWidening = 3;
constexpr unsigned kRoundsBeforeGivingUp = 60;

struct LoopState {
  Operation *op;
  Block *body;
  IntRange trips;
  IntRange index; // of the next round
  AbstractValue goesOn;
  llvm::SmallVector<AbstractValue, 4> carried;
};

/// One round. Replaces condition and carried values.
Flow runBody(Run &run, LoopState &loop, AbstractValue index) {
  run.set(loop.body->getArgument(0), std::move(index));
  for (auto [argument, value] : llvm::zip(loop.body->getArguments().drop_front(), loop.carried))
    run.set(argument, run.named(value));
  Operation *terminator = nullptr;
  llvm::SmallVector<AbstractValue, 4> yielded;
  Flow flow = run.block(*loop.body, terminator, yielded);
  if (flow != Flow::Normal)
    return flow;
  if (yielded.size() != loop.carried.size() + 1)
    return run.malformed(terminator, "a round of the loop yields " + std::to_string(yielded.size()) + " values, not " +
                                         std::to_string(loop.carried.size() + 1));
  loop.goesOn = std::move(yielded[0]);
  loop.carried.assign(yielded.begin() + 1, yielded.end());
  return Flow::Normal;
}

/// Runs as many rounds as are certain. Afterwards the loop is over, or what follows is unknown.
Flow runKnownRounds(Run &run, LoopState &loop, bool &isOver) {
  isOver = false;
  while (true) {
    std::optional<bool> goesOn = loop.goesOn.asBool();
    std::optional<bool> hasTrips = lessThan(loop.index, loop.trips);
    if ((goesOn && !*goesOn) || (hasTrips && !*hasTrips)) {
      isOver = true;
      return Flow::Normal;
    }
    if (!goesOn || !hasTrips)
      return Flow::Normal;
    int64_t round = loop.index.low;
    run.loops.back().rounds = uint64_t(round);
    run.enter({EvaluationScope::Kind::Round, loop.op, unsigned(round)});
    Flow flow = runBody(run, loop, AbstractValue::integerOf(round));
    run.leave(flow);
    if (flow != Flow::Normal)
      return flow;
    loop.index = IntRange::of(round + 1);
  }
}

/// The lists that rounds of an unknown loop make are merged, one object for each op that makes
/// them.
class MadeInLoop {
public:
  /// Gives every object from `firstNew` on that is reachable from the round's outcome a summary,
  /// and replaces references to it.
  void merge(Heap &heap, ObjectId firstNew, llvm::SmallVectorImpl<AbstractValue> &carried, Heap::Changes &changes) {
    llvm::SmallVector<ObjectId> made = findMade(heap, firstNew, carried, changes);
    llvm::SmallVector<std::pair<ObjectId, ObjectId>> pairs;
    llvm::SmallVector<ObjectId> newSummaries;
    for (ObjectId id : made)
      pairs.push_back({id, summaryFor(heap, id, newSummaries)});
    for (AbstractValue &value : carried)
      value = redirect(value, pairs);
    for (auto &[id, content] : changes)
      content = std::make_shared<HeapObject>(redirect(*content, pairs));
    for (auto [from, to] : pairs) {
      HeapObject content = redirect(heap.at(from), pairs);
      content.isSummary = true;
      // The first of its kind says what the summary is; later ones are joined by the caller.
      if (auto *isNew = llvm::find(newSummaries, to); isNew != newSummaries.end()) {
        newSummaries.erase(isNew);
        heap.set(to, content);
      }
      auto known = changes.find(to);
      if (known == changes.end())
        changes[to] = std::make_shared<HeapObject>(std::move(content));
      else
        *known->second = join(*known->second, content);
    }
  }

private:
  llvm::SmallVector<ObjectId> findMade(Heap &heap, ObjectId firstNew, llvm::ArrayRef<AbstractValue> carried,
                                       const Heap::Changes &changes) {
    llvm::SmallVector<ObjectId> reached;
    for (const AbstractValue &value : carried)
      heap.reach(value, reached);
    for (const auto &[id, content] : changes) {
      heap.reach(content->element, reached);
      for (const AbstractValue &element : content->elements)
        heap.reach(element, reached);
    }
    llvm::sort(reached);
    reached.erase(llvm::unique(reached), reached.end());
    llvm::erase_if(reached, [&](ObjectId id) { return id < firstNew; });
    return reached;
  }

  ObjectId summaryFor(Heap &heap, ObjectId made, llvm::SmallVectorImpl<ObjectId> &newSummaries) {
    auto key = std::pair(heap.at(made).site, heap.at(made).isDict);
    auto [entry, isNew] = summaries_.try_emplace(key, 0);
    if (isNew) {
      entry->second = heap.add(HeapObject());
      newSummaries.push_back(entry->second);
    }
    return entry->second;
  }

  std::map<std::pair<const void *, bool>, ObjectId> summaries_;
};

/// Joins the outcome of a round into the state before it; whether that state already covered it.
bool absorb(Run &run, LoopState &head, const LoopState &after, const Heap::Changes &changes, bool isWidening) {
  bool isStable = leq(after.goesOn, head.goesOn);
  head.goesOn = join(head.goesOn, after.goesOn);
  for (auto [before, now] : llvm::zip(head.carried, after.carried)) {
    isStable &= leq(now, before);
    before = isWidening ? widen(before, now) : join(before, now);
  }
  for (const auto &[id, content] : changes) {
    const HeapObject &before = run.heap.at(id);
    if (leq(*content, before))
      continue;
    isStable = false;
    run.heap.set(id, isWidening ? widen(before, *content) : join(before, *content));
  }
  return isStable;
}

void forgetEverything(Run &run, LoopState &head, const Heap::Changes &changes, const CausePtr &cause) {
  for (const auto &[id, content] : changes)
    run.heap.forget(AbstractValue::listAt(id), cause);
  for (auto [value, argument] : llvm::zip(head.carried, head.body->getArguments().drop_front())) {
    run.heap.forget(value, cause);
    AbstractValue open = unknownOfType(argument.getType(), run.heap, cause);
    value = value.objects.empty() ? open : join(value, open);
  }
}

void explainState(Run &run, LoopState &head, const Heap::Changes &changes, const CausePtr &cause) {
  for (AbstractValue &value : head.carried)
    explain(value, cause);
  explainChanges(run, changes, cause);
}

/// `head` becomes a state that covers the loop's beginning, every round and its end.
Flow runToFixpoint(Run &run, LoopState &head, const CausePtr &cause) {
  MadeInLoop made;
  // Any round from here on; the last index is below the largest trip count.
  IntRange index = head.index;
  index.high = head.trips.high == IntRange::kHighest ? IntRange::kHighest : head.trips.high - 1;
  for (unsigned round = 0;; ++round) {
    std::optional<bool> goesOn = head.goesOn.asBool();
    if (goesOn && !*goesOn)
      return Flow::Normal;
    LoopState after = head;
    ObjectId firstNew = ObjectId(run.heap.size());
    run.heap.mark();
    ++run.quiet;
    ++run.undecided;
    run.loops.back().rounds = round;
    Flow flow = runBody(run, after, run.freshInt(index, cause));
    --run.undecided;
    --run.quiet;
    Heap::Changes changes = run.heap.rollback();
    if (flow == Flow::Ended)
      return flow;
    if (flow == Flow::Raised) {
      // A round never ends well, so the loop ends before it or not at all.
      PossibleRaise raise = run.raised;
      if (!raise.condition)
        raise.condition = cause;
      run.addMayRaise(raise);
      return Flow::Normal;
    }
    made.merge(run.heap, firstNew, after.carried, changes);
    if (round == kRoundsBeforeGivingUp) {
      forgetEverything(run, head, changes, cause);
      return Flow::Normal;
    }
    bool isStable = absorb(run, head, after, changes, round >= kRoundsBeforeWidening);
    explainState(run, head, changes, cause);
    if (isStable)
      return Flow::Normal;
  }
}

/// Once more, from the final state, for whoever watches.
Flow showRound(Run &run, const LoopState &head, const CausePtr &cause) {
  if (!run.observer || run.quiet || head.goesOn.asBool() == false)
    return Flow::Normal;
  LoopState shown = head;
  IntRange index = IntRange::atLeast(head.index.low);
  run.loops.back().rounds = 0;
  run.heap.mark();
  run.enter({EvaluationScope::Kind::Round, head.op, unsigned(std::max<int64_t>(0, head.index.low)), true});
  ++run.undecided;
  Flow flow = runBody(run, shown, run.freshInt(index, cause));
  --run.undecided;
  run.leave(flow);
  run.heap.rollback();
  return flow == Flow::Ended ? flow : Flow::Normal;
}

} // namespace

Flow evaluateLoop(Run &run, Operation *op, Values operands, Results &results) {
  bool isWellFormed = op->getNumRegions() == 1 && llvm::hasSingleElement(op->getRegion(0)) &&
                      op->getRegion(0).getNumArguments() == operands.size() - 1;
  if (!isWellFormed)
    return run.malformed(op, "a prim.Loop whose block does not take its operands");
  LoopState loop{op, &op->getRegion(0).front(), operands[0].integer, IntRange::of(0), operands[1], {}};
  if (!operands[0].isOnly(Kind::Int))
    loop.trips = {};
  loop.carried.append(operands.begin() + 2, operands.end());

  run.loops.push_back({op, 0});
  bool isOver = false;
  Flow flow = runKnownRounds(run, loop, isOver);
  if (flow == Flow::Normal && !isOver) {
    AbstractValue deciding[] = {operands[0], loop.goesOn};
    CausePtr cause = run.causeOf(deciding, op, CauseKind::Loop, "the number of rounds of the loop is not known");
    flow = runToFixpoint(run, loop, cause);
    if (flow == Flow::Normal)
      flow = showRound(run, loop, cause);
  }
  run.loops.pop_back();
  if (flow == Flow::Normal)
    results.append(loop.carried.begin(), loop.carried.end());
  return flow;
}

} // namespace reify
