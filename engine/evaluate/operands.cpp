#include "engine/evaluate/operands.h"

#include "engine/dialect/op_traits.h"
#include "engine/dialect/scalar_rules.h"
#include "engine/dialect/torch_ops.h"
#include "engine/dialect/torch_types.h"
#include "engine/evaluate/run.h"

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

struct Operands::State {
  IsReadOnly isReadOnly;
  Heap heap;
  llvm::DenseMap<Value, AbstractValue> known; // scalars and lists
  llvm::DenseMap<std::pair<Value, unsigned>, SymbolId> symbols; // of unknown sizes
  // Apart from the evaluator's own symbols, which count from 1: a value may meet both.
  SymbolId lastSymbol = 1u << 31;

  AbstractValue valueOf(Value value);
  AbstractValue work(Value value);
  AbstractValue tensor(Value value, BaseTensorType type);
  AbstractValue list(torch::PrimListConstructOp literal);
  std::optional<AbstractValue> sizeQuery(Operation *op);
  std::optional<AbstractValue> scalarOp(Operation *op);
  bool isChanged(Value list) const;
};

Operands::Operands(IsReadOnly isReadOnly) : state_(std::make_unique<State>()) {
  state_->isReadOnly = std::move(isReadOnly);
}
Operands::~Operands() = default;

AbstractValue Operands::valueOf(Value operand) { return state_->valueOf(operand); }
const Heap &Operands::heap() const { return state_->heap; }
void Operands::forgetAll() {
  state_->known.clear();
  state_->symbols.clear();
  state_->heap = Heap();
}

AbstractValue Operands::State::valueOf(Value value) {
  if (auto type = dyn_cast<BaseTensorType>(value.getType()))
    return tensor(value, type);
  auto it = known.find(value);
  if (it != known.end())
    return it->second;
  AbstractValue result = work(value);
  known[value] = result;
  return result;
}

AbstractValue Operands::State::tensor(Value value, BaseTensorType type) {
  TensorFacts facts;
  if (type.hasSizes()) {
    facts.sizes.emplace();
    for (auto [i, size] : llvm::enumerate(type.getSizes())) {
      if (size >= 0) {
        facts.sizes->push_back(IntRange::of(size));
        continue;
      }
      SymbolId &symbol = symbols[{value, unsigned(i)}];
      if (!symbol)
        symbol = ++lastSymbol;
      facts.sizes->push_back(IntRange::atLeast(0, symbol));
    }
  }
  if (type.hasDtype())
    facts.dtype = torch::codeFromDtype(type.getDtype());
  return AbstractValue::tensorOf(std::move(facts));
}

bool Operands::State::isChanged(Value list) const {
  return llvm::any_of(list.getUsers(), [&](Operation *user) {
    return torch::mayMutateLists(user) && !isa<torch::OperatorOp>(user) && !(isReadOnly && isReadOnly(user));
  });
}

AbstractValue Operands::State::list(torch::PrimListConstructOp literal) {
  if (isChanged(literal->getResult(0)))
    return unknownOfType(literal->getResult(0).getType(), heap, nullptr);
  std::vector<AbstractValue> elements;
  for (Value element : literal->getOperands())
    elements.push_back(valueOf(element));
  return heap.makeList(std::move(elements), literal);
}

/// Sizes of tensors as the model asks for them.
std::optional<AbstractValue> Operands::State::sizeQuery(Operation *op) {
  StringRef name = op->getName().getStringRef();
  bool asksList = name == "torch.aten.size", asksOne = name == "torch.aten.size.int";
  if (!asksList && !asksOne && name != "torch.aten.dim" && name != "torch.aten.numel")
    return std::nullopt;
  auto type = dyn_cast<BaseTensorType>(op->getOperand(0).getType());
  if (!type || !type.hasSizes())
    return std::nullopt;
  AbstractValue tensorValue = tensor(op->getOperand(0), type);
  const std::vector<IntRange> &sizes = *tensorValue.tensor->sizes;
  if (asksList) {
    std::vector<AbstractValue> elements;
    for (const IntRange &size : sizes)
      elements.push_back(AbstractValue::integerIn(size, nullptr));
    return heap.makeList(std::move(elements), op);
  }
  if (asksOne) {
    std::optional<int64_t> index = valueOf(op->getOperand(1)).asInt();
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
  if (op->getNumResults() != 1 || op->getNumOperands() > 4)
    return std::nullopt;
  ScalarRule rule = lookupScalarRule(std::string_view(op->getName().getStringRef()));
  if (!rule)
    return std::nullopt;
  llvm::SmallVector<Scalar, 4> operands;
  for (Value operand : op->getOperands()) {
    std::optional<Scalar> scalar = valueOf(operand).asScalar();
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
  if (!op)
    return unknownOfType(value.getType(), heap, nullptr);
  if (auto constant = dyn_cast<torch::ConstantIntOp>(op))
    return AbstractValue::integerOf(constant.getValue());
  if (auto constant = dyn_cast<torch::ConstantBoolOp>(op))
    return AbstractValue::boolean(constant.getValue());
  if (auto constant = dyn_cast<torch::ConstantFloatOp>(op))
    return AbstractValue::floatOf(constant.getValue().convertToDouble());
  if (auto constant = dyn_cast<torch::ConstantStrOp>(op))
    return AbstractValue::stringOf(constant.getValue().str());
  if (isa<torch::ConstantNoneOp>(op))
    return AbstractValue::none();
  if (auto constant = dyn_cast<torch::ConstantDeviceOp>(op))
    return AbstractValue::deviceOf(constant.getValue().str());
  if (auto literal = dyn_cast<torch::PrimListConstructOp>(op))
    return list(literal);
  if (isa<torch::PrimTupleConstructOp>(op)) {
    std::vector<AbstractValue> elements;
    for (Value element : op->getOperands())
      elements.push_back(valueOf(element));
    return AbstractValue::tupleOf(std::move(elements));
  }
  if (isa<torch::DerefineOp>(op) || op->getName().getStringRef() == "torch.prim.unchecked_cast")
    return valueOf(op->getOperand(0));
  if (auto answer = sizeQuery(op))
    return *answer;
  if (auto answer = scalarOp(op))
    return *answer;
  return unknownOfType(value.getType(), heap, nullptr);
}

//===-- Adapters ------------------------------------------------------------===//

namespace {

class Adapter {
public:
  Adapter(const Heap &from, FunctionKind kind, Heap &to, const CausePtr &cause)
      : from_(from), kind_(kind), to_(to), cause_(cause) {}

  AbstractValue adapt(const AbstractValue &value, Type wanted);

private:
  AbstractValue tensor(const AbstractValue &value);
  AbstractValue list(const AbstractValue &value, Type element);

  const Heap &from_;
  FunctionKind kind_;
  Heap &to_;
  const CausePtr &cause_;
};

/// The sizes of a tensor as a list, or its rank and dtype as a pair.
AbstractValue Adapter::tensor(const AbstractValue &value) {
  const TensorFacts *facts = value.tensor.get();
  const std::vector<IntRange> *sizes = facts && facts->sizes ? &*facts->sizes : nullptr;
  if (kind_ == FunctionKind::Shape) {
    if (!sizes)
      return to_.makeUnknownList(AbstractValue::integerIn(IntRange::atLeast(0), cause_), cause_);
    std::vector<AbstractValue> elements;
    for (const IntRange &size : *sizes)
      elements.push_back(AbstractValue::integerIn(size, size.isKnown() ? nullptr : cause_));
    return to_.makeList(std::move(elements));
  }
  AbstractValue rank = sizes ? AbstractValue::integerOf(int64_t(sizes->size()))
                             : AbstractValue::integerIn(IntRange::atLeast(0), cause_);
  AbstractValue dtype = facts && facts->dtype ? AbstractValue::integerOf(*facts->dtype)
                                              : AbstractValue::unknownInt(cause_);
  return AbstractValue::tupleOf({rank, dtype});
}

AbstractValue Adapter::list(const AbstractValue &value, Type elementType) {
  if (std::optional<std::vector<AbstractValue>> elements = from_.elements(value)) {
    for (AbstractValue &element : *elements)
      element = adapt(element, elementType);
    return to_.makeList(std::move(*elements));
  }
  std::optional<HeapObject> object = from_.read(value);
  AbstractValue element = object && !object->element.isBottom() ? adapt(object->element, elementType)
                                                                : unknownOfType(elementType, to_, cause_);
  return to_.makeUnknownList(std::move(element), cause_, object ? object->length : IntRange::atLeast(0));
}

AbstractValue Adapter::adapt(const AbstractValue &value, Type wanted) {
  AbstractValue result;
  Type inner = wanted;
  if (auto optional = dyn_cast<torch::OptionalType>(wanted))
    inner = optional.getContainedType();
  if (value.has(Kind::Tensor))
    result = join(result, isa<BaseTensorType>(inner) ? value.only(Kind::Tensor) : tensor(value));
  if (value.has(Kind::List)) {
    Type element = isa<torch::ListType>(inner) ? cast<torch::ListType>(inner).getContainedType()
                                               : Type(torch::AnyType::get(wanted.getContext()));
    result = join(result, list(value.only(Kind::List), element));
  }
  if (value.has(Kind::Tuple) && value.tuple) {
    std::vector<AbstractValue> elements;
    for (const AbstractValue &element : *value.tuple)
      elements.push_back(adapt(element, torch::AnyType::get(wanted.getContext())));
    result = join(result, AbstractValue::tupleOf(std::move(elements)));
  }
  for (Kind kind : {Kind::None, Kind::Bool, Kind::Float, Kind::Str, Kind::Device, Kind::Object})
    if (value.has(kind))
      result = join(result, value.only(kind));
  if (value.has(Kind::Int)) {
    // The float that a shape function asks for where the op has a number.
    if (!isa<torch::FloatType>(inner))
      result = join(result, value.only(Kind::Int));
    else if (std::optional<int64_t> integer = value.only(Kind::Int).asInt())
      result = join(result, AbstractValue::floatOf(double(*integer)));
    else
      result = join(result, AbstractValue::unknownFloat(cause_));
  }
  explain(result, cause_);
  return result.isBottom() ? unknownOfType(wanted, to_, cause_) : result;
}

} // namespace

AbstractValue adaptOperand(const AbstractValue &value, const Heap &from, Type wanted, FunctionKind kind, Heap &to,
                           const CausePtr &cause) {
  return Adapter(from, kind, to, cause).adapt(value, wanted);
}

} // namespace reify
