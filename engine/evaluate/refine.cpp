#include "engine/evaluate/refine.h"

#include "engine/dialect/schema_op.h"
#include "engine/dialect/torch_ops.h"
#include "engine/dialect/torch_types.h"

#include <llvm/ADT/StringMap.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

struct Refiner::State {
  State(Library &library, EvaluationBudget budget, Operands::IsReadOnly isReadOnly)
      : library(library), evaluator([&library](StringRef symbol, Operation *from) {
          return library.findSymbol(symbol, from);
        }, budget),
        operands(std::move(isReadOnly)) {}

  Library &library;
  Evaluator evaluator;
  Operands operands;
  llvm::StringMap<std::shared_ptr<const RefineOutcome>> memo;

  struct Call { // one call of a library function, ready to run
    std::vector<AbstractValue> arguments;
    Heap heap;
  };
  Call prepare(Operation *op, FunctionKind kind, func::FuncOp function);
  std::string keyOf(Operation *op, func::FuncOp function, const Call &call);
};

Refiner::Refiner(Library &library, EvaluationBudget budget, Operands::IsReadOnly isReadOnly)
    : state_(std::make_unique<State>(library, budget, std::move(isReadOnly))) {}
Refiner::~Refiner() = default;

void Refiner::modelChanged() { state_->operands.forgetAll(); }
size_t Refiner::distinctKeys() const { return state_->memo.size(); }
Operands &Refiner::operands() { return state_->operands; }

//===-- Arguments -----------------------------------------------------------===//

/// "operand #2 'mode'"
static std::string operandName(Operation *op, unsigned index) {
  std::string name = "operand #" + std::to_string(index);
  const torch::OpDef *def = torch::OpDef::of(op->getName());
  if (def && index < def->schema().operands.size() && !def->schema().operands[index].name.empty())
    name += " '" + std::string(def->schema().operands[index].name) + "'";
  return name;
}

/// What is missing of an operand; null if nothing is.
static CausePtr causeOf(Operation *op, unsigned index, FunctionKind kind) {
  Value operand = op->getOperand(index);
  auto make = [&](CauseKind what, const char *text) {
    return std::make_shared<const Cause>(Cause{what, operandName(op, index) + text, {}, int(index)});
  };
  auto tensor = dyn_cast<BaseTensorType>(operand.getType());
  if (!tensor)
    return make(isa<torch::ListType>(operand.getType()) ? CauseKind::MutatedList : CauseKind::NotConstant,
                isa<torch::ListType>(operand.getType()) ? " is not a list whose contents are known"
                                                        : " is not a constant");
  if (!tensor.hasSizes())
    return make(CauseKind::UnknownRank, " has unknown rank");
  if (kind == FunctionKind::Dtype && !tensor.hasDtype())
    return make(CauseKind::UnknownDtype, " has unknown dtype");
  return make(CauseKind::UnknownSize, " has a dynamic size");
}

Refiner::State::Call Refiner::State::prepare(Operation *op, FunctionKind kind, func::FuncOp function) {
  Call call;
  unsigned count = std::min<unsigned>(op->getNumOperands(), function.getNumArguments());
  for (unsigned i = 0; i < count; ++i)
    call.arguments.push_back(adaptOperand(operands.valueOf(op->getOperand(i)), operands.heap(),
                                          function.getArgumentTypes()[i], kind, call.heap, causeOf(op, i, kind)));
  return call;
}

std::string Refiner::State::keyOf(Operation *op, func::FuncOp function, const Call &call) {
  Canonical canonical;
  for (const AbstractValue &argument : call.arguments) {
    canonical.add(argument, call.heap);
    canonical.text += ';'; // else "1" "2" and "12" were one key
  }
  return std::to_string(uintptr_t(function.getAsOpaquePointer())) + "/" + std::to_string(op->getNumResults()) + ":" +
         canonical.text;
}

std::string Refiner::keyOf(Operation *op, FunctionKind kind, const LibraryEntry &entry) {
  return state_->keyOf(op, entry.function, state_->prepare(op, kind, entry.function));
}

//===-- Results -------------------------------------------------------------===//

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
  void noteCause(const AbstractValue &value, RefineOutcome &out);
  void error(RefineOutcome &out, std::string id, std::string message, Place place) {
    out.diagnostics.push_back({Severity::Error, std::move(id), "'" + function_.getSymName().str() + "' " + message,
                               std::move(place), {}});
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
  CausePtr cause = firstCause(value);
  if (value.has(Kind::List))
    if (std::optional<HeapObject> object = evaluation_.heap.read(value)) {
      if (!cause)
        cause = object->cause;
      for (const AbstractValue &element : object->elements)
        cause = cause ? cause : firstCause(element);
    }
  if (!cause)
    return;
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
    isNegative |= size && *size < 0;
    sizes.push_back(size.value_or(torch::kUnknownSize));
    if (!size)
      noteCause(element, out);
  }
  if (isNegative) {
    out.isComplete = false;
    out.reason = "the function returns " + show(value, &evaluation_.heap) + ", a size below zero";
    return error(out, "refine.negative-size",
                 "returns " + show(value, &evaluation_.heap) + " for '" + libraryKey(op_) +
                     "': a size cannot be below zero",
                 returnPlace());
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
    out.returned.push_back(show(value, &evaluation_.heap));
    Type type = op_->getResult(i).getType();
    bool isTensor = isa<BaseTensorType>(type);
    if (kind_ == FunctionKind::Shape && isTensor)
      readShape(value, out.results[i], out);
    else if (kind_ == FunctionKind::Dtype && (isTensor || isa<torch::NumberType>(type)))
      readDtype(value, out.results[i], out);
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
  State::Call call = state_->prepare(op, kind, function);
  std::string key = state_->keyOf(op, function, call);
  std::shared_ptr<const RefineOutcome> &known = state_->memo[key];
  if (known)
    return known;
  auto outcome = std::make_shared<RefineOutcome>();
  for (const AbstractValue &argument : call.arguments)
    outcome->operands.push_back(show(argument, &call.heap));
  outcome->key = key;
  Evaluation evaluation = state_->evaluator.run(function, std::move(call.arguments), std::move(call.heap));
  Reader(op, kind, function, std::move(evaluation)).read(*outcome);
  return known = outcome;
}

Evaluation Refiner::observe(Operation *op, FunctionKind kind, const LibraryEntry &entry, EvaluationObserver &observer) {
  State::Call call = state_->prepare(op, kind, entry.function);
  return state_->evaluator.run(entry.function, std::move(call.arguments), std::move(call.heap), &observer);
}

} // namespace reify
