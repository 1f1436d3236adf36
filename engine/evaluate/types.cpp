// What a type alone tells of a value.
#include "engine/dialect/types/torch_types.h"
#include "engine/evaluate/run.h"

#include <llvm/ADT/TypeSwitch.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

namespace {

constexpr uint16_t kAllKinds = (1 << 11) - 1;

template <class... Kinds> uint16_t kinds(Kinds... each) { return (uint16_t(each) | ...); }

} // namespace

uint16_t kindsOfType(Type type) {
  return llvm::TypeSwitch<Type, uint16_t>(type)
      .Case<torch::NoneType>([](Type) { return kinds(Kind::None); })
      .Case<torch::BoolType>([](Type) { return kinds(Kind::Bool); })
      .Case<torch::IntType>([](Type) { return kinds(Kind::Int); })
      .Case<torch::FloatType>([](Type) { return kinds(Kind::Float); })
      // A bool is a number to Python, too.
      .Case<torch::NumberType>([](Type) { return kinds(Kind::Int, Kind::Float, Kind::Bool); })
      .Case<torch::StringType>([](Type) { return kinds(Kind::Str); })
      .Case<torch::DeviceType>([](Type) { return kinds(Kind::Device); })
      .Case<torch::ListType>([](Type) { return kinds(Kind::List); })
      .Case<torch::TupleType>([](Type) { return kinds(Kind::Tuple); })
      .Case<torch::DictType>([](Type) { return kinds(Kind::Dict); })
      .Case<torch::NnModuleType, torch::GeneratorType, torch::LinearParamsType>(
          [](Type) { return kinds(Kind::Object); })
      .Case<torch::OptionalType>([](torch::OptionalType optional) {
        return uint16_t(kinds(Kind::None) | kindsOfType(optional.getContainedType()));
      })
      .Case<torch::UnionType>([](torch::UnionType members) {
        uint16_t all = 0;
        for (Type member : members.getContainedTypes())
          all |= kindsOfType(member);
        return all;
      })
      .Default([](Type other) { return isa<BaseTensorType>(other) ? kinds(Kind::Tensor) : kAllKinds; });
}

static AbstractValue unknownTensor(BaseTensorType type, CausePtr cause) {
  TensorFacts facts;
  if (type.hasSizes()) {
    facts.sizes.emplace();
    for (int64_t size : type.getSizes())
      facts.sizes->push_back(size < 0 ? IntRange::atLeast(0) : IntRange::of(size));
  }
  if (type.hasDtype())
    facts.dtype = torch::codeFromDtype(type.getDtype());
  return AbstractValue::tensorOf(std::move(facts), std::move(cause));
}

AbstractValue unknownOfType(Type type, Heap &heap, CausePtr cause) {
  return llvm::TypeSwitch<Type, AbstractValue>(type)
      .Case<torch::NoneType>([&](Type) { return AbstractValue::none(); })
      .Case<torch::BoolType>([&](Type) { return AbstractValue::unknownBool(cause); })
      .Case<torch::IntType>([&](Type) { return AbstractValue::unknownInt(cause); })
      .Case<torch::FloatType>([&](Type) { return AbstractValue::unknownFloat(cause); })
      .Case<torch::NumberType>(
          [&](Type) { return join(AbstractValue::unknownInt(cause), AbstractValue::unknownFloat(cause)); })
      .Case<torch::StringType>([&](Type) { return AbstractValue::unknownString(cause); })
      .Case<torch::DeviceType>([&](Type) { return AbstractValue::unknownDevice(cause); })
      .Case<torch::ListType>([&](torch::ListType list) {
        AbstractValue element = unknownOfType(list.getContainedType(), heap, cause);
        AbstractValue result = heap.makeUnknownList(std::move(element), cause);
        // Lists inside stand for any number of lists.
        heap.summarize(AbstractValue(heap.at(result.objects[0]).element));
        return result;
      })
      .Case<torch::TupleType>([&](torch::TupleType tuple) {
        std::vector<AbstractValue> elements;
        for (Type element : tuple.getContainedTypes())
          elements.push_back(unknownOfType(element, heap, cause));
        return AbstractValue::tupleOf(std::move(elements));
      })
      .Case<torch::DictType>([&](torch::DictType dict) {
        HeapObject object;
        object.isDict = true;
        object.knowsLength = false;
        object.element = unknownOfType(dict.getValueType(), heap, cause);
        object.cause = cause;
        AbstractValue result = AbstractValue::dictAt(heap.add(std::move(object)));
        result.cause = cause;
        return result;
      })
      .Case<torch::OptionalType>([&](torch::OptionalType optional) {
        AbstractValue value = join(AbstractValue::none(), unknownOfType(optional.getContainedType(), heap, cause));
        value.cause = cause;
        return value;
      })
      .Case<torch::UnionType>([&](torch::UnionType members) {
        AbstractValue value;
        for (Type member : members.getContainedTypes())
          value = join(value, unknownOfType(member, heap, cause));
        value.cause = cause;
        return value;
      })
      .Default([&](Type other) {
        if (auto tensor = dyn_cast<BaseTensorType>(other))
          return unknownTensor(tensor, cause);
        return AbstractValue::unknownObject(cause);
      });
}

AbstractValue narrowed(Run &run, AbstractValue value, Type type) {
  uint16_t allowed = kindsOfType(type);
  if (allowed == kAllKinds)
    return value;
  for (unsigned bit = 0; bit <= 10; ++bit)
    if (Kind kind = Kind(1 << bit); value.has(kind) && !(allowed & uint16_t(kind)))
      value = value.without(kind);
  // What was an `any`, or a cast that cannot succeed.
  if (value.isBottom())
    return unknownOfType(type, run.heap, firstCause(value));
  return value;
}

} // namespace reify
