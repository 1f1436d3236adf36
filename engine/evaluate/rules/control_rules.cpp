// Constants, branches, calls, exceptions, casts.
#include "engine/dialect/types/torch_types.h"
#include "engine/evaluate/run.h"
#include "engine/library/library.h"

namespace reify {

using namespace mlir;

void explainChanges(Run &run, const Heap::Changes &changes, const CausePtr &cause) {
  for (const auto &[id, content] : changes) {
    HeapObject object = run.heap.at(id);
    run.charge(content->elements.size() + object.elements.size());
    if (!object.knowsLength && !object.cause)
      object.cause = cause;
    explain(object.element, cause);
    for (AbstractValue &element : object.elements)
      explain(element, cause);
    run.heap.set(id, std::move(object));
  }
}

namespace {

// --- constants ----------------------------------------------------------------------------------

Attribute valueAttribute(Operation *op) {
  std::optional<Attribute> value = op->getInherentAttr("value");
  return value ? *value : op->getDiscardableAttr("value");
}

/// Whether the author wrote torch.float32 or the like.
bool isNamedDtype(Operation *op) {
  auto named = dyn_cast<NameLoc>(op->getLoc());
  return named && named.getName().getValue().starts_with("torch.");
}

Flow evaluateConstant(Run &run, Operation *op, Values, Results &results) {
  Attribute value = valueAttribute(op);
  if (auto flag = dyn_cast_if_present<BoolAttr>(value))
    results.push_back(AbstractValue::boolean(flag.getValue()));
  else if (auto number = dyn_cast_if_present<IntegerAttr>(value))
    results.push_back(isNamedDtype(op) ? AbstractValue::dtypeCode(number.getValue().getSExtValue())
                                       : AbstractValue::integerOf(number.getValue().getSExtValue()));
  else if (auto real = dyn_cast_if_present<FloatAttr>(value))
    results.push_back(AbstractValue::floatOf(real.getValueAsDouble()));
  else if (auto text = dyn_cast_if_present<StringAttr>(value))
    results.push_back(AbstractValue::stringOf(text.getValue().str()));
  else
    return run.malformed(op, "a constant without a value");
  return Flow::Normal;
}

Flow evaluateNone(Run &, Operation *, Values, Results &results) {
  results.push_back(AbstractValue::none());
  return Flow::Normal;
}

Flow evaluateDevice(Run &run, Operation *op, Values, Results &results) {
  auto text = dyn_cast_if_present<StringAttr>(valueAttribute(op));
  if (!text)
    return run.malformed(op, "a constant without a value");
  results.push_back(AbstractValue::deviceOf(text.getValue().str()));
  return Flow::Normal;
}

/// No value at all: joined with another, it is the other.
Flow evaluateUninitialized(Run &, Operation *op, Values, Results &results) {
  results.assign(op->getNumResults(), AbstractValue::bottom());
  return Flow::Normal;
}

// --- branches -----------------------------------------------------------------------------------

Flow runRegion(Run &run, Operation *op, unsigned index, Results &yielded) {
  if (op->getNumRegions() <= index || !llvm::hasSingleElement(op->getRegion(index)))
    return run.malformed(op, "a prim.If without its two blocks");
  Operation *terminator = nullptr;
  Flow flow = run.block(op->getRegion(index).front(), terminator, yielded);
  if (flow == Flow::Normal && yielded.size() != op->getNumResults())
    return run.malformed(terminator, "a branch yields " + std::to_string(yielded.size()) + " values for " +
                                         std::to_string(op->getNumResults()) + " results");
  return flow;
}

Flow runBothBranches(Run &run, Operation *op, const CausePtr &cause, Results &results) {
  llvm::SmallVector<AbstractValue, 2> yielded[2];
  Heap::Changes changes[2];
  Flow flows[2];
  PossibleRaise raises[2];
  for (unsigned branch : {0u, 1u}) {
    run.heap.mark();
    run.enter({EvaluationScope::Kind::Branch, op, branch});
    ++run.undecided;
    flows[branch] = runRegion(run, op, branch, yielded[branch]);
    --run.undecided;
    run.leave(flows[branch]);
    changes[branch] = run.heap.rollback();
    if (flows[branch] == Flow::Ended)
      return Flow::Ended;
    raises[branch] = run.raised;
  }
  bool isRaised[] = {flows[0] == Flow::Raised, flows[1] == Flow::Raised};
  for (unsigned branch : {0u, 1u})
    if (isRaised[branch]) {
      PossibleRaise &raise = raises[branch];
      if (!raise.condition)
        raise.condition = cause;
      run.addMayRaise(raise);
    }
  if (isRaised[0] && isRaised[1]) {
    run.raised = raises[0];
    return Flow::Raised;
  }
  if (isRaised[0] || isRaised[1]) {
    unsigned other = isRaised[0] ? 1 : 0;
    run.heap.apply(changes[other]);
    results.append(yielded[other].begin(), yielded[other].end());
    assume(run, op->getOperand(0), other == 0);
    return Flow::Normal;
  }
  run.heap.applyEither(changes[0], changes[1]);
  explainChanges(run, changes[0], cause);
  explainChanges(run, changes[1], cause);
  for (auto [a, b] : llvm::zip(yielded[0], yielded[1])) {
    results.push_back(join(a, b));
    explain(results.back(), cause);
  }
  return Flow::Normal;
}

Flow evaluateIf(Run &run, Operation *op, Values operands, Results &results) {
  if (std::optional<bool> condition = operands[0].asBool())
    return runRegion(run, op, *condition ? 0 : 1, results);
  CausePtr cause = run.causeOf(operands, op, CauseKind::Branches, "the condition is not known");
  return runBothBranches(run, op, cause, results);
}

// --- calls --------------------------------------------------------------------------------------

Flow callSymbol(Run &run, Operation *op, llvm::StringRef symbol, Values arguments, Results &results) {
  func::FuncOp callee = *run.find ? (*run.find)(symbol, op) : func::FuncOp();
  if (callee && !callee.isDeclaration())
    return run.call(callee, arguments, op, results);
  CausePtr cause = run.causeAt(op, CauseKind::UnknownCallee, "the called function '" + symbol.str() + "' is missing");
  for (const AbstractValue &argument : arguments)
    run.heap.forget(argument, cause);
  return run.unknownResults(op, cause, results);
}

Flow evaluateCall(Run &run, Operation *op, Values operands, Results &results) {
  auto call = dyn_cast<func::CallOp>(op);
  return call ? callSymbol(run, op, call.getCallee(), operands, results) : run.malformed(op, "not a call");
}

Flow evaluateIndirectCall(Run &run, Operation *op, Values operands, Results &results) {
  if (auto constant = op->getOperand(0).getDefiningOp<func::ConstantOp>())
    return callSymbol(run, op, constant.getValue(), operands.drop_front(), results);
  return run.unknownResults(op, run.causeAt(op, CauseKind::UnknownCallee, "a call of an unknown function"), results);
}

Flow evaluateObject(Run &, Operation *op, Values, Results &results) {
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    results.push_back(AbstractValue::unknownObject(nullptr));
  return Flow::Normal;
}

Flow evaluateMethod(Run &run, Operation *op, Values operands, Results &results) {
  CausePtr cause = run.causeAt(op, CauseKind::UnknownCallee, "a method of a class is called");
  for (const AbstractValue &operand : operands)
    run.heap.forget(operand, cause);
  return run.unknownResults(op, cause, results);
}

/// How a library function says that a size depends on the data: the id of a new object.
Flow evaluateId(Run &run, Operation *op, Values, Results &results) {
  CausePtr cause = run.causeAt(op, CauseKind::DataDependent, "the function leaves this size to the data");
  results.push_back(run.freshInt(IntRange::atLeast(0), cause));
  return Flow::Normal;
}

/// The same of a library in Python: unknown_size(), which is no operator that anybody has.
Flow evaluateUnknownSize(Run &run, Operation *op, Values, Results &results) {
  CausePtr cause = run.causeAt(op, CauseKind::DataDependent, "the function leaves this number to the data");
  return run.unknownResults(op, cause, results);
}

// --- exceptions ---------------------------------------------------------------------------------

std::string textOf(const AbstractValue &value) {
  return value.has(Kind::Str) && value.text ? *value.text : "an exception with an unknown message";
}

/// `cls` is the class's name if the source said `raise ValueError(...)`.
/// A message is to be read.
std::string cutMessage(std::string text) {
  constexpr size_t kLongestMessage = 2000;
  if (text.size() <= kLongestMessage)
    return text;
  size_t end = kLongestMessage;
  while (end > 0 && (text[end] & 0xC0) == 0x80) // not within a character
    --end;
  return text.substr(0, end) + "… (" + std::to_string(text.size()) + " bytes)";
}

Flow evaluateRaise(Run &run, Operation *op, Values operands, Results &) {
  std::string message = cutMessage(textOf(operands[0]));
  if (CausePtr cause = message == "?" ? firstCause(operands[0]) : nullptr)
    message += " (" + cause->text + ")";
  const std::string *cls = operands.size() > 1 ? operands[1].asString() : nullptr;
  if (cls) {
    std::string name = cls->substr(cls->rfind('.') + 1);
    if (!message.starts_with(name))
      message = name + ": " + message;
  }
  return run.raise(op, std::move(message));
}

Flow evaluateAssert(Run &run, Operation *op, Values operands, Results &) {
  std::optional<Attribute> attribute = op->getInherentAttr("message");
  auto text = dyn_cast_if_present<StringAttr>(attribute ? *attribute : Attribute());
  std::string message = "AssertionError: " + (text ? text.getValue().str() : std::string());
  std::optional<bool> holds = operands[0].asBool();
  if (holds && !*holds)
    return run.raise(op, std::move(message));
  if (!holds) {
    run.mayRaiseAt(op, std::move(message), firstCause(operands[0]));
    assume(run, op->getOperand(0), true);
  }
  return Flow::Normal;
}

// --- casts and identity -------------------------------------------------------------------------

Flow evaluateSame(Run &, Operation *, Values operands, Results &results) {
  results.push_back(operands[0]);
  return Flow::Normal;
}

Flow evaluateCast(Run &run, Operation *op, Values operands, Results &results) {
  results.push_back(op->getNumResults() ? narrowed(run, operands[0], op->getResult(0).getType()) : operands[0]);
  return Flow::Normal;
}

std::optional<bool> isSame(const Heap &heap, const AbstractValue &a, const AbstractValue &b) {
  if (a.isBottom() || b.isBottom())
    return std::nullopt;
  if (a.isOnly(Kind::None) || b.isOnly(Kind::None)) {
    const AbstractValue &other = a.isOnly(Kind::None) ? b : a;
    if (other.isOnly(Kind::None))
      return true;
    bool maybeNone = other.has(Kind::None) || other.has(Kind::Object);
    return maybeNone ? std::nullopt : std::optional(false);
  }
  if (!(a.kinds & b.kinds) && !a.has(Kind::Object) && !b.has(Kind::Object))
    return false;
  bool areLists = a.isOnly(Kind::List) && b.isOnly(Kind::List);
  if (areLists && a.objects.size() == 1 && a.objects == b.objects && !heap.at(a.objects[0]).isSummary)
    return true;
  if (areLists) {
    llvm::SmallVector<ObjectId> shared;
    std::set_intersection(a.objects.begin(), a.objects.end(), b.objects.begin(), b.objects.end(),
                          std::back_inserter(shared));
    return shared.empty() ? std::optional(false) : std::nullopt;
  }
  if (a.isOnly(Kind::Bool) && b.isOnly(Kind::Bool))
    return areEqual(a, b);
  return std::nullopt;
}

template <bool isNegated> Flow evaluateIs(Run &run, Operation *op, Values operands, Results &results) {
  std::optional<bool> same = isSame(run.heap, operands[0], operands[1]);
  if (same)
    results.push_back(AbstractValue::boolean(*same != isNegated));
  else
    results.push_back(AbstractValue::unknownBool(
        run.causeOf(operands, op, CauseKind::UnknownOp, "whether these are the same is not known")));
  return Flow::Normal;
}

Flow evaluateNothing(Run &, Operation *, Values, Results &) { return Flow::Normal; }

} // namespace

void addControlRules(RuleTable &table) {
  for (const char *name : {"constant.int", "constant.float", "constant.bool", "constant.str", "constant.number"})
    table[name] = {evaluateConstant, 0};
  table["constant.none"] = {evaluateNone, 0};
  table["constant.device"] = {evaluateDevice, 0};
  table["prim.Uninitialized"] = {evaluateUninitialized, 0};
  table["prim.If"] = {evaluateIf, 1};
  table["prim.Loop"] = {evaluateLoop, 2};
  table["func.call"] = {evaluateCall, 0};
  table["func.call_indirect"] = {evaluateIndirectCall, 1};
  table["func.constant"] = {evaluateObject, 0};
  table["prim.CreateObject"] = {evaluateObject, 0};
  table["prim.CallMethod"] = {evaluateMethod, 0};
  table["prim.id"] = {evaluateId, 0};
  table["reify.opaque_int"] = {evaluateUnknownSize, 0};
  table["prim.RaiseException"] = {evaluateRaise, 1};
  table["runtime.assert"] = {evaluateAssert, 1};
  table["derefine"] = {evaluateSame, 1};
  table["tensor_static_info_cast"] = {evaluateSame, 1};
  table["prim.unchecked_cast"] = {evaluateCast, 1};
  table["aten.__is__"] = {evaluateIs<false>, 2};
  table["aten.__isnot__"] = {evaluateIs<true>, 2};
  table["prim.Print"] = {evaluateNothing, 0};
  table["aten.warn"] = {evaluateNothing, 0};
}

} // namespace reify
