// Tensor ops in decompositions: torch.X(...), torch.ops.ns.X(...), methods and attributes of tensors, by
// the schemas of PyTorch and of the library.
#include "engine/python/compile/function_compiler.h"

#include <charconv>
#include <cstdlib>

namespace reify::python {

using namespace mlir;

std::vector<FunctionCompiler::Argument> FunctionCompiler::argumentsOf(const Node &node, Env &env) {
  std::vector<Argument> arguments;
  auto add = [&](std::string keyword, const Node &at) {
    if (at.is("Starred"))
      refuse(at, "call", "'*' is not allowed in calls");
    bool isEmptyList = at.is("List") && at.list("elts").empty();
    arguments.push_back({std::move(keyword), &at, expression(at, env, isEmptyList ? listOf(intType()) : Type())});
  };
  for (const Node *arg : node.list("args"))
    add("", *arg);
  for (const Node *keyword : node.list("keywords"))
    add(keyword->text, *keyword->child("value"));
  return arguments;
}

/// Whether a value may stand for a parameter; the cost says how far it has to be bent.
static std::optional<int> costOf(Type from, const SchemaType &to) {
  bool isInt = isa<torch::IntType>(from), isFloat = isa<torch::FloatType>(from), isBool = isa<torch::BoolType>(from);
  switch (to.kind) {
  case SchemaKind::Tensor:
    return isa<torch::BaseTensorType>(from) ? std::optional(0) : std::nullopt;
  case SchemaKind::Int:
    return isInt ? std::optional(0) : isBool ? std::optional(2) : std::nullopt;
  case SchemaKind::Float:
    return isFloat ? std::optional(0) : isInt ? std::optional(1) : std::nullopt;
  case SchemaKind::Bool:
    return isBool ? std::optional(0) : std::nullopt;
  case SchemaKind::Scalar:
    return isInt || isFloat || isBool || isa<torch::NumberType, torch::UnionType>(from) ? std::optional(1)
                                                                                        : std::nullopt;
  case SchemaKind::Str:
    return isa<torch::StringType>(from) ? std::optional(0) : std::nullopt;
  case SchemaKind::Device:
    return isa<torch::DeviceType>(from) ? std::optional(0) : std::nullopt;
  case SchemaKind::Any:
    return 1;
  case SchemaKind::Generator:
    return std::nullopt;
  case SchemaKind::Optional:
    if (isa<torch::NoneType>(from))
      return 0;
    if (auto optional = dyn_cast<torch::OptionalType>(from))
      return costOf(optional.getContainedType(), to.elements[0]);
    return costOf(from, to.elements[0]);
  case SchemaKind::List:
    if (auto tuple = dyn_cast<torch::TupleType>(from)) { // dim=(1, 2)
      int cost = 1;
      for (Type part : tuple.getContainedTypes()) {
        std::optional<int> each = costOf(part, to.elements[0]);
        if (!each)
          return std::nullopt;
        cost += *each;
      }
      return cost;
    }
    if (auto list = dyn_cast<torch::ListType>(from))
      return costOf(list.getContainedType(), to.elements[0]);
    // int[2] takes an int for both.
    if (isInt && to.elements[0].is(SchemaKind::Int) && to.text.find("[]") == std::string_view::npos)
      return 3;
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

/// By the schema's name, or by those that PyTorch takes in Python too.
static bool isCalled(std::string_view name, std::string_view keyword) {
  return name == keyword || (keyword == "input" && name == "self") || (keyword == "axis" && name == "dim") ||
         (keyword == "keepdims" && name == "keepdim");
}

bool FunctionCompiler::matches(const OpSchema &schema, const std::vector<Argument> &arguments,
                               std::vector<const Argument *> &byParameter, int &cost) {
  byParameter.assign(schema.operands.size(), nullptr);
  cost = 0;
  size_t position = 0;
  for (const Argument &argument : arguments) {
    size_t at = position;
    if (argument.keyword.empty()) {
      if (position >= schema.operands.size() || schema.operands[position].isKeywordOnly)
        return false;
      ++position;
    } else {
      at = size_t(
          llvm::find_if(schema.operands, [&](const SchemaValue &v) { return isCalled(v.name, argument.keyword); }) -
          schema.operands.begin());
    }
    if (at >= schema.operands.size() || byParameter[at])
      return false;
    std::optional<int> each = costOf(argument.value.getType(), schema.operands[at].type);
    if (!each)
      return false;
    cost += *each;
    byParameter[at] = &argument;
  }
  for (auto [operand, given] : llvm::zip(schema.operands, byParameter))
    if (!given && !operand.defaultText)
      return false;
  return true;
}

Value FunctionCompiler::fitArgument(const Node &at, Value value, const SchemaType &type) {
  if (type.is(SchemaKind::Optional)) // ops take a value for an optional one
    return isa<torch::NoneType, torch::OptionalType>(value.getType()) ? value
                                                                      : fitArgument(at, value, type.elements[0]);
  if (type.is(SchemaKind::Float))
    return coerce(at, value, floatType());
  if (type.is(SchemaKind::Int) || (type.is(SchemaKind::Scalar) && isa<torch::BoolType>(value.getType())))
    return coerce(at, value, intType());
  if (auto tuple = dyn_cast<torch::TupleType>(value.getType()); tuple && type.is(SchemaKind::List)) {
    SmallVector<Value> parts = unpack(at, value);
    for (Value &part : parts)
      part = fitArgument(at, part, type.elements[0]);
    Type element = typeOfSchema(type.elements[0], context_);
    return list(at, parts, parts.empty() ? element : parts[0].getType());
  }
  if (type.is(SchemaKind::List) && isa<torch::IntType>(value.getType())) {
    size_t open = type.text.find('[');
    int count = open == std::string_view::npos ? 1 : std::atoi(std::string(type.text.substr(open + 1)).c_str());
    SmallVector<Value> copies(size_t(std::clamp(count, 1, 8)), value);
    return list(at, copies, intType());
  }
  return value;
}

Value FunctionCompiler::schemaDefault(const Node &at, const SchemaValue &parameter) {
  StringRef text(parameter.defaultText->data(), parameter.defaultText->size());
  const SchemaType *type = &parameter.type;
  if (text == "None")
    return none(at);
  if (type->is(SchemaKind::Optional))
    type = &type->elements[0];
  if (text == "True" || text == "False")
    return constant(at, text == "True");
  if (text.starts_with("\"") || text.starts_with("'"))
    return constant(at, text.drop_front().drop_back());
  auto scalar = [&](StringRef word, bool isFloat) -> Value {
    int64_t integer = 0;
    double real = 0;
    if (!isFloat && !word.getAsInteger(10, integer))
      return constant(at, integer);
    if (!word.getAsDouble(real))
      return constant(at, real);
    static const std::pair<StringRef, int64_t> kNames[] = {
        {"Mean", 1}, {"Sum", 2}, {"contiguous_format", 0}, {"preserve_format", 1}, {"long", 4}, {"strided", 0}};
    for (auto [name, code] : kNames)
      if (name == word)
        return constant(at, code);
    refuse(at, "call", "the default " + text.str() + " of '" + std::string(parameter.name) + "' must be written out");
  };
  bool isFloat = type->is(SchemaKind::Float) || type->isListOf(SchemaKind::Float);
  if (!type->is(SchemaKind::List))
    return scalar(text, isFloat);
  SmallVector<Value> elements;
  SmallVector<StringRef> words;
  text.trim("[]").split(words, ',', -1, /*KeepEmpty=*/false);
  for (StringRef word : words)
    elements.push_back(scalar(word.trim(), isFloat));
  Type element = typeOfSchema(type->elements[0], context_);
  if (!text.starts_with("[")) // int[2] x=1
    elements = {scalar(text, isFloat)};
  return list(at, elements, element ? element : intType());
}

Value FunctionCompiler::callTorch(const Node &node, StringRef name, std::vector<Argument> arguments) {
  std::string base = "torch." + name.str();
  auto rows = table_.rows();
  auto row = std::ranges::lower_bound(rows, std::string_view(base), {}, &OpRow::name);
  const OpRow *best = nullptr;
  int bestCost = 0;
  std::vector<const Argument *> chosen, byParameter;
  std::string known;
  for (; row != rows.end() && StringRef(row->name).starts_with(base); ++row) {
    StringRef rest = StringRef(row->name).drop_front(base.size());
    if (!rest.empty() && rest[0] != '.')
      continue;
    const OpSchema &schema = row->schema();
    if (schema.hasWrite() || schema.isVararg || schema.results.empty())
      continue;
    known += (known.empty() ? "" : "; ") + std::string(schema.text);
    int cost = 0;
    if (matches(schema, arguments, byParameter, cost) && (!best || cost < bestCost))
      best = &*row, bestCost = cost, chosen = byParameter;
  }
  if (!best) {
    std::string types;
    for (const Argument &argument : arguments)
      types += (types.empty() ? "" : ", ") + (argument.keyword.empty() ? "" : argument.keyword + "=") +
               pythonSpelling(argument.value.getType());
    if (known.empty())
      refuse(node, "call",
             "there is no op '" + name.str() +
                 "' that gives a value and changes nothing; one of a library can be declared with "
                 "'# schema: ...'");
    refuse(node, "call", "no overload of '" + name.str() + "' takes (" + types + "); there are: " + known);
  }
  const OpSchema &schema = best->schema();
  SmallVector<Value> operands;
  for (auto [parameter, given] : llvm::zip(schema.operands, chosen))
    operands.push_back(given ? fitArgument(*given->at, given->value, parameter.type) : schemaDefault(node, parameter));
  SmallVector<Type> results;
  for (const SchemaValue &each : schema.results) {
    results.push_back(typeOfSchema(each.type, context_));
    if (!results.back())
      refuse(node, "call", "the result of '" + name.str() + "' has a type that is not allowed here");
  }
  StringRef op = StringRef(best->name).drop_front(6);
  if (results.size() == 1)
    return emit(node, op, operands, results[0]);
  Operation *made = emitOp(node, op, operands, results);
  Value tuple = torch::PrimTupleConstructOp::create(builder_, place(node), torch::TupleType::get(context_, results),
                                                    made->getResults());
  tupleFields_[tuple.getAsOpaquePointer()] = &schema;
  return tuple;
}

} // namespace reify::python
