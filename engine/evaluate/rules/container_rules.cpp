// Tuples, dicts and unpacking.
#include "engine/evaluate/run.h"

namespace reify {

using namespace mlir;

namespace {

Flow evaluateTuple(Run &, Operation *, Values operands, Results &results) {
  results.push_back(AbstractValue::tupleOf({operands.begin(), operands.end()}));
  return Flow::Normal;
}

Flow unpack(Run &run, Operation *op, const std::vector<AbstractValue> *elements, Values operands, Results &results) {
  if (!elements)
    return run.unknownResults(op, run.causeOf(operands, op, CauseKind::UnknownOp, "what is unpacked is not known"),
                              results);
  if (elements->size() != op->getNumResults())
    return run.raise(op, "ValueError: cannot unpack " + std::to_string(elements->size()) + " values into " +
                             std::to_string(op->getNumResults()));
  results.append(elements->begin(), elements->end());
  return Flow::Normal;
}

Flow evaluateTupleUnpack(Run &run, Operation *op, Values operands, Results &results) {
  return unpack(run, op, operands[0].isOnly(Kind::Tuple) ? operands[0].tuple.get() : nullptr, operands, results);
}

Flow evaluateTupleIndex(Run &run, Operation *op, Values operands, Results &results) {
  std::optional<int64_t> index = operands[1].asInt();
  if (!operands[0].isOnly(Kind::Tuple) || !operands[0].tuple || !index)
    return run.unknownResults(
        op, run.causeOf(operands, op, CauseKind::UnknownOp, "which element is meant is not known"), results);
  int64_t size = int64_t(operands[0].tuple->size());
  int64_t at = *index < 0 ? *index + size : *index;
  if (at < 0 || at >= size)
    return run.raise(op, "IndexError: tuple index " + std::to_string(*index) + " is out of range for " +
                             std::to_string(size) + " elements");
  results.push_back((*operands[0].tuple)[at]);
  return Flow::Normal;
}

Flow evaluateDict(Run &run, Operation *op, Values operands, Results &results) {
  size_t half = operands.size() / 2;
  std::vector<Scalar> keys;
  for (const AbstractValue &key : operands.take_front(half)) {
    std::optional<Scalar> scalar = key.asScalar();
    if (!scalar)
      return run.unknownResults(op, run.causeOf(operands, op, CauseKind::UnknownOp, "a key is not known"), results);
    keys.push_back(std::move(*scalar));
  }
  Values values = operands.drop_front(half);
  results.push_back(run.heap.makeDict(std::move(keys), {values.begin(), values.end()}, op));
  return Flow::Normal;
}

/// Position of a key: -1 if it certainly is not there, nothing if that is not known.
std::optional<int64_t> findKey(const std::optional<HeapObject> &object, const AbstractValue &key) {
  std::optional<Scalar> scalar = key.asScalar();
  if (!object || !object->isDict || !object->knowsLength || !scalar)
    return std::nullopt;
  for (size_t i = object->keys.size(); i-- > 0;) // the last one written counts
    if (object->keys[i] == *scalar)
      return int64_t(i);
  return -1;
}

Flow evaluateDictGet(Run &run, Operation *op, Values operands, Results &results) {
  std::optional<HeapObject> object = run.heap.read(operands[0]);
  std::optional<int64_t> at = findKey(object, operands[1]);
  if (!at)
    return run.unknownResults(op, run.causeOf(operands, op, CauseKind::UnknownOp, "the entry is not known"), results);
  if (*at < 0)
    return run.raise(op, "KeyError: " + pythonRepr(*operands[1].asScalar()));
  results.push_back(object->elements[*at]);
  return Flow::Normal;
}

Flow evaluateDictContains(Run &run, Operation *op, Values operands, Results &results) {
  std::optional<int64_t> at = findKey(run.heap.read(operands[0]), operands[1]);
  results.push_back(at ? AbstractValue::boolean(*at >= 0)
                       : AbstractValue::unknownBool(
                             run.causeOf(operands, op, CauseKind::UnknownOp, "whether the key is there is not known")));
  return Flow::Normal;
}

} // namespace

void addContainerRules(RuleTable &table) {
  table["prim.TupleConstruct"] = {evaluateTuple, 0};
  table["prim.TupleUnpack"] = {evaluateTupleUnpack, 1};
  table["prim.TupleIndex"] = {evaluateTupleIndex, 2};
  table["prim.DictConstruct"] = {evaluateDict, 0};
  table["aten.__getitem__.Dict_str"] = {evaluateDictGet, 2};
  table["aten.__contains__.str"] = {evaluateDictContains, 2};
}

} // namespace reify
