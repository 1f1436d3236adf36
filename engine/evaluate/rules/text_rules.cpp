// Strings, mostly messages of exceptions: what is not known in them shows as '?'.
#include "engine/evaluate/run.h"

namespace reify {

using namespace mlir;

namespace {

/// Python's str() of a value as far as it is known.
std::string textOf(const Run &run, const AbstractValue &value) {
  if (value.isDtype && value.asInt())
    return show(value, &run.heap);
  if (std::optional<Scalar> scalar = value.asScalar())
    return pythonStr(*scalar);
  if (value.has(Kind::Str) && value.text)
    return *value.text;
  if (value.isOnly(Kind::List) || value.isOnly(Kind::Tuple))
    return show(value, &run.heap);
  return "?";
}

bool isKnown(const Run &run, const AbstractValue &value) { return value.asScalar() || run.heap.isKnown(value); }

AbstractValue textValue(Run &run, Operation *op, Values operands, std::string text) {
  if (text.size() > kLongestText)
    return AbstractValue::unknownString(run.causeAt(op, CauseKind::Arithmetic, "a text of more than 65536 bytes"));
  run.charge(text.size());
  if (llvm::all_of(operands, [&](const AbstractValue &value) { return isKnown(run, value); }))
    return AbstractValue::stringOf(std::move(text));
  if (text.find_first_not_of('?') == text.npos) // nothing of it is known, not even how long it is
    return AbstractValue::unknownString(run.causeOf(operands, op, CauseKind::UnknownOp, "the text is not known"));
  return AbstractValue::unknownString(run.causeOf(operands, op, CauseKind::UnknownOp, "part of the text is not known"),
                                      std::move(text));
}

Flow evaluateFormat(Run &run, Operation *op, Values operands, Results &results) {
  std::vector<std::string> arguments;
  for (const AbstractValue &operand : operands.drop_front())
    arguments.push_back(textOf(run, operand));
  results.push_back(textValue(run, op, operands, formatPython(textOf(run, operands[0]), arguments)));
  return Flow::Normal;
}

Flow evaluateConcatenation(Run &run, Operation *op, Values operands, Results &results) {
  results.push_back(textValue(run, op, operands, textOf(run, operands[0]) + textOf(run, operands[1])));
  return Flow::Normal;
}

Flow evaluateStr(Run &run, Operation *op, Values operands, Results &results) {
  results.push_back(textValue(run, op, operands, textOf(run, operands[0])));
  return Flow::Normal;
}

Flow evaluateJoin(Run &run, Operation *op, Values operands, Results &results) {
  std::optional<std::vector<AbstractValue>> parts = run.heap.elements(operands[1]);
  if (!parts)
    return run.unknownResults(op, run.causeOf(operands, op, CauseKind::UnknownOp, "what is joined is not known"),
                              results);
  std::string text;
  for (size_t i = 0; i < parts->size() && text.size() <= kLongestText; ++i)
    text += (i ? textOf(run, operands[0]) : "") + textOf(run, (*parts)[i]);
  results.push_back(textValue(run, op, operands, std::move(text)));
  return Flow::Normal;
}

} // namespace

void addTextRules(RuleTable &table) {
  table["aten.format"] = {evaluateFormat, 1};
  table["aten.add.str"] = {evaluateConcatenation, 2};
  table["aten.str"] = {evaluateStr, 1};
  table["aten.join"] = {evaluateJoin, 2};
}

} // namespace reify
