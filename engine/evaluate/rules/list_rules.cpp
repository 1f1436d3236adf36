// Lists: reading. Positions follow Python: negative ones count from the end.
#include "engine/evaluate/rules/list_access.h"

#include <algorithm>

namespace reify {

using namespace mlir;

AbstractValue anyElement(const HeapObject &object) {
  AbstractValue all = object.element;
  for (const AbstractValue &element : object.elements)
    all = join(all, element);
  return all;
}

IntRange lengthRange(const HeapObject &object) {
  return object.knowsLength ? IntRange::of(int64_t(object.elements.size())) : object.length;
}

ListRead readList(Run &run, const AbstractValue &value) {
  if (!value.has(Kind::List) || value.objects.empty())
    return {};
  for (ObjectId id : value.objects)
    if (run.heap.at(id).isDict)
      return {};
  if (value.objects.size() == 1)
    return ListRead(run.heap.at(value.objects[0]));
  for (ObjectId id : value.objects)
    run.charge(run.heap.at(id).elements.size());
  return ListRead(*run.heap.read(value));
}

IntRange integerOf(const AbstractValue &value) { return value.has(Kind::Int) ? value.integer : IntRange(); }

namespace {

Flow unknownFrom(Run &run, Operation *op, Values operands, Results &results) {
  return run.unknownResults(
      op, run.causeOf(operands, op, CauseKind::UnknownOp, "'" + evaluatedName(op).str() + "' on something unknown"),
      results);
}

// --- construction -------------------------------------------------------------------------------

Flow evaluateConstruct(Run &run, Operation *op, Values operands, Results &results) {
  if (operands.size() > run.budget.listLength)
    return run.outOf(op, "list length");
  results.push_back(run.heap.makeList(operands.vec(), op));
  return Flow::Normal;
}

Flow makeLike(Run &run, Operation *op, HeapObject object, Results &results) {
  run.charge(object.elements.size());
  object.isSummary = false;
  object.site = op;
  AbstractValue list = AbstractValue::listAt(run.heap.add(std::move(object)));
  results.push_back(std::move(list));
  return Flow::Normal;
}

/// list(x), also of a string: its characters.
Flow evaluateCopy(Run &run, Operation *op, Values operands, Results &results) {
  if (ListRead object = readList(run, operands[0]))
    return makeLike(run, op, HeapObject(*object), results);
  if (const std::string *text = operands[0].asString()) {
    std::vector<AbstractValue> characters;
    for (char c : *text)
      characters.push_back(AbstractValue::stringOf(std::string(1, c)));
    results.push_back(run.heap.makeList(std::move(characters), op));
    return Flow::Normal;
  }
  return unknownFrom(run, op, operands, results);
}

Flow evaluateConcatenate(Run &run, Operation *op, Values operands, Results &results) {
  ListRead a = readList(run, operands[0]), b = readList(run, operands[1]);
  if (!a || !b)
    return unknownFrom(run, op, operands, results);
  if (a->knowsLength && b->knowsLength) {
    if (a->elements.size() + b->elements.size() > run.budget.listLength)
      return run.outOf(op, "list length");
    HeapObject both = *a;
    both.elements.insert(both.elements.end(), b->elements.begin(), b->elements.end());
    return makeLike(run, op, std::move(both), results);
  }
  HeapObject sum;
  sum.knowsLength = false;
  run.charge(a->elements.size() + b->elements.size());
  sum.element = join(anyElement(*a), anyElement(*b));
  sum.length = addRanges(lengthRange(*a), lengthRange(*b));
  sum.cause = run.causeOf(operands, op, CauseKind::UnknownOp, "a list of unknown length");
  return makeLike(run, op, std::move(sum), results);
}

Flow repeatList(Run &run, Operation *op, const AbstractValue &list, const AbstractValue &times, Values operands,
                Results &results) {
  ListRead object = readList(run, list);
  if (!object)
    return unknownFrom(run, op, operands, results);
  std::optional<int64_t> count = times.asInt();
  if (object->knowsLength && count) {
    size_t length = object->elements.size();
    size_t rounds = *count < 0 ? 0 : size_t(*count);
    if (length != 0 && rounds > run.budget.listLength / length)
      return run.outOf(op, "list length");
    run.charge(length * rounds);
    std::vector<AbstractValue> repeated;
    repeated.reserve(length * (length ? rounds : 0));
    for (size_t i = 0; length != 0 && i < rounds; ++i)
      repeated.insert(repeated.end(), object->elements.begin(), object->elements.end());
    results.push_back(run.heap.makeList(std::move(repeated), op));
    return Flow::Normal;
  }
  results.push_back(run.heap.makeUnknownList(
      anyElement(*object), run.causeOf(operands, op, CauseKind::UnknownOp, "a list of unknown length"),
      maxRanges(IntRange::of(0), mulRanges(lengthRange(*object), integerOf(times))), op));
  return Flow::Normal;
}

Flow evaluateRepeat(Run &run, Operation *op, Values operands, Results &results) {
  return repeatList(run, op, operands[0], operands[1], operands, results);
}
Flow evaluateRepeatRight(Run &run, Operation *op, Values operands, Results &results) {
  return repeatList(run, op, operands[1], operands[0], operands, results);
}

// --- slices -------------------------------------------------------------------------------------

/// A known bound or None; `isKnown` false if it may be anything.
std::optional<int64_t> boundOf(const AbstractValue &value, bool &isKnown) {
  if (std::optional<int64_t> number = value.asInt())
    return number;
  isKnown &= value.isOnly(Kind::None);
  return std::nullopt;
}

} // namespace

std::vector<size_t> slicePositions(size_t length, std::optional<int64_t> start, std::optional<int64_t> end,
                                   int64_t step) {
  // As CPython's PySlice_AdjustIndices.
  int64_t count = int64_t(length), lowest = step < 0 ? -1 : 0, highest = step < 0 ? count - 1 : count;
  auto adjusted = [&](std::optional<int64_t> bound, int64_t whenMissing) {
    if (!bound)
      return whenMissing;
    int64_t position = *bound < 0 ? *bound + count : *bound;
    return std::clamp(position, lowest, highest);
  };
  int64_t from = adjusted(start, step < 0 ? highest : lowest);
  int64_t to = adjusted(end, step < 0 ? lowest : highest);
  std::vector<size_t> positions;
  if (step > 0)
    for (int64_t i = from; i<to; i = i> INT64_MAX - step ? to : i + step)
      positions.push_back(size_t(i));
  else
    for (int64_t i = from; i > to; i = i < INT64_MIN - step ? to : i + step)
      positions.push_back(size_t(i));
  return positions;
}

namespace {

Flow evaluateSlice(Run &run, Operation *op, Values operands, Results &results) {
  ListRead object = readList(run, operands[0]);
  if (!object)
    return unknownFrom(run, op, operands, results);
  run.charge(object->elements.size());
  bool areKnown = true;
  std::optional<int64_t> start = boundOf(operands[1], areKnown);
  std::optional<int64_t> end = boundOf(operands[2], areKnown);
  std::optional<int64_t> step = boundOf(operands[3], areKnown);
  if (areKnown && step == 0)
    return run.raise(op, "ValueError: slice step cannot be zero");
  if (areKnown && object->knowsLength) {
    std::vector<AbstractValue> elements;
    for (size_t position : slicePositions(object->elements.size(), start, end, step.value_or(1)))
      elements.push_back(object->elements[position]);
    results.push_back(run.heap.makeList(std::move(elements), op));
    return Flow::Normal;
  }
  bool isWhole = areKnown && step.value_or(1) == 1 && start.value_or(0) == 0 && end.value_or(INT64_MAX) == INT64_MAX;
  IntRange length = lengthRange(*object);
  if (!isWhole) {
    length.low = 0;
    length.symbol = kNoSymbol;
  }
  results.push_back(run.heap.makeUnknownList(
      anyElement(*object), run.causeOf(operands, op, CauseKind::UnknownOp, "a slice of unknown length"), length, op));
  return Flow::Normal;
}

// --- elements -----------------------------------------------------------------------------------

Flow evaluateGetItem(Run &run, Operation *op, Values operands, Results &results) {
  ListRead object = readList(run, operands[0]);
  if (!object)
    return unknownFrom(run, op, operands, results);
  IntRange index = integerOf(operands[1]), length = lengthRange(*object);
  bool isOutside =
      length.high <= 0 || (length.high < IntRange::kHighest && (index.low >= length.high || index.high < -length.high));
  if (isOutside)
    return run.raise(op, "IndexError: list index out of range");
  AbstractValue value;
  if (object->knowsLength && index.isKnown()) {
    value = object->elements[size_t(index.low < 0 ? index.low + length.low : index.low)];
  } else if (object->knowsLength) {
    run.charge(object->elements.size());
    int64_t count = length.low;
    for (int64_t i = 0; i < count; ++i) {
      bool isPossible = (index.low <= i && i <= index.high) || (index.low <= i - count && i - count <= index.high);
      if (isPossible)
        value = join(value, object->elements[size_t(i)]);
    }
  } else {
    value = object->element;
  }
  if (value.isBottom())
    return unknownFrom(run, op, operands, results);
  if (!operands[0].isOnly(Kind::List) || operands[0].objects.size() > 1 || !object->knowsLength || !index.isKnown())
    explain(value, run.causeOf(operands, op, CauseKind::UnknownOp, "an unknown element of a list"));
  results.push_back(std::move(value));
  return Flow::Normal;
}

Flow evaluateLength(Run &run, Operation *op, Values operands, Results &results) {
  if (!operands[0].has(Kind::List) && !operands[0].has(Kind::Dict))
    return unknownFrom(run, op, operands, results);
  bool isOne = operands[0].objects.size() == 1;
  std::optional<HeapObject> joined = isOne ? std::nullopt : run.heap.read(operands[0]);
  if (!isOne && !joined)
    return unknownFrom(run, op, operands, results);
  IntRange length = lengthRange(isOne ? run.heap.at(operands[0].objects[0]) : *joined);
  CausePtr cause =
      length.isKnown() ? nullptr : run.causeOf(operands, op, CauseKind::UnknownOp, "a list of unknown length");
  results.push_back(run.freshInt(length, std::move(cause)));
  return Flow::Normal;
}

Flow evaluateUnpack(Run &run, Operation *op, Values operands, Results &results) {
  ListRead object = readList(run, operands[0]);
  if (object)
    run.charge(object->elements.size());
  if (!object)
    return unknownFrom(run, op, operands, results);
  size_t wanted = op->getNumResults();
  if (object->knowsLength && object->elements.size() != wanted)
    return run.raise(op, "ValueError: a list of " + std::to_string(object->elements.size()) +
                             " elements is unpacked into " + std::to_string(wanted));
  if (object->knowsLength) {
    results.append(object->elements.begin(), object->elements.end());
    return Flow::Normal;
  }
  if (object->element.isBottom() && wanted)
    return unknownFrom(run, op, operands, results);
  CausePtr cause = run.causeOf(operands, op, CauseKind::UnknownOp, "a list of unknown length");
  for (size_t i = 0; i < wanted; ++i) {
    results.push_back(object->element);
    explain(results.back(), cause);
  }
  return Flow::Normal;
}

// --- questions about all elements ---------------------------------------------------------------

Flow pushBool(Run &run, Operation *op, Values operands, std::optional<bool> answer, Results &results) {
  if (answer)
    results.push_back(AbstractValue::boolean(*answer));
  else
    results.push_back(
        AbstractValue::unknownBool(run.causeOf(operands, op, CauseKind::UnknownOp, "depends on unknown elements")));
  return Flow::Normal;
}

Flow evaluateContains(Run &run, Operation *op, Values operands, Results &results) {
  ListRead object = readList(run, operands[0]);
  if (object)
    run.charge(object->elements.size());
  std::optional<bool> answer;
  if (object && object->knowsLength) {
    answer = false;
    for (const AbstractValue &element : object->elements) {
      std::optional<bool> isEqual = areEqual(element, operands[1]);
      if (isEqual == true) {
        answer = true;
        break;
      }
      if (!isEqual)
        answer.reset();
    }
  } else if (object && (object->element.isBottom() || areEqual(object->element, operands[1]) == false)) {
    answer = false;
  }
  return pushBool(run, op, operands, answer, results);
}

std::optional<bool> areListsEqual(const HeapObject &a, const HeapObject &b) {
  IntRange lengthA = lengthRange(a), lengthB = lengthRange(b);
  if (equal(lengthA, lengthB) == false)
    return false;
  if (!a.knowsLength || !b.knowsLength)
    return std::nullopt;
  std::optional<bool> answer = true;
  for (auto [x, y] : llvm::zip(a.elements, b.elements)) {
    std::optional<bool> isEqual = areEqual(x, y);
    if (isEqual == false)
      return false;
    if (!isEqual)
      answer.reset();
  }
  return answer;
}

template <bool isNegated> Flow evaluateListEqual(Run &run, Operation *op, Values operands, Results &results) {
  ListRead a = readList(run, operands[0]), b = readList(run, operands[1]);
  if (a && b)
    run.charge(std::min(a->elements.size(), b->elements.size()));
  std::optional<bool> answer = a && b ? areListsEqual(*a, *b) : std::nullopt;
  if (answer && isNegated)
    answer = !*answer;
  return pushBool(run, op, operands, answer, results);
}

std::optional<bool> truthOf(const AbstractValue &value) {
  if (std::optional<bool> flag = value.asBool())
    return flag;
  if (!value.isOnly(Kind::Int))
    return std::nullopt;
  std::optional<bool> isZero = equal(value.integer, IntRange::of(0));
  return isZero ? std::optional(!*isZero) : std::nullopt;
}

/// any() looks for a True, all() for a False.
template <bool wanted> Flow evaluateQuantifier(Run &run, Operation *op, Values operands, Results &results) {
  ListRead object = readList(run, operands[0]);
  if (object)
    run.charge(object->elements.size());
  std::optional<bool> answer;
  if (object && object->knowsLength) {
    answer = !wanted;
    for (const AbstractValue &element : object->elements) {
      std::optional<bool> truth = truthOf(element);
      if (truth == wanted) {
        answer = wanted;
        break;
      }
      if (!truth)
        answer.reset();
    }
  } else if (object && (object->element.isBottom() || truthOf(object->element) == !wanted)) {
    answer = !wanted;
  }
  return pushBool(run, op, operands, answer, results);
}

template <IntRange (*combine)(const IntRange &, const IntRange &)>
Flow evaluateExtreme(Run &run, Operation *op, Values operands, Results &results) {
  ListRead object = readList(run, operands[0]);
  if (object)
    run.charge(object->elements.size());
  if (!object || !object->knowsLength)
    return unknownFrom(run, op, operands, results);
  if (object->elements.empty())
    return run.raise(op, "ValueError: min() or max() of an empty list");
  IntRange result;
  bool isFirst = true, areDtypes = true;
  for (const AbstractValue &element : object->elements) {
    if (!element.isOnly(Kind::Int))
      return unknownFrom(run, op, operands, results);
    result = isFirst ? element.integer : combine(result, element.integer);
    isFirst = false;
    areDtypes &= element.isDtype;
  }
  results.push_back(run.freshInt(result, run.causeIn(operands[0])));
  results.back().isDtype = areDtypes;
  return Flow::Normal;
}

Flow evaluateSum(Run &run, Operation *op, Values operands, Results &results) {
  ListRead object = readList(run, operands[0]);
  if (object)
    run.charge(object->elements.size());
  if (!object || !object->knowsLength)
    return unknownFrom(run, op, operands, results);
  IntRange sum = IntRange::of(0);
  for (const AbstractValue &element : object->elements) {
    if (!element.isOnly(Kind::Int))
      return unknownFrom(run, op, operands, results);
    sum = addRanges(sum, element.integer);
  }
  results.push_back(run.freshInt(sum, run.causeIn(operands[0])));
  return Flow::Normal;
}

} // namespace

void addListRules(RuleTable &table) {
  table["prim.ListConstruct"] = {evaluateConstruct, 0};
  table["prim.ListUnpack"] = {evaluateUnpack, 1};
  table["aten.list.t"] = {evaluateCopy, 1};
  table["aten.list"] = {evaluateCopy, 1};
  table["aten.copy.t"] = {evaluateCopy, 1};
  table["aten.add.t"] = {evaluateConcatenate, 2};
  table["aten.mul.left_t"] = {evaluateRepeat, 2};
  table["aten.mul.right_"] = {evaluateRepeatRight, 2};
  table["aten.slice.t"] = {evaluateSlice, 4};
  table["aten.__getitem__.t"] = {evaluateGetItem, 2};
  table["aten.len.t"] = {evaluateLength, 1};
  table["aten.len.Dict_str"] = {evaluateLength, 1};
  table["aten.len.Dict_int"] = {evaluateLength, 1};
  for (const char *element : {"int", "float", "bool", "str"}) {
    std::string list = std::string(element) + "_list";
    table["aten.__contains__." + list] = {evaluateContains, 2};
    table["aten.eq." + list] = {evaluateListEqual<false>, 2};
    table["aten.ne." + list] = {evaluateListEqual<true>, 2};
    table["aten.any." + std::string(element)] = {evaluateQuantifier<true>, 1};
    table["aten.all." + std::string(element)] = {evaluateQuantifier<false>, 1};
  }
  table["prim.max.self_int"] = {evaluateExtreme<maxRanges>, 1};
  table["prim.min.self_int"] = {evaluateExtreme<minRanges>, 1};
  table["aten.sum.int"] = {evaluateSum, 1};
}

} // namespace reify
