#include "engine/evaluate/operands.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/evaluate/evaluator.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

struct Operands::State {
  Heap heap;
  llvm::DenseMap<Value, AbstractValue> known; // whatever is no tensor
  llvm::DenseMap<std::pair<Value, unsigned>, SymbolId> sizeSymbols;
  // Apart from the evaluator's own symbols, which count from 1: a value may meet both.
  SymbolId lastSymbol = 1u << 31;

  /// A tensor type's part of a key, with the positions of its dynamic sizes.
  struct TypeKey {
    std::string before;                                          // up to the first symbol
    llvm::SmallVector<std::pair<unsigned, std::string>> dynamic; // dimension, text after its symbol
  };
  llvm::DenseMap<Type, TypeKey> typeKeys[3]; // by TensorView

  AbstractValue valueOf(Value value);
  AbstractValue work(Value value);
  AbstractValue tensor(Value value, BaseTensorType type);
  AbstractValue lookUp(Value value);
  SymbolId symbolOf(Value tensor, unsigned dimension);
  const TypeKey &typeKey(BaseTensorType type, TensorView view);
  std::optional<AbstractValue> sizeQuery(Operation *op);
  std::optional<AbstractValue> scalarOp(Operation *op);
};

Operands::Operands() : state_(std::make_unique<State>()) {}
Operands::~Operands() = default;

AbstractValue Operands::valueOf(Value operand) { return state_->valueOf(operand); }
const Heap &Operands::heap() const { return state_->heap; }
void Operands::forgetAll() {
  state_->known.clear();
  state_->sizeSymbols.clear();
  state_->heap = Heap();
}

// --- tensors ------------------------------------------------------------------------------------

/// All that is known of a tensor, also by what a cast before it forgets. Null if it is none.
static BaseTensorType typeOf(Value value) {
  return isa<BaseTensorType>(value.getType()) ? torch::tracedTensorType(value) : BaseTensorType();
}

SymbolId Operands::State::symbolOf(Value tensor, unsigned dimension) {
  SymbolId &symbol = sizeSymbols[{tensor, dimension}];
  if (!symbol)
    symbol = ++lastSymbol;
  return symbol;
}

AbstractValue Operands::State::tensor(Value value, BaseTensorType type) {
  TensorFacts facts;
  if (type.hasSizes()) {
    facts.sizes.emplace();
    for (auto [i, size] : llvm::enumerate(type.getSizes()))
      facts.sizes->push_back(size >= 0 ? IntRange::of(size) : IntRange::atLeast(0, symbolOf(value, unsigned(i))));
  }
  if (type.hasDtype())
    facts.dtype = torch::codeFromDtype(type.getDtype());
  return AbstractValue::tensorOf(std::move(facts));
}

const Operands::State::TypeKey &Operands::State::typeKey(BaseTensorType type, TensorView view) {
  TypeKey &key = typeKeys[int(view)][type];
  if (!key.before.empty())
    return key;
  // As Canonical writes it, cut after each unknown size, where its symbol goes.
  Canonical canonical;
  canonical.tensors = view;
  TensorFacts facts;
  if (type.hasSizes()) {
    facts.sizes.emplace();
    for (int64_t size : type.getSizes())
      facts.sizes->push_back(size >= 0 ? IntRange::of(size) : IntRange::atLeast(0));
  }
  if (type.hasDtype())
    facts.dtype = torch::codeFromDtype(type.getDtype());
  canonical.add(facts);
  std::string_view rest = canonical.text;
  auto take = [&] {
    size_t end = rest.find('?');
    std::string_view piece = rest.substr(0, end == rest.npos ? end : end + 1);
    rest.remove_prefix(piece.size());
    return std::string(piece);
  };
  key.before = take();
  if (type.hasSizes() && view != TensorView::RankAndDtype)
    for (auto [i, size] : llvm::enumerate(type.getSizes()))
      if (size < 0)
        key.dynamic.push_back({unsigned(i), take()});
  return key;
}

void Operands::addKey(Canonical &canonical, Value operand) {
  BaseTensorType type = typeOf(operand);
  if (!type) {
    AbstractValue value = state_->valueOf(operand);
    canonical.add(value, state_->heap);
    // Lists are unknown for more than one reason, and the reason is part of the outcome.
    if (std::optional<HeapObject> list = state_->heap.read(value); list && !list->knowsLength)
      canonical.text += whyUnknown(operand);
    return;
  }
  const State::TypeKey &key = state_->typeKey(type, canonical.tensors);
  canonical.text += key.before;
  for (const auto &[dimension, after] : key.dynamic) {
    canonical.add(state_->symbolOf(operand, dimension));
    canonical.text += after;
  }
}

// --- everything else ----------------------------------------------------------------------------

/// Ops whose value follows from their operands' values.
static bool isFollowed(Operation *op) {
  return isa<torch::PrimListConstructOp, torch::PrimTupleConstructOp, torch::DerefineOp>(op) ||
         torch::hasName(op, "torch.prim.unchecked_cast") || torch::hasName(op, "torch.aten.size.int") ||
         lookupScalarRule(std::string_view(op->getName().getStringRef()));
}

/// Operands first, without recursion: a chain of scalar ops may be as long as the model.
AbstractValue Operands::State::valueOf(Value value) {
  if (BaseTensorType type = typeOf(value))
    return tensor(value, type);
  if (auto found = known.find(value); found != known.end())
    return found->second;
  llvm::SmallVector<Value> stack = {value};
  llvm::DenseSet<Value> opened; // a second visit means a cycle, in IR that no verifier has seen
  while (!stack.empty()) {
    Value top = stack.back();
    Operation *op = top.getDefiningOp();
    size_t before = stack.size();
    if (!known.contains(top) && op && isFollowed(op) && opened.insert(top).second)
      for (Value operand : op->getOperands())
        if (!isa<BaseTensorType>(operand.getType()) && !known.contains(operand) && !opened.contains(operand))
          stack.push_back(operand);
    if (stack.size() != before)
      continue;
    if (!known.contains(top)) {
      AbstractValue result = work(top);
      // The same value is the same number wherever it is used.
      if (result.isOnly(Kind::Int) && !result.integer.isKnown() && result.integer.symbol == kNoSymbol)
        result.integer.symbol = ++lastSymbol;
      known[top] = std::move(result);
    }
    stack.pop_back();
  }
  return known[value];
}

/// The value of an operand that valueOf has been through.
AbstractValue Operands::State::lookUp(Value value) {
  if (BaseTensorType type = typeOf(value))
    return tensor(value, type);
  auto found = known.find(value);
  return found != known.end() ? found->second : unknownOfType(value.getType(), heap, nullptr);
}

/// Sizes of tensors as the model asks for them.
std::optional<AbstractValue> Operands::State::sizeQuery(Operation *op) {
  StringRef name = op->getName().getStringRef();
  bool asksList = name == "torch.aten.size", asksOne = name == "torch.aten.size.int";
  if (!asksList && !asksOne && name != "torch.aten.dim" && name != "torch.aten.numel")
    return std::nullopt;
  BaseTensorType type = typeOf(op->getOperand(0));
  if (!type || !type.hasSizes())
    return std::nullopt;
  AbstractValue tensorValue = tensor(op->getOperand(0), type);
  std::vector<IntRange> sizes =
      tensorValue.tensor && tensorValue.tensor->sizes ? *tensorValue.tensor->sizes : std::vector<IntRange>();
  if (asksList) {
    if (torch::isEverChanged(op->getResult(0)))
      return std::nullopt;
    std::vector<AbstractValue> elements;
    for (const IntRange &size : sizes)
      elements.push_back(AbstractValue::integerIn(size, nullptr));
    return heap.makeList(std::move(elements), op);
  }
  if (asksOne) {
    std::optional<int64_t> index = lookUp(op->getOperand(1)).asInt();
    if (!index)
      return std::nullopt;
    int64_t at = *index < 0 ? *index + int64_t(sizes.size()) : *index;
    if (at < 0 || at >= int64_t(sizes.size()))
      return std::nullopt;
    return AbstractValue::integerIn(sizes[at], nullptr);
  }
  if (name == "torch.aten.dim")
    return AbstractValue::integerOf(int64_t(sizes.size()));
  IntRange count = IntRange::of(1);
  for (const IntRange &size : sizes)
    count = mulRanges(count, size);
  return AbstractValue::integerIn(count, nullptr);
}

std::optional<AbstractValue> Operands::State::scalarOp(Operation *op) {
  ScalarRule rule = lookupScalarRule(std::string_view(op->getName().getStringRef()));
  if (!rule || op->getNumResults() != 1)
    return std::nullopt;
  llvm::SmallVector<Scalar, 4> operands;
  for (Value operand : op->getOperands()) {
    std::optional<Scalar> scalar = lookUp(operand).asScalar();
    if (!scalar)
      return std::nullopt;
    operands.push_back(std::move(*scalar));
  }
  ScalarOutcome outcome = rule(operands);
  if (!outcome.value)
    return std::nullopt;
  return AbstractValue::scalar(*outcome.value);
}

AbstractValue Operands::State::work(Value value) {
  Operation *op = value.getDefiningOp();
  auto unknown = [&] {
    AbstractValue result = unknownOfType(value.getType(), heap, nullptr);
    if (result.isOnly(Kind::Int) && torch::isNeverNegative(value))
      result.integer = IntRange::atLeast(0);
    return result;
  };
  if (!op)
    return unknown();
  if (auto device = dyn_cast<torch::ConstantDeviceOp>(op))
    return AbstractValue::deviceOf(device.getValue().str());
  if (op->hasTrait<OpTrait::ConstantLike>()) {
    std::optional<Scalar> scalar = torch::scalarOf(value);
    return scalar ? AbstractValue::scalar(*scalar) : unknown();
  }
  bool isList = isa<torch::PrimListConstructOp>(op);
  if (isList && !torch::unchangedLiteral(value))
    return unknown();
  if (isList || isa<torch::PrimTupleConstructOp>(op)) {
    std::vector<AbstractValue> elements;
    for (Value element : op->getOperands())
      elements.push_back(lookUp(element));
    return isList ? heap.makeList(std::move(elements), op) : AbstractValue::tupleOf(std::move(elements));
  }
  bool isCast = isa<torch::DerefineOp>(op) || torch::hasName(op, "torch.prim.unchecked_cast");
  if (isCast)
    return lookUp(op->getOperand(0));
  if (std::optional<AbstractValue> answer = sizeQuery(op))
    return *answer;
  if (std::optional<AbstractValue> answer = scalarOp(op))
    return *answer;
  return unknown();
}

std::string Operands::whyUnknown(Value operand) {
  while (auto derefine = operand.getDefiningOp<torch::DerefineOp>())
    operand = derefine.getOperand();
  if (!isa<torch::ListType>(operand.getType()))
    return "is not a constant";
  if (operand.getDefiningOp<torch::PrimListConstructOp>())
    for (Operation *user : operand.getUsers())
      if (torch::mayMutateLists(user))
        return "is a list that '" + user->getName().getStringRef().str() + "' may change";
  return "is a list whose contents are not visible";
}

} // namespace reify
