// Lists: changing them in place. Through a reference that may mean several lists every one of them
// may have been changed (Heap::update).
#include "engine/evaluate/rules/list_access.h"

#include <algorithm>

namespace reify {

using namespace mlir;

namespace {

/// The list gets one of unknown length with these elements.
void openTo(HeapObject &object, AbstractValue element, IntRange length, const CausePtr &cause) {
  object.knowsLength = false;
  object.element = std::move(element);
  object.elements.clear();
  object.length = length;
  if (!object.cause)
    object.cause = cause;
}

/// Runs `change` on the list; then the list's own bounds. `isMoreThanAnElement`: the work grows
/// with the list.
template <class Change>
Flow changeList(Run &run, Operation *op, const AbstractValue &list, Change change, bool isMoreThanAnElement = true) {
  if (!list.has(Kind::List))
    return Flow::Normal; // nothing that could be seen later
  AbstractValue target = list.only(Kind::List);
  bool isPlain = target.objects.size() == 1;
  if (isMoreThanAnElement || !isPlain)
    for (ObjectId id : target.objects)
      run.charge(run.heap.at(id).elements.size());
  run.heap.update(target, change);
  for (ObjectId id : target.objects)
    if (run.heap.at(id).elements.size() > run.budget.listLength)
      return run.outOf(op, "list length " + std::to_string(run.budget.listLength));
  return Flow::Normal;
}

/// Ops that return the list they changed.
void pushSame(Operation *op, const AbstractValue &list, Results &results) {
  if (op->getNumResults())
    results.push_back(list);
}

Flow evaluateAppend(Run &run, Operation *op, Values operands, Results &results) {
  pushSame(op, operands[0], results);
  return changeList(
      run, op, operands[0],
      [&](HeapObject &object) {
        if (object.knowsLength) {
          object.elements.push_back(operands[1]);
          return;
        }
        object.element = join(object.element, operands[1]);
        object.length = addRanges(object.length, IntRange::of(1));
      },
      /*isMoreThanAnElement=*/false);
}

Flow evaluateExtend(Run &run, Operation *op, Values operands, Results &results) {
  std::optional<HeapObject> other; // a copy: a list may be extended by itself
  if (ListRead read = readList(run, operands[1]))
    other = *read;
  run.charge(other ? other->elements.size() : 0);
  CausePtr cause = run.causeOf(operands, op, CauseKind::UnknownOp, "a list of unknown length");
  pushSame(op, operands[0], results);
  return changeList(run, op, operands[0], [&](HeapObject &object) {
    if (object.knowsLength && other && other->knowsLength) {
      object.elements.insert(object.elements.end(), other->elements.begin(), other->elements.end());
      return;
    }
    AbstractValue element = anyElement(object);
    if (other)
      element = join(element, anyElement(*other));
    IntRange length = addRanges(lengthRange(object), other ? lengthRange(*other) : IntRange::atLeast(0));
    openTo(object, std::move(element), length, cause);
  });
}

/// insert() never fails: positions outside are clamped; -1 is before the last element.
Flow evaluateInsert(Run &run, Operation *op, Values operands, Results &results) {
  IntRange index = integerOf(operands[1]);
  const AbstractValue &inserted = operands[2];
  pushSame(op, operands[0], results);
  return changeList(run, op, operands[0], [&](HeapObject &object) {
    if (!object.knowsLength) {
      object.element = join(object.element, inserted);
      object.length = addRanges(object.length, IntRange::of(1));
      return;
    }
    std::vector<AbstractValue> &elements = object.elements;
    int64_t count = int64_t(elements.size());
    if (index.isKnown()) {
      int64_t position = index.low < 0 ? std::max<int64_t>(index.low + count, 0) : index.low;
      elements.insert(elements.begin() + std::min(position, count), inserted);
      return;
    }
    // Each position holds its old element, the one before, or the new one.
    std::vector<AbstractValue> after;
    for (int64_t i = 0; i <= count; ++i) {
      AbstractValue value = inserted;
      if (i > 0)
        value = join(value, elements[size_t(i - 1)]);
      if (i < count)
        value = join(value, elements[size_t(i)]);
      after.push_back(std::move(value));
    }
    elements = std::move(after);
  });
}

bool mayBeAt(const IntRange &index, int64_t position, int64_t count) {
  int64_t fromEnd = position - count;
  return (index.low <= position && position <= index.high) || (index.low <= fromEnd && fromEnd <= index.high);
}

/// Whether the index is certainly not one of the list.
bool isOutside(Run &run, const AbstractValue &list, const IntRange &index) {
  ListRead object = readList(run, list);
  if (!object)
    return false;
  IntRange length = lengthRange(*object);
  return length.high <= 0 ||
         (length.high < IntRange::kHighest && (index.low >= length.high || index.high < -length.high));
}

Flow evaluateSetItem(Run &run, Operation *op, Values operands, Results &results) {
  IntRange index = integerOf(operands[1]);
  if (isOutside(run, operands[0], index))
    return run.raise(op, "IndexError: list assignment index out of range");
  pushSame(op, operands[0], results);
  return changeList(run, op, operands[0], [&](HeapObject &object) {
    if (!object.knowsLength) {
      object.element = join(object.element, operands[2]);
      return;
    }
    int64_t count = int64_t(object.elements.size());
    for (int64_t i = 0; i < count; ++i)
      if (mayBeAt(index, i, count))
        object.elements[size_t(i)] = index.isKnown() ? operands[2] : join(object.elements[size_t(i)], operands[2]);
  });
}

/// Removes the element at a position that may not be known.
Flow removeAt(Run &run, Operation *op, Values operands, const IntRange &index) {
  CausePtr cause = run.causeOf(operands, op, CauseKind::UnknownOp, "an element at an unknown position is removed");
  return changeList(run, op, operands[0], [&](HeapObject &object) {
    int64_t count = int64_t(object.elements.size());
    int64_t position = index.low < 0 ? index.low + count : index.low;
    if (object.knowsLength && index.isKnown() && position >= 0 && position < count) {
      object.elements.erase(object.elements.begin() + position);
      return;
    }
    IntRange length = maxRanges(IntRange::of(0), subRanges(lengthRange(object), IntRange::of(1)));
    openTo(object, anyElement(object), length, cause);
  });
}

Flow evaluatePop(Run &run, Operation *op, Values operands, Results &results) {
  IntRange index = operands.size() > 1 ? integerOf(operands[1]) : IntRange::of(-1);
  if (isOutside(run, operands[0], index))
    return run.raise(op, "IndexError: pop from a list at a position that it does not have");
  ListRead object = readList(run, operands[0]);
  AbstractValue removed;
  if (object && object->knowsLength && index.isKnown()) {
    int64_t count = int64_t(object->elements.size());
    removed = object->elements[size_t(index.low < 0 ? index.low + count : index.low)];
  } else if (object) {
    removed = anyElement(*object);
  }
  if (removed.isBottom())
    removed = run.unknownResult(op, 0, run.causeOf(operands, op, CauseKind::UnknownOp, "an unknown list"));
  Flow flow = removeAt(run, op, operands, index);
  if (op->getNumResults())
    results.push_back(std::move(removed));
  return flow;
}

Flow evaluateDelete(Run &run, Operation *op, Values operands, Results &) {
  IntRange index = integerOf(operands[1]);
  if (isOutside(run, operands[0], index))
    return run.raise(op, "IndexError: list assignment index out of range");
  return removeAt(run, op, operands, index);
}

Flow evaluateClear(Run &run, Operation *op, Values operands, Results &) {
  return changeList(run, op, operands[0], [](HeapObject &object) {
    bool isSummary = object.isSummary;
    const void *site = object.site;
    object = HeapObject();
    object.isSummary = isSummary;
    object.site = site;
  });
}

Flow evaluateReverse(Run &run, Operation *op, Values operands, Results &) {
  return changeList(run, op, operands[0],
                    [](HeapObject &object) { std::reverse(object.elements.begin(), object.elements.end()); });
}

/// Sorts if the order of all elements is known; else each position may hold any.
void sortObject(HeapObject &object, std::optional<bool> isReversed, const CausePtr &cause) {
  if (!object.knowsLength || object.elements.size() < 2)
    return;
  std::vector<int64_t> numbers;
  for (const AbstractValue &element : object.elements)
    if (std::optional<int64_t> number = element.asInt())
      numbers.push_back(*number);
  if (numbers.size() == object.elements.size() && isReversed) {
    std::sort(numbers.begin(), numbers.end());
    if (*isReversed)
      std::reverse(numbers.begin(), numbers.end());
    for (auto [element, number] : llvm::zip(object.elements, numbers))
      element = AbstractValue::integerOf(number);
    return;
  }
  AbstractValue any = anyElement(object);
  explain(any, cause);
  std::fill(object.elements.begin(), object.elements.end(), any);
}

Flow evaluateSort(Run &run, Operation *op, Values operands, Results &) {
  std::optional<bool> isReversed = operands.size() > 1 ? operands[1].asBool() : false;
  CausePtr cause = run.causeOf(operands, op, CauseKind::UnknownOp, "the order of unknown elements");
  return changeList(run, op, operands[0], [&](HeapObject &object) { sortObject(object, isReversed, cause); });
}

Flow evaluateSorted(Run &run, Operation *op, Values operands, Results &results) {
  CausePtr cause = run.causeOf(operands, op, CauseKind::UnknownOp, "the order of unknown elements");
  ListRead read = readList(run, operands[0]);
  if (!read)
    return run.unknownResults(op, cause, results);
  HeapObject object = *read;
  object.isSummary = false;
  object.site = op;
  run.charge(object.elements.size());
  sortObject(object, false, cause);
  results.push_back(AbstractValue::listAt(run.heap.add(std::move(object))));
  return Flow::Normal;
}

} // namespace

void addListChangeRules(RuleTable &table) {
  table["aten.append.t"] = {evaluateAppend, 2};
  table["aten.extend.t"] = {evaluateExtend, 2};
  table["aten.add_.t"] = {evaluateExtend, 2};
  table["aten.insert.t"] = {evaluateInsert, 3};
  table["aten._set_item.t"] = {evaluateSetItem, 3};
  table["aten.pop.t"] = {evaluatePop, 1};
  table["aten.Delete.t"] = {evaluateDelete, 2};
  table["aten.clear.t"] = {evaluateClear, 1};
  table["aten.reverse.t"] = {evaluateReverse, 1};
  table["aten.sort.int"] = {evaluateSort, 1};
  table["aten.sorted.int"] = {evaluateSorted, 1};
}

} // namespace reify
