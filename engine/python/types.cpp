#include "engine/python/types.h"
#include "engine/dialect/scalars/dtype_promotion.h"

#include <llvm/ADT/StringSwitch.h>

namespace reify::python {

using namespace mlir;

std::string dottedName(const Node &node) {
  if (node.is("Name"))
    return node.text;
  if (!node.is("Attribute") || !node.child("value"))
    return "";
  std::string head = dottedName(*node.child("value"));
  return head.empty() ? "" : head + "." + node.text;
}

std::string didYouMean(llvm::StringRef word, llvm::ArrayRef<std::string> names) {
  unsigned best = unsigned(word.size() / 4) + 1; // must be nearer
  std::string found;
  for (const std::string &name : names)
    if (unsigned distance = word.edit_distance(name, true, best); distance < best)
      best = distance, found = name;
  return found.empty() ? "" : "; did you mean '" + found + "'?";
}

/// Beside the dtypes' own names: the short ones, and what else counts as an int.
static constexpr std::pair<std::string_view, int64_t> kOtherNames[] = {{"short", 2},
                                                                       {"int", 3},
                                                                       {"long", 4},
                                                                       {"half", 5},
                                                                       {"float", 6},
                                                                       {"double", 7},
                                                                       {"chalf", 8},
                                                                       {"cfloat", 9},
                                                                       {"cdouble", 10},
                                                                       {"bit", 30},
                                                                       {"strided", 0},
                                                                       {"contiguous_format", 0},
                                                                       {"preserve_format", 1},
                                                                       {"channels_last", 2},
                                                                       {"channels_last_3d", 3}};

std::vector<std::string> torchConstantNames() {
  std::vector<std::string> names;
  for (auto [name, code] : kOtherNames)
    names.emplace_back(name);
  for (int64_t code = 0; code < dtype_code::kUndefined; ++code)
    names.push_back(dtypeName(code));
  return names;
}

std::optional<int64_t> torchConstant(std::string_view name) {
  for (auto [known, code] : kOtherNames)
    if (known == name)
      return code;
  return dtypeCode(name);
}

namespace {

std::string_view lastPart(std::string_view dotted) { return dotted.substr(dotted.rfind('.') + 1); }

Type namedType(std::string_view name, MLIRContext *context) {
  std::string_view last = lastPart(name);
  bool isOfTorch = name.starts_with("torch.");
  if (isOfTorch && (last == "dtype" || last == "memory_format" || last == "layout"))
    return torch::IntType::get(context);
  if (last == "Tensor")
    return torch::ValueTensorType::get(context, std::nullopt, Type());
  return llvm::StringSwitch<Type>(last)
      .Case("int", torch::IntType::get(context))
      .Case("float", torch::FloatType::get(context))
      .Case("bool", torch::BoolType::get(context))
      .Case("str", torch::StringType::get(context))
      .Case("Any", torch::AnyType::get(context))
      .Cases({"number", "Number", "Scalar"}, torch::NumberType::get(context))
      .Case("device", torch::DeviceType::get(context))
      .Case("Generator", torch::AnyType::get(context))
      .Default(Type());
}

constexpr const char *kAllowed = "allowed are int, float, bool, str, None, List[...], Tuple[...], Optional[...], "
                                 "Union[int, float, complex], torch.device, Any, and Tensor in decompositions";

class Annotations {
public:
  explicit Annotations(MLIRContext *context) : context_(context) {}

  Type of(const Node &node) {
    if (node.constant == ConstantKind::None)
      return torch::NoneType::get(context_);
    if (node.constant == ConstantKind::String)
      return fail(node, "write the annotation '" + node.text + "' without quotes");
    if (node.is("Subscript"))
      return subscript(node);
    if (node.is("BinOp") && node.child("op")->is("BitOr"))
      return alternatives(node, {node.child("left"), node.child("right")});
    std::string name = dottedName(node);
    if (name.empty())
      return fail(node, std::string("this annotation is no type; ") + kAllowed);
    if (Type type = namedType(name, context_))
      return type;
    std::string_view last = lastPart(name);
    if (last == "List" || last == "list" || last == "Tuple" || last == "tuple" || last == "Optional" || last == "Union")
      return fail(node, "'" + name + "' needs its element types, as in " +
                            (last == "Tuple" || last == "tuple" ? "Tuple[int, int]" : std::string(last) + "[int]"));
    return fail(node, "the type '" + name + "' is not allowed here; " + kAllowed);
  }

  AnnotationResult result;

private:
  Type fail(const Node &node, std::string problem) {
    if (result.problem.empty())
      result.problem = std::move(problem), result.at = &node;
    return {};
  }

  SmallVector<const Node *> argumentsOf(const Node &node) {
    const Node *slice = node.child("slice");
    if (!slice->is("Tuple"))
      return {slice};
    auto elements = slice->list("elts");
    return {elements.begin(), elements.end()};
  }

  Type subscript(const Node &node) {
    std::string name = dottedName(*node.child("value"));
    std::string_view head = lastPart(name);
    SmallVector<const Node *> parts = argumentsOf(node);
    if (head == "List" || head == "list" || head == "Sequence" || head.starts_with("BroadcastingList")) {
      Type element = parts.size() == 1 ? of(*parts[0]) : fail(node, "a list has one element type, as in List[int]");
      return element ? torch::ListType::get(element) : Type();
    }
    if (head == "Optional") {
      Type element = parts.size() == 1 ? of(*parts[0]) : fail(node, "Optional takes one type, as in Optional[int]");
      return element ? optionalOf(element) : Type();
    }
    if (head == "Union")
      return alternatives(node, parts);
    if (head == "Tuple" || head == "tuple") {
      SmallVector<Type> types;
      for (const Node *part : parts) {
        if (part->constant == ConstantKind::Other)
          return fail(*part, "a tuple of any length is not allowed; use List[...]");
        types.push_back(of(*part));
        if (!types.back())
          return {};
      }
      return torch::TupleType::get(context_, types);
    }
    return fail(node, "the type '" + name + "[...]' is not allowed here; " + kAllowed);
  }

  Type optionalOf(Type element) {
    if (isa<torch::OptionalType, torch::NoneType>(element))
      return element;
    return torch::OptionalType::get(element);
  }

  Type alternatives(const Node &node, ArrayRef<const Node *> parts) {
    SmallVector<Type> types;
    bool hasNone = false, hasComplex = false;
    for (const Node *part : parts) {
      if (dottedName(*part) == "complex") {
        hasComplex = true;
        continue;
      }
      Type type = of(*part);
      if (!type)
        return {};
      if (isa<torch::NoneType>(type))
        hasNone = true;
      else if (auto optional = dyn_cast<torch::OptionalType>(type))
        hasNone = true, types.push_back(optional.getContainedType());
      else
        types.push_back(type);
    }
    if (hasComplex &&
        !llvm::all_of(types, [](Type t) { return isa<torch::IntType, torch::FloatType, torch::UnionType>(t); }))
      return fail(node, "complex is allowed in Union[int, float, complex] only");
    Type result = hasComplex          ? Type(torch::NumberType::get(context_))
                  : types.empty()     ? Type(torch::NoneType::get(context_))
                  : types.size() == 1 ? types[0]
                                      : unionOf(types);
    return hasNone ? optionalOf(result) : result;
  }

  Type unionOf(SmallVector<Type> types) {
    bool isNumber = types.size() == 2 && llvm::any_of(types, [](Type t) { return isa<torch::IntType>(t); }) &&
                    llvm::any_of(types, [](Type t) { return isa<torch::FloatType>(t); });
    if (isNumber) // the order that TorchScript gives them
      return torch::UnionType::get(context_, {torch::FloatType::get(context_), torch::IntType::get(context_)});
    return torch::UnionType::get(context_, types);
  }

  MLIRContext *context_;
};

} // namespace

AnnotationResult typeOfAnnotation(const Node &node, MLIRContext *context) {
  Annotations annotations(context);
  annotations.result.type = annotations.of(node);
  return annotations.result;
}

std::string pythonSpelling(Type type) {
  if (!type || isa<torch::NoneType>(type))
    return "None";
  if (auto list = dyn_cast<torch::ListType>(type))
    return "List[" + pythonSpelling(list.getContainedType()) + "]";
  if (auto optional = dyn_cast<torch::OptionalType>(type))
    return "Optional[" + pythonSpelling(optional.getContainedType()) + "]";
  auto joined = [](ArrayRef<Type> types) {
    std::string text;
    for (Type each : types)
      text += (text.empty() ? "" : ", ") + pythonSpelling(each);
    return text;
  };
  if (auto tuple = dyn_cast<torch::TupleType>(type))
    return "Tuple[" + joined(tuple.getContainedTypes()) + "]";
  if (auto members = dyn_cast<torch::UnionType>(type))
    return "Union[" + joined(members.getContainedTypes()) + "]";
  if (isa<torch::BaseTensorType>(type))
    return "Tensor";
  if (isa<torch::NumberType>(type))
    return "Union[int, float, complex]";
  if (isa<torch::DeviceType>(type))
    return "torch.device";
  if (isa<torch::AnyType>(type))
    return "Any";
  return isa<torch::IntType>(type)      ? "int"
         : isa<torch::FloatType>(type)  ? "float"
         : isa<torch::BoolType>(type)   ? "bool"
         : isa<torch::StringType>(type) ? "str"
                                        : "an object";
}

Type typeOfSchema(const SchemaType &type, MLIRContext *context) {
  auto element = [&] { return typeOfSchema(type.elements[0], context); };
  switch (type.kind) {
  case SchemaKind::Tensor:
    return torch::ValueTensorType::get(context, std::nullopt, Type());
  case SchemaKind::Int:
    return torch::IntType::get(context);
  case SchemaKind::Float:
    return torch::FloatType::get(context);
  case SchemaKind::Bool:
    return torch::BoolType::get(context);
  case SchemaKind::Scalar:
    return torch::NumberType::get(context);
  case SchemaKind::Str:
    return torch::StringType::get(context);
  case SchemaKind::Device:
    return torch::DeviceType::get(context);
  case SchemaKind::Generator:
  case SchemaKind::Any:
    return torch::AnyType::get(context);
  case SchemaKind::None:
    return torch::NoneType::get(context);
  case SchemaKind::List: {
    Type inner = element();
    return inner ? torch::ListType::get(inner) : Type();
  }
  case SchemaKind::Optional: {
    Type inner = element();
    return inner ? torch::OptionalType::get(inner) : Type();
  }
  default:
    return {};
  }
}

} // namespace reify::python
