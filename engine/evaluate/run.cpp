#include "engine/evaluate/run.h"

#include "engine/dialect/op_traits.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/library/library.h"

#include <llvm/ADT/ScopeExit.h>

namespace reify {

using namespace mlir;

llvm::StringRef evaluatedName(Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  if (name == "torch.operator")
    if (std::optional<Attribute> attribute = op->getInherentAttr("name"))
      if (auto text = dyn_cast_if_present<StringAttr>(*attribute))
        name = text.getValue();
  name.consume_front("torch.");
  return name;
}

// --- running ------------------------------------------------------------------------------------

AbstractValue Run::valueOf(Value value) const {
  auto found = frames.back()->values.find(value);
  // Only in functions that no verifier has seen: a use before the definition.
  return found == frames.back()->values.end() ? AbstractValue::bottom() : found->second;
}

void Run::set(Value value, AbstractValue content) { frames.back()->values[value] = std::move(content); }

void Run::observe(Operation *op, Values results) {
  if (!observer || quiet)
    return;
  unsigned round = 0;
  // Only loops of the running function count; those of its callers are further out.
  if (!loops.empty() && loops.back().op->getParentOp() && frames.back()->function->isAncestor(loops.back().op))
    round = unsigned(loops.back().rounds);
  observer->executed(op, unsigned(frames.size() - 1), round, results, heap);
}

Flow Run::call(func::FuncOp function, Values arguments, Operation *callOp, Results &results) {
  Operation *at = callOp ? callOp : function.getOperation();
  if (!function || function.isDeclaration())
    return malformed(at, "a function without a body is called");
  if (!llvm::hasSingleElement(function.getBody()))
    return malformed(function,
                     "'" + function.getSymName().str() + "' has control flow other than prim.If and prim.Loop");
  if (function.getNumArguments() != arguments.size())
    return malformed(at, "'" + function.getSymName().str() + "' has " + std::to_string(function.getNumArguments()) +
                             " parameters, but " + std::to_string(arguments.size()) + " are passed");
  if (frames.size() >= budget.callDepth)
    return outOfDepth(at);
  Frame frame;
  frame.function = function;
  frame.call = callOp;
  for (auto [parameter, argument] : llvm::zip(function.getArguments(), arguments))
    frame.values[parameter] = argument;
  frames.push_back(&frame);
  enter({EvaluationScope::Kind::Call, function});
  Operation *terminator = nullptr;
  Flow flow = block(function.getBody().front(), terminator, results);
  if (flow == Flow::Normal && !isa<func::ReturnOp>(terminator))
    flow = malformed(terminator, "a function ends in '" + terminator->getName().getStringRef().str() + "'");
  frames.pop_back();
  leave(flow, results);
  return flow;
}

Flow Run::block(Block &block, Operation *&terminator, Results &yielded) {
  if (block.empty())
    return malformed(block.getParentOp(), "a block without an end");
  constexpr unsigned kDeepest = 2000; // far beyond what a parser takes
  if (nesting > kDeepest)
    return malformed(block.getParentOp(), "regions nested too deeply");
  ++nesting;
  llvm::scope_exit leave([&] { --nesting; });
  terminator = &block.back();
  for (Operation &op : block) {
    if (++steps > budget.steps)
      return outOfSteps(&op);
    observeStart(&op);
    if (&op == terminator)
      break;
    Flow flow = execute(&op);
    if (flow != Flow::Normal)
      return flow;
  }
  for (Value operand : terminator->getOperands())
    yielded.push_back(valueOf(operand));
  observe(terminator, yielded);
  return Flow::Normal;
}

static RuleTable buildRules() {
  RuleTable table;
  addControlRules(table);
  addListRules(table);
  addListChangeRules(table);
  addContainerRules(table);
  addTensorRules(table);
  addTextRules(table);
  return table;
}

static Flow unknownOp(Run &run, Operation *op, Values operands, Results &results) {
  std::string name = evaluatedName(op).str();
  CausePtr cause = run.causeAt(op, CauseKind::UnknownOp, "'" + name + "' cannot be evaluated");
  if (torch::mayMutateLists(op))
    for (const AbstractValue &operand : operands)
      run.heap.forget(operand, cause);
  run.unknownResults(op, cause, results);
  // A list that comes back may be one that went in.
  for (AbstractValue &result : results)
    for (const AbstractValue &operand : operands)
      if (result.has(Kind::List) && operand.has(Kind::List))
        result = join(result, operand.only(Kind::List));
  return Flow::Normal;
}

static OpRule ruleByName(llvm::StringRef name) {
  static const RuleTable table = buildRules();
  auto found = table.find(name);
  if (found != table.end())
    return found->second;
  return {lookupScalarRule(std::string_view(name)) ? evaluateScalarOp : unknownOp, 0};
}

static Flow evaluateOperator(Run &run, Operation *op, Values operands, Results &results) {
  OpRule rule = ruleByName(evaluatedName(op));
  if (operands.size() < rule.minimalOperands)
    return unknownOp(run, op, operands, results);
  return rule.function(run, op, operands, results);
}

static OpRule findRule(OperationName name) {
  llvm::StringRef text = name.getStringRef();
  if (text == "torch.operator")
    return {evaluateOperator, 0};
  text.consume_front("torch.");
  return ruleByName(text);
}

Flow Run::execute(Operation *op) {
  OpRule &cached = rules[op->getName()];
  if (!cached.function)
    cached = findRule(op->getName());
  OpRule rule = cached; // the table grows while the op's regions run
  if (op->getNumOperands() < rule.minimalOperands)
    return malformed(op, "'" + op->getName().getStringRef().str() + "' with " + std::to_string(op->getNumOperands()) +
                             " operands");
  llvm::SmallVector<AbstractValue, 4> operands;
  for (Value operand : op->getOperands())
    operands.push_back(valueOf(operand));
  llvm::SmallVector<AbstractValue, 2> results;
  Flow flow = rule.function(*this, op, operands, results);
  if (flow != Flow::Normal)
    return flow;
  if (results.size() != op->getNumResults())
    return malformed(op, "'" + op->getName().getStringRef().str() + "' has " + std::to_string(op->getNumResults()) +
                             " results, not " + std::to_string(results.size()));
  if (heap.bytes() > budget.memoryBytes)
    return outOf(op, "memory");
  constexpr uint64_t kElementsPerStep = 8;
  steps += std::exchange(work, 0) / kElementsPerStep;
  for (AbstractValue &result : results) {
    if (!result.isBottom() && !result.cause && !result.isKnownApartFromHeap())
      explain(result,
              causeOf(operands, op, CauseKind::UnknownOp, "'" + evaluatedName(op).str() + "' gives no known value"));
    result = named(std::move(result));
  }
  observe(op, results);
  for (auto [result, value] : llvm::zip(op->getResults(), results))
    set(result, std::move(value));
  return Flow::Normal;
}

// --- ending -------------------------------------------------------------------------------------

Flow Run::raise(Operation *op, std::string text) {
  raised = {std::move(text), placeOf(op->getLoc()), nullptr};
  return Flow::Raised;
}

void Run::addMayRaise(PossibleRaise raise) {
  for (const PossibleRaise &known : mayRaise)
    if (known.place == raise.place && known.message == raise.message)
      return;
  constexpr size_t kEnough = 64; // a loop over unknowns can produce any number of messages
  if (mayRaise.size() < kEnough)
    mayRaise.push_back(std::move(raise));
}

void Run::mayRaiseAt(Operation *op, std::string text, CausePtr condition) {
  addMayRaise({std::move(text), placeOf(op->getLoc()), std::move(condition)});
}

Flow Run::malformed(Operation *op, std::string text) {
  ended = Evaluation::Outcome::Malformed;
  message = std::move(text);
  place = placeOf(op->getLoc());
  return Flow::Ended;
}

Flow Run::outOf(Operation *op, const std::string &what) {
  ended = Evaluation::Outcome::Budget;
  message = "gave up: out of " + what;
  place = placeOf(op->getLoc());
  return Flow::Ended;
}

Flow Run::outOfSteps(Operation *op) {
  outOf(op, std::to_string(budget.steps) + " steps");
  const ActiveLoop *longest = nullptr;
  for (const ActiveLoop &loop : loops)
    if (!longest || loop.rounds > longest->rounds)
      longest = &loop;
  if (longest && longest->rounds > 1) {
    place = placeOf(longest->op->getLoc());
    message += " in a loop that had run " + std::to_string(longest->rounds) + " rounds";
  }
  return Flow::Ended;
}

Flow Run::outOfDepth(Operation *op) {
  outOf(op, "call depth " + std::to_string(budget.callDepth));
  // The cycle: from the last occurrence of the innermost function to itself.
  auto nameOf = [](Frame *frame) {
    auto function = dyn_cast<func::FuncOp>(frame->function);
    return function ? function.getSymName().str() : std::string("?");
  };
  std::string cycle = nameOf(frames.back());
  for (size_t i = frames.size() - 1; i-- > 0;) {
    cycle = nameOf(frames[i]) + " -> " + cycle;
    if (frames[i]->function == frames.back()->function) {
      message += " in the recursion " + cycle;
      break;
    }
  }
  return Flow::Ended;
}

// --- unknowns -----------------------------------------------------------------------------------

CausePtr Run::causeAt(Operation *op, CauseKind kind, const std::string &text) {
  CausePtr &cause = causes[op];
  if (!cause || cause->text != text)
    cause = std::make_shared<Cause>(Cause{kind, text, placeOf(op->getLoc()), -1});
  return cause;
}

CausePtr Run::causeIn(const AbstractValue &value) {
  for (ObjectId id : value.objects)
    charge(heap.at(id).elements.size());
  return firstCause(value, heap);
}

CausePtr Run::causeOf(Values operands, Operation *op, CauseKind kind, const std::string &text) {
  for (const AbstractValue &operand : operands)
    if (CausePtr cause = firstCause(operand))
      return cause;
  for (const AbstractValue &operand : operands)
    if (!operand.objects.empty())
      if (CausePtr cause = causeIn(operand))
        return cause;
  return causeAt(op, kind, text);
}

AbstractValue Run::freshInt(IntRange range, CausePtr cause) {
  if (!range.isKnown() && range.symbol == kNoSymbol)
    range.symbol = symbols->fresh();
  return AbstractValue::integerIn(range, std::move(cause));
}

AbstractValue Run::named(AbstractValue value) {
  if (value.isOnly(Kind::Int) && !value.integer.isKnown() && value.integer.symbol == kNoSymbol)
    value.integer.symbol = symbols->fresh();
  return value;
}

void explain(AbstractValue &value, const CausePtr &cause) {
  if (value.isBottom() || value.isKnownApartFromHeap())
    return;
  if (!value.cause)
    value.cause = cause;
  if (!value.tuple)
    return;
  std::vector<AbstractValue> elements = *value.tuple;
  for (AbstractValue &element : elements)
    explain(element, cause);
  value.tuple = std::make_shared<const std::vector<AbstractValue>>(std::move(elements));
}

AbstractValue Run::unknownResult(Operation *op, unsigned index, CausePtr cause) {
  if (index >= op->getNumResults())
    return AbstractValue::unknownObject(std::move(cause));
  return named(unknownOfType(op->getResult(index).getType(), heap, cause));
}

Flow Run::unknownResults(Operation *op, CausePtr cause, Results &results) {
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    results.push_back(unknownResult(op, i, cause));
  return Flow::Normal;
}

} // namespace reify
