#include "engine/check/invocations/arguments.h"

#include "engine/dialect/types/torch_types.h"
#include "engine/library/masks.h"
#include "engine/library/sizes_and_dtype.h"

namespace reify::check {

using namespace mlir;

static constexpr std::string_view kRankDtype = "_rank_dtype";

static bool isNamed(const std::string &parameter, const std::string &keyword) {
  return parameter == keyword || parameter == keyword + "_" || parameter == keyword + std::string(kRankDtype);
}

std::optional<std::vector<Literal>> bindArguments(const CheckedFunction &function, const Invocation &invocation,
                                                  std::string &problem) {
  const std::vector<CheckedParameter> &parameters = function.parameters;
  std::vector<std::optional<Literal>> bound(parameters.size());
  size_t next = 0;
  for (const Argument &argument : invocation.arguments) {
    size_t index = next;
    if (argument.keyword.empty()) {
      if (next++ >= parameters.size()) {
        problem = "more arguments than the " + std::to_string(parameters.size()) + " parameters of the function";
        return std::nullopt;
      }
    } else {
      for (index = 0; index < parameters.size() && !isNamed(parameters[index].name, argument.keyword);)
        ++index;
      if (index == parameters.size() || bound[index]) {
        problem = (index == parameters.size() ? "the function has no parameter '" : "there are two values for '") +
                  argument.keyword + "'";
        return std::nullopt;
      }
    }
    bound[index] = argument.value;
  }
  std::vector<Literal> literals;
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (!bound[i])
      bound[i] = parameters[i].defaultValue;
    if (!bound[i]) {
      problem = "no argument for the parameter '" + parameters[i].name + "'";
      return std::nullopt;
    }
    literals.push_back(std::move(*bound[i]));
  }
  return literals;
}

namespace {

/// One argument as the parameter's type takes it. An empty value: it does not fit.
class Converter {
public:
  Converter(FunctionKind kind, bool takesMasks, Heap &heap)
      : kind_(kind), takesMasks_(takesMasks && kind == FunctionKind::Shape), heap_(heap) {}

  std::optional<AbstractValue> convert(const Literal &literal, Type wanted) {
    if (auto optional = dyn_cast<torch::OptionalType>(wanted))
      return literal.kind == LiteralKind::None ? AbstractValue::none() : convert(literal, optional.getContainedType());
    if (auto members = dyn_cast<torch::UnionType>(wanted)) {
      for (Type member : members.getContainedTypes())
        if (std::optional<AbstractValue> value = convert(literal, member); value && fitsExactly(literal, member))
          return value;
      for (Type member : members.getContainedTypes())
        if (std::optional<AbstractValue> value = convert(literal, member))
          return value;
      return literal.kind == LiteralKind::Bool ? convert(literal, torch::NumberType::get(wanted.getContext()))
                                               : std::nullopt; // a number, to Python
    }
    switch (literal.kind) {
    case LiteralKind::None:
      return accept(isa<torch::NoneType, torch::AnyType, torch::GeneratorType>(wanted), AbstractValue::none());
    case LiteralKind::Bool:
      if (isa<torch::FloatType>(wanted))
        return AbstractValue::floatOf(literal.boolean ? 1 : 0);
      return accept(isa<torch::BoolType, torch::NumberType, torch::AnyType>(wanted),
                    AbstractValue::boolean(literal.boolean));
    case LiteralKind::Dtype:
    case LiteralKind::Int:
      if (isa<torch::FloatType>(wanted) && literal.kind == LiteralKind::Int)
        return AbstractValue::floatOf(double(literal.integer));
      return accept(isa<torch::IntType, torch::NumberType, torch::AnyType>(wanted),
                    literal.kind == LiteralKind::Dtype ? AbstractValue::dtypeCode(literal.integer)
                                                       : AbstractValue::integerOf(literal.integer));
    case LiteralKind::Float:
      return accept(isa<torch::FloatType, torch::NumberType, torch::AnyType>(wanted),
                    AbstractValue::floatOf(literal.floating));
    case LiteralKind::Str:
      if (isa<torch::DeviceType>(wanted))
        return AbstractValue::deviceOf(literal.text);
      return accept(isa<torch::StringType, torch::AnyType>(wanted), AbstractValue::stringOf(literal.text));
    case LiteralKind::List:
    case LiteralKind::Tuple:
      return sequence(literal, wanted);
    case LiteralKind::Tensor:
      return tensor(literal, wanted);
    case LiteralKind::Anything:
      return std::nullopt;
    }
    return std::nullopt;
  }

private:
  static bool fitsExactly(const Literal &literal, Type type) {
    return literal.kind != LiteralKind::Int || !isa<torch::FloatType>(type);
  }
  static std::optional<AbstractValue> accept(bool fits, AbstractValue value) {
    return fits ? std::optional(std::move(value)) : std::nullopt;
  }

  std::optional<AbstractValue> sequence(const Literal &literal, Type wanted) {
    auto list = dyn_cast<torch::ListType>(wanted);
    auto tuple = dyn_cast<torch::TupleType>(wanted);
    bool fits = list || (tuple && tuple.getContainedTypes().size() == literal.elements.size());
    if (!fits)
      return std::nullopt;
    std::vector<AbstractValue> elements;
    for (size_t i = 0; i < literal.elements.size(); ++i) {
      Type type = list ? list.getContainedType() : Type(tuple.getContainedTypes()[i]);
      const Literal &given = literal.elements[i];
      if (takesMasks_ && list && given.kind == LiteralKind::Tensor && isMask(given.integer)) {
        for (size_t dim = 0; dim < given.sizes.size(); ++dim)
          elements.push_back(heap_.makeList({AbstractValue::integerIn(IntRange::atLeast(0), nullptr)}));
        continue;
      }
      std::optional<AbstractValue> element = convert(literal.elements[i], type);
      if (!element)
        return std::nullopt;
      elements.push_back(std::move(*element));
    }
    return list ? heap_.makeList(std::move(elements)) : AbstractValue::tupleOf(std::move(elements));
  }

  std::optional<AbstractValue> tensor(const Literal &literal, Type wanted) {
    if (kind_ == FunctionKind::Shape && (torch::isListOf<torch::IntType>(wanted) || isSizesAndDtype(wanted))) {
      std::vector<AbstractValue> sizes;
      for (int64_t size : literal.sizes)
        sizes.push_back(AbstractValue::integerOf(size));
      AbstractValue list = heap_.makeList(std::move(sizes));
      return isSizesAndDtype(wanted) ? AbstractValue::tupleOf({list, AbstractValue::dtypeCode(literal.integer)}) : list;
    }
    if (kind_ == FunctionKind::Dtype && isa<torch::TupleType>(wanted))
      return AbstractValue::tupleOf(
          {AbstractValue::integerOf(int64_t(literal.sizes.size())), AbstractValue::dtypeCode(literal.integer)});
    if (!isa<torch::BaseTensorType>(wanted))
      return std::nullopt;
    TensorFacts facts;
    facts.sizes.emplace();
    for (int64_t size : literal.sizes)
      facts.sizes->push_back(IntRange::of(size));
    facts.dtype = literal.integer;
    return AbstractValue::tensorOf(std::move(facts));
  }

  FunctionKind kind_;
  bool takesMasks_;
  Heap &heap_;
};

std::string spelled(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  constexpr std::string_view kPrefix = "!torch.";
  return text.starts_with(kPrefix) ? text.substr(kPrefix.size()) : text;
}

} // namespace

bool makeCall(const CheckedFunction &checked, FunctionKind kind, func::FuncOp function,
              const std::vector<Literal> &literals, Call &call, std::string &problem) {
  if (function.getNumArguments() != literals.size()) {
    problem = "the function has " + std::to_string(function.getNumArguments()) + " parameters, but " +
              std::to_string(literals.size()) + " are declared here";
    return false;
  }
  Converter converter(kind, takesMasks(checked.op), call.heap);
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
    std::optional<AbstractValue> value = converter.convert(literals[i], type);
    if (!value) {
      problem = "the parameter '" + checked.parameters[i].name + "' is of type " + spelled(type) + ", which " +
                toString(literals[i]) + " is not";
      return false;
    }
    call.values.push_back(std::move(*value));
  }
  return true;
}

static bool equalSizes(const std::vector<int64_t> &sizes, const std::vector<AbstractValue> &elements) {
  return sizes.size() == elements.size() &&
         std::equal(sizes.begin(), sizes.end(), elements.begin(),
                    [](int64_t size, const AbstractValue &element) { return element.asInt() == size; });
}

bool equals(const Literal &expected, const AbstractValue &value, const Heap &heap, FunctionKind kind) {
  auto elementsEqual = [&](const std::vector<AbstractValue> &elements) {
    if (elements.size() != expected.elements.size())
      return false;
    for (size_t i = 0; i < elements.size(); ++i)
      if (!equals(expected.elements[i], elements[i], heap, kind))
        return false;
    return true;
  };
  switch (expected.kind) {
  case LiteralKind::Anything:
    return true;
  case LiteralKind::Int:
  case LiteralKind::Dtype:
    return value.asInt() == expected.integer;
  case LiteralKind::Bool:
    return value.asBool() == expected.boolean;
  case LiteralKind::Float: {
    std::optional<Scalar> scalar = value.asScalar();
    const double *real = scalar ? std::get_if<double>(&*scalar) : nullptr;
    return real && (*real == expected.floating || (*real != *real && expected.floating != expected.floating));
  }
  case LiteralKind::Str:
    return value.asString() && *value.asString() == expected.text;
  case LiteralKind::None:
    return value.isOnly(Kind::None);
  case LiteralKind::Tuple:
    if (value.isOnly(Kind::Tuple) && value.tuple)
      return elementsEqual(*value.tuple);
    [[fallthrough]]; // (2, 3) for the list [2, 3]: sizes are written both ways
  case LiteralKind::List: {
    std::optional<std::vector<AbstractValue>> elements = heap.elements(value);
    return elements && elementsEqual(*elements);
  }
  case LiteralKind::Tensor:
    if (kind == FunctionKind::Dtype)
      return value.asInt() == expected.integer;
    std::optional<std::vector<AbstractValue>> elements = heap.elements(value);
    return elements && equalSizes(expected.sizes, *elements);
  }
  return false;
}

std::string malformation(const AbstractValue &value, const Heap &heap, FunctionKind kind, MLIRContext *context) {
  if (value.isOnly(Kind::Tuple) && value.tuple) {
    for (const AbstractValue &element : *value.tuple)
      if (std::string problem = malformation(element, heap, kind, context); !problem.empty())
        return problem;
    return "";
  }
  constexpr int64_t kUndefined = 47; // the function says that it does not know
  if (kind == FunctionKind::Dtype) {
    std::optional<int64_t> code = value.asInt();
    return code && *code != kUndefined && !torch::dtypeFromCode(context, *code)
               ? std::to_string(*code) + " is no dtype's code"
               : "";
  }
  if (kind == FunctionKind::Shape)
    if (std::optional<std::vector<AbstractValue>> elements = heap.elements(value))
      for (const AbstractValue &element : *elements)
        if (std::optional<int64_t> size = element.asInt(); size && *size < 0)
          return "a size cannot be below zero";
  return "";
}

std::string showResult(const AbstractValue &value, const Heap &heap, FunctionKind kind) {
  if (kind == FunctionKind::Dtype) {
    if (std::optional<int64_t> code = value.asInt())
      return dtypeName(*code);
    if (value.isOnly(Kind::Tuple) && value.tuple) {
      std::string text;
      for (const AbstractValue &element : *value.tuple)
        text += (text.empty() ? "" : ", ") + showResult(element, heap, kind);
      return "(" + text + ")";
    }
  }
  return show(value, &heap);
}

} // namespace reify::check
