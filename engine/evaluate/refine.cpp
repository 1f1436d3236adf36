#include "engine/evaluate/refine.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/schema_ops/schema_op.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/evaluate/adapt.h"
#include "engine/library/masks.h"
#include "engine/library/sizes_and_dtype.h"

#include <llvm/ADT/StringMap.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

struct Refiner::State {
  State(Library &library, EvaluationBudget budget)
      : library(library), evaluator(finder(library), budget), cautious(finder(library), reduced(budget)) {}
  static Evaluator::FindFunction finder(Library &library) {
    return [&library](StringRef symbol, Operation *from) { return library.findSymbol(symbol, from); };
  }
  static EvaluationBudget reduced(EvaluationBudget budget) {
    budget.steps = std::max<uint64_t>(budget.steps / 100, 1000);
    return budget;
  }

  Library &library;
  Evaluator evaluator;
  // For functions that ran out of their budget before: a model may call one on thousands of shapes.
  Evaluator cautious;
  llvm::DenseMap<Operation *, unsigned> exhausted;
  Operands operands;
  llvm::StringMap<std::shared_ptr<const RefineOutcome>> memo;

  struct Call { // one call of a library function, ready to run
    std::vector<AbstractValue> arguments;
    Heap heap;
  };
  Call prepare(Operation *op, FunctionKind kind, func::FuncOp function);
  std::string keyOf(Operation *op, FunctionKind kind, func::FuncOp function);
};

Refiner::Refiner(Library &library, EvaluationBudget budget) : state_(std::make_unique<State>(library, budget)) {}
Refiner::~Refiner() = default;

void Refiner::modelChanged() { state_->operands.forgetAll(); }
size_t Refiner::distinctKeys() const { return state_->memo.size(); }
Operands &Refiner::operands() { return state_->operands; }

// --- arguments ----------------------------------------------------------------------------------

/// "operand #2 'mode'"
static std::string operandName(Operation *op, unsigned index) {
  std::string name = "operand #" + std::to_string(index);
  const torch::OpDef *def = torch::OpDef::of(op->getName());
  if (def && index < def->schema().operands.size() && !def->schema().operands[index].name.empty())
    name += " '" + std::string(def->schema().operands[index].name) + "'";
  return name;
}

/// Whether the op's schema says that this int is the code of a dtype. A torch.operator has the schema of the op that it
/// names.
static bool isDtypeOperand(Operation *op, unsigned index) {
  OperationName name = op->getName();
  if (isa<torch::OperatorOp>(op))
    name = OperationName("torch." + libraryKey(op), op->getContext());
  const torch::OpDef *def = torch::OpDef::of(name);
  return def && index < def->schema().operands.size() &&
         def->schema().operands[index].type.text.starts_with("ScalarType");
}

/// "size 1 of operand #0 'self' is dynamic"
static CausePtr explainOperand(Operation *op, unsigned index, Operands &operands, CauseKind what,
                               const std::string &part) {
  std::string text = part + operandName(op, index) + " ";
  switch (what) {
  case CauseKind::UnknownRank:
    text += "has unknown rank";
    break;
  case CauseKind::UnknownSize:
    text += "is dynamic";
    break;
  case CauseKind::UnknownDtype:
    text += "has unknown dtype";
    break;
  case CauseKind::DataDependent:
    text += "is a mask: how many elements it keeps hangs on the data";
    break;
  default:
    text += part.empty() ? operands.whyUnknown(op->getOperand(index)) : "is not a constant";
    break;
  }
  return std::make_shared<const Cause>(Cause{what, std::move(text), {}, int(index)});
}

Refiner::State::Call Refiner::State::prepare(Operation *op, FunctionKind kind, func::FuncOp function) {
  Call call;
  unsigned count = std::min<unsigned>(op->getNumOperands(), function.getNumArguments());
  Adapter adapter(operands.heap(), kind, call.heap, takesMasks(libraryKey(op)));
  for (unsigned i = 0; i < count; ++i) {
    Value operand = op->getOperand(i);
    auto explain = [&](CauseKind what, const std::string &part) { return explainOperand(op, i, operands, what, part); };
    AbstractValue value = operands.valueOf(operand);
    call.arguments.push_back(adapter.adapt(value, operand.getType(), function.getArgumentTypes()[i], explain));
    AbstractValue &argument = call.arguments.back();
    argument.isDtype |= argument.has(Kind::Int) && isDtypeOperand(op, i);
  }
  return call;
}

/// Two ops with the same key have the same refinement. Of the results only their kinds count.
std::string Refiner::State::keyOf(Operation *op, FunctionKind kind, func::FuncOp function) {
  Canonical canonical;
  // Asked of every op: of shape functions only, for which it counts.
  bool readsDtypes = kind == FunctionKind::Shape &&
                     (takesMasks(libraryKey(op)) || llvm::any_of(function.getArgumentTypes(), isSizesAndDtype));
  canonical.tensors = kind == FunctionKind::Shape && !readsDtypes ? TensorView::Sizes
                      : kind == FunctionKind::Dtype               ? TensorView::RankAndDtype
                                                                  : TensorView::All;
  canonical.text = std::to_string(uintptr_t(function.getAsOpaquePointer())) + ":";
  for (Type type : op->getResultTypes())
    canonical.text += isa<BaseTensorType>(type) ? 't' : isa<torch::NumberType>(type) ? 'n' : '-';
  for (Value operand : op->getOperands()) {
    canonical.text += ' ';
    operands.addKey(canonical, operand);
  }
  return std::move(canonical.text);
}

std::string Refiner::keyOf(Operation *op, FunctionKind kind, const LibraryEntry &entry) {
  return state_->keyOf(op, kind, entry.function);
}

// --- results ------------------------------------------------------------------------------------

namespace {

/// Reads the outcome of a refinement off an evaluation.
class Reader {
public:
  Reader(Operation *op, FunctionKind kind, func::FuncOp function, Evaluation evaluation)
      : op_(op), kind_(kind), function_(function), evaluation_(std::move(evaluation)) {}

  void read(RefineOutcome &out);

private:
  void readReturned(RefineOutcome &out);
  void readShape(const AbstractValue &value, RefinedResult &result, RefineOutcome &out);
  void readDtype(const AbstractValue &value, RefinedResult &result, RefineOutcome &out);
  void readTensors(const AbstractValue &value, RefinedResult &result, RefineOutcome &out);
  void noteCause(const AbstractValue &value, RefineOutcome &out);
  void error(RefineOutcome &out, std::string id, std::string message, Place place) {
    out.diagnostics.push_back(
        {Severity::Error, std::move(id), "'" + function_.getSymName().str() + "' " + message, std::move(place), {}});
  }
  Place returnPlace() {
    return placeOf(function_.isDeclaration() ? function_.getLoc()
                                             : function_.getBody().back().getTerminator()->getLoc());
  }

  Operation *op_;
  FunctionKind kind_;
  func::FuncOp function_;
  Evaluation evaluation_;
};

void Reader::noteCause(const AbstractValue &value, RefineOutcome &out) {
  if (!out.reason.empty())
    return;
  CausePtr cause = firstCause(value, evaluation_.heap);
  if (!cause) {
    out.reason = "the function returns " + show(value, &evaluation_.heap);
    out.reasonPlace = returnPlace();
    return;
  }
  out.reason = cause->text;
  out.reasonPlace = cause->place;
  out.reasonOperand = cause->operand;
}

void Reader::readShape(const AbstractValue &value, RefinedResult &result, RefineOutcome &out) {
  std::optional<std::vector<AbstractValue>> elements = evaluation_.heap.elements(value);
  if (!elements) {
    out.isComplete = false;
    return noteCause(value, out);
  }
  std::vector<int64_t> sizes;
  bool isNegative = false;
  for (const AbstractValue &element : *elements) {
    std::optional<int64_t> size = element.asInt();
    isNegative |= element.isOnly(Kind::Int) && element.integer.high < 0;
    sizes.push_back(size.value_or(torch::kUnknownSize));
    if (!size)
      noteCause(element, out);
  }
  if (isNegative) {
    out.isComplete = false;
    std::string shown = show(value, &evaluation_.heap);
    out.reason = "the function returns " + shown + ", a size below zero";
    out.reasonPlace = returnPlace();
    out.reasonOperand = -1;
    return error(out, "refine.negative-size",
                 "returns " + shown + " for '" + libraryKey(op_) + "': a size cannot be below zero", returnPlace());
  }
  result.sizes = std::move(sizes);
}

void Reader::readDtype(const AbstractValue &value, RefinedResult &result, RefineOutcome &out) {
  constexpr int64_t kUndefined = 47; // ScalarType::Undefined: the function says that it does not know
  std::optional<int64_t> code = value.asInt();
  if (!code || *code == kUndefined) {
    out.isComplete = false;
    return noteCause(value, out);
  }
  if (!torch::dtypeFromCode(op_->getContext(), *code)) {
    out.isComplete = false;
    out.reason = "the function returns " + std::to_string(*code) + ", which is no dtype's code";
    return error(out, "refine.dtype-code",
                 "returns " + std::to_string(*code) + " for '" + libraryKey(op_) + "': no dtype has this code",
                 returnPlace());
  }
  result.dtype = *code;
}

/// The sizes of each tensor of a list, or its dtype. One dtype may stand for all, and so do sizes where the number
/// of tensors is not known.
void Reader::readTensors(const AbstractValue &value, RefinedResult &result, RefineOutcome &out) {
  if (kind_ == FunctionKind::Dtype && value.isOnly(Kind::Int))
    return readDtype(value, result, out);
  std::optional<std::vector<AbstractValue>> elements = evaluation_.heap.elements(value);
  if (!elements) {
    std::optional<HeapObject> list = evaluation_.heap.read(value);
    if (list && !list->element.isBottom() && kind_ == FunctionKind::Shape)
      return readShape(list->element, result, out);
    out.isComplete = false;
    return noteCause(value, out);
  }
  result.elements.resize(elements->size());
  for (auto [element, read] : llvm::zip(*elements, result.elements))
    kind_ == FunctionKind::Shape ? readShape(element, read, out) : readDtype(element, read, out);
}

void Reader::readReturned(RefineOutcome &out) {
  std::vector<AbstractValue> values = evaluation_.results;
  if (op_->getNumResults() != 1 && values.size() == 1 && values[0].tuple)
    values = *values[0].tuple;
  if (values.size() != op_->getNumResults()) {
    out.isComplete = false;
    return error(out, "library.result-count",
                 "returned " + std::to_string(values.size()) + " values, but the op has " +
                     std::to_string(op_->getNumResults()) + " results",
                 returnPlace());
  }
  for (auto [i, value] : llvm::enumerate(values)) {
    AbstractValue shown = value;
    shown.isDtype |= kind_ == FunctionKind::Dtype && value.asInt().has_value();
    out.returned.push_back(show(shown, &evaluation_.heap));
    Type type = op_->getResult(i).getType();
    bool isTensor = isa<BaseTensorType>(type);
    if (kind_ == FunctionKind::Shape && isTensor)
      readShape(value, out.results[i], out);
    else if (kind_ == FunctionKind::Dtype && (isTensor || isa<torch::NumberType>(type)))
      readDtype(value, out.results[i], out);
    else if (torch::isListOf<BaseTensorType>(type))
      readTensors(value, out.results[i], out);
  }
}

void Reader::read(RefineOutcome &out) {
  out.outcome = evaluation_.outcome;
  out.mayRaise = evaluation_.mayRaise;
  out.results.resize(op_->getNumResults());
  switch (evaluation_.outcome) {
  case Evaluation::Outcome::Returned:
    out.isComplete = true;
    return readReturned(out);
  case Evaluation::Outcome::Raised:
    out.raised = PossibleRaise{evaluation_.message, evaluation_.place, nullptr};
    out.reason = "the function raises: " + evaluation_.message;
    out.reasonPlace = evaluation_.place;
    return;
  case Evaluation::Outcome::Budget:
  case Evaluation::Outcome::Malformed:
    out.reason = evaluation_.message;
    out.reasonPlace = evaluation_.place;
    bool isBudget = evaluation_.outcome == Evaluation::Outcome::Budget;
    return error(out, isBudget ? "refine.budget" : "library.malformed",
                 (isBudget ? "was stopped: " : "cannot be run: ") + evaluation_.message, evaluation_.place);
  }
}

} // namespace

std::shared_ptr<const RefineOutcome> Refiner::refine(Operation *op, FunctionKind kind, const LibraryEntry &entry) {
  func::FuncOp function = entry.function;
  std::string key = state_->keyOf(op, kind, function);
  std::shared_ptr<const RefineOutcome> &known = state_->memo[key];
  if (known)
    return known;
  auto outcome = std::make_shared<RefineOutcome>();
  outcome->key = std::move(key);
  outcome->results.resize(op->getNumResults());
  known = outcome;
  if (!checkSignature(entry, kind, op, outcome->diagnostics)) {
    outcome->reason = "the signature of '" + function.getSymName().str() + "' does not fit the op";
    outcome->reasonPlace = placeOf(function.getLoc());
    return known;
  }
  State::Call call = state_->prepare(op, kind, function);
  for (const AbstractValue &argument : call.arguments)
    outcome->operands.push_back(show(argument, &call.heap));
  constexpr unsigned kFullBudgets = 3;
  unsigned &exhausted = state_->exhausted[function];
  Evaluator &evaluator = exhausted < kFullBudgets ? state_->evaluator : state_->cautious;
  Evaluation evaluation = evaluator.run(function, std::move(call.arguments), std::move(call.heap));
  exhausted += evaluation.outcome == Evaluation::Outcome::Budget;
  Reader(op, kind, function, std::move(evaluation)).read(*outcome);
  return known;
}

Evaluation Refiner::observe(Operation *op, FunctionKind kind, const LibraryEntry &entry, EvaluationObserver &observer) {
  State::Call call = state_->prepare(op, kind, entry.function);
  return state_->evaluator.run(entry.function, std::move(call.arguments), std::move(call.heap), &observer);
}

} // namespace reify
