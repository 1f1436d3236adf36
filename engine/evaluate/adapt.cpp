#include "engine/evaluate/adapt.h"

#include "engine/dialect/types/torch_types.h"
#include "engine/evaluate/run.h"
#include "engine/library/masks.h"
#include "engine/library/sizes_and_dtype.h"

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

AbstractValue Adapter::adapt(const AbstractValue &value, Type given, Type wanted,
                             const ExplainOperand &explainOperand) {
  explain_ = &explainOperand;
  AbstractValue result = parts(value, given, wanted, "");
  if (result.isBottom())
    result = unknownOfType(wanted, to_, (*explain_)(CauseKind::NotConstant, ""));
  return result;
}

AbstractValue Adapter::sizes(const TensorFacts *facts, const std::string &where) {
  if (!facts || !facts->sizes) {
    CausePtr cause = (*explain_)(CauseKind::UnknownRank, where);
    return to_.makeUnknownList(AbstractValue::integerIn(IntRange::atLeast(0), cause), cause);
  }
  std::vector<AbstractValue> elements;
  for (auto [i, size] : llvm::enumerate(*facts->sizes))
    elements.push_back(AbstractValue::integerIn(
        size,
        size.isKnown() ? nullptr : (*explain_)(CauseKind::UnknownSize, where + "size " + std::to_string(i) + " of ")));
  return to_.makeList(std::move(elements));
}

/// The sizes of a tensor as a list, or its rank and dtype as a pair, or sizes and dtype.
AbstractValue Adapter::tensor(const AbstractValue &value, Type wanted, const std::string &where) {
  const TensorFacts *facts = value.tensor.get();
  if (kind_ == FunctionKind::Shape && !isSizesAndDtype(wanted))
    return sizes(facts, where);
  AbstractValue dtype = facts && facts->dtype ? AbstractValue::dtypeCode(*facts->dtype)
                                              : AbstractValue::unknownInt((*explain_)(CauseKind::UnknownDtype, where));
  if (kind_ == FunctionKind::Shape)
    return AbstractValue::tupleOf({sizes(facts, where), dtype});
  AbstractValue rank = facts && facts->sizes
                           ? AbstractValue::integerOf(int64_t(facts->sizes->size()))
                           : AbstractValue::integerIn(IntRange::atLeast(0), (*explain_)(CauseKind::UnknownRank, where));
  return AbstractValue::tupleOf({rank, dtype});
}

/// The same lists, in the other heap.
AbstractValue Adapter::copy(const AbstractValue &value, const std::string &where) {
  AbstractValue result = value;
  for (ObjectId &id : result.objects) {
    auto [known, isNew] = copies_.try_emplace(id, 0);
    if (isNew) {
      HeapObject object = from_.at(id);
      for (auto [i, element] : llvm::enumerate(object.elements))
        element = copy(element, where + "element " + std::to_string(i) + " of ");
      if (!object.knowsLength) {
        object.element = copy(object.element, where);
        object.cause = (*explain_)(CauseKind::NotConstant, where);
      }
      known = copies_.find(id); // copying elements may have moved it
      known->second = to_.add(std::move(object));
    }
    id = known->second;
  }
  llvm::sort(result.objects);
  if (result.tuple) {
    std::vector<AbstractValue> elements;
    for (const AbstractValue &element : *result.tuple)
      elements.push_back(copy(element, where));
    result.tuple = std::make_shared<const std::vector<AbstractValue>>(std::move(elements));
  }
  if (!result.isKnownApartFromHeap())
    explain(result, (*explain_)(CauseKind::NotConstant, where));
  return result;
}

/// As many vectors of positions as a mask has dimensions. How many elements are true, the data decides.
std::vector<AbstractValue> Adapter::positions(size_t count, const std::string &where) {
  CausePtr cause = (*explain_)(CauseKind::DataDependent, where);
  std::vector<AbstractValue> vectors;
  for (size_t i = 0; i < count; ++i)
    vectors.push_back(to_.makeList({AbstractValue::integerIn(IntRange::atLeast(0), cause)}));
  return vectors;
}

AbstractValue Adapter::list(const AbstractValue &value, Type given, Type wanted, const std::string &where) {
  auto wantedList = dyn_cast<torch::ListType>(wanted), givenList = dyn_cast<torch::ListType>(given);
  bool isAsItIs = given == wanted || !wantedList || !givenList;
  if (isAsItIs)
    return copy(value, where);
  Type elementGiven = givenList.getContainedType(), elementWanted = wantedList.getContainedType();
  if (std::optional<std::vector<AbstractValue>> elements = from_.elements(value)) {
    std::vector<AbstractValue> adapted;
    for (auto [i, element] : llvm::enumerate(*elements)) {
      std::string place = where + "element " + std::to_string(i) + " of ";
      if (!takesMasks_ || !element.isOnly(Kind::Tensor)) {
        adapted.push_back(parts(element, elementGiven, elementWanted, place));
        continue;
      }
      const TensorFacts facts = element.tensor ? *element.tensor : TensorFacts();
      std::optional<size_t> rank = facts.sizes ? std::optional(facts.sizes->size()) : std::nullopt;
      if (facts.dtype && !isMask(facts.dtype)) {
        adapted.push_back(parts(element, elementGiven, elementWanted, place));
      } else if (rank && facts.dtype) {
        llvm::append_range(adapted, positions(*rank, place));
      } else {
        CausePtr cause = (*explain_)(rank ? CauseKind::UnknownDtype : CauseKind::UnknownRank, place);
        return to_.makeUnknownList(unknownOfType(elementWanted, to_, cause), cause);
      }
    }
    return to_.makeList(std::move(adapted));
  }
  std::optional<HeapObject> object = from_.read(value);
  CausePtr cause = (*explain_)(CauseKind::NotConstant, where);
  AbstractValue element = object && !object->element.isBottom()
                              ? parts(object->element, elementGiven, elementWanted, where)
                              : unknownOfType(elementWanted, to_, cause);
  to_.summarize(element);
  return to_.makeUnknownList(std::move(element), cause, object ? object->length : IntRange::atLeast(0));
}

/// Each alternative on its own.
AbstractValue Adapter::parts(const AbstractValue &value, Type given, Type wanted, const std::string &where) {
  if (auto optional = dyn_cast<torch::OptionalType>(wanted))
    wanted = optional.getContainedType();
  if (auto optional = dyn_cast<torch::OptionalType>(given))
    given = optional.getContainedType();
  AbstractValue result;
  if (value.has(Kind::Tensor)) {
    bool isStandIn = (kind_ == FunctionKind::Shape && (isa<torch::ListType>(wanted) || isSizesAndDtype(wanted))) ||
                     (kind_ == FunctionKind::Dtype && isa<torch::TupleType>(wanted));
    result = isStandIn ? tensor(value, wanted, where) : value.only(Kind::Tensor);
  }
  if (value.has(Kind::List))
    result = join(result, list(value.only(Kind::List), given, wanted, where));
  if (value.has(Kind::Int) && isa<torch::FloatType>(wanted)) {
    std::optional<int64_t> number = value.only(Kind::Int).asInt();
    result = join(result, number ? AbstractValue::floatOf(double(*number)) : AbstractValue::unknownFloat(nullptr));
  } else if (value.has(Kind::Int)) {
    result = join(result, value.only(Kind::Int));
  }
  for (Kind kind : {Kind::None, Kind::Bool, Kind::Float, Kind::Str, Kind::Device, Kind::Object})
    if (value.has(kind))
      result = join(result, value.only(kind));
  for (Kind kind : {Kind::Tuple, Kind::Dict})
    if (value.has(kind))
      result = join(result, copy(value.only(kind), where));
  if (!result.isKnownApartFromHeap())
    explain(result, (*explain_)(CauseKind::NotConstant, where));
  return result;
}

} // namespace reify
