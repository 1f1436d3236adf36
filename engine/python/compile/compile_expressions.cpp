// Expressions: names, literals, displays, comprehensions, subscripts, formatted strings.
#include "engine/python/compile/function_compiler.h"

#include <charconv>
#include <cmath>

namespace reify::python {

using namespace mlir;

Value FunctionCompiler::expression(const Node &node, Env &env, Type want) {
  return expressionUnguarded(node, env, want);
}

Value FunctionCompiler::expressionUnguarded(const Node &node, Env &env, Type want) {
  if (node.is("Constant"))
    return literal(node);
  if (node.is("Name"))
    return name(node, env, want);
  if (node.is("Attribute"))
    return attribute(node, env, want);
  if (node.is("Call"))
    return call(node, env, want);
  if (node.is("BinOp"))
    return binary(node, env, want);
  if (node.is("UnaryOp"))
    return unary(node, env);
  if (node.is("Compare"))
    return comparison(node, env);
  if (node.is("BoolOp"))
    return connective(node, env, 0, /*asCondition=*/false);
  if (node.is("IfExp"))
    return conditional(node, env, want);
  if (node.is("List"))
    return listDisplay(node, env, want);
  if (node.is("Tuple"))
    return tupleDisplay(node, env, want);
  if (node.is("ListComp") || node.is("GeneratorExp"))
    return comprehension(node, env, want);
  if (node.is("Subscript"))
    return subscript(node, env);
  if (node.is("JoinedStr"))
    return formatted(node, env);
  std::string what = node.is("Lambda")                          ? "a lambda"
                     : node.is("Dict")                          ? "a dictionary"
                     : node.is("Set")                           ? "a set"
                     : node.is("DictComp")                      ? "a dictionary comprehension"
                     : node.is("SetComp")                       ? "a set comprehension"
                     : node.is("Starred")                       ? "'*'"
                     : node.is("NamedExpr")                     ? "':='"
                     : node.is("Await")                         ? "'await'"
                     : node.is("Yield") || node.is("YieldFrom") ? "'yield'"
                                                                : "'" + std::string(node.kind) + "'";
  refuse(node, "expression",
         what + " is not allowed in library functions; values are numbers, bools, strings, None, lists and tuples");
}

Value FunctionCompiler::literal(const Node &node) {
  switch (node.constant) {
  case ConstantKind::None:
    return none(node);
  case ConstantKind::Bool:
    return constant(node, node.text == "1");
  case ConstantKind::Float:
    return constant(node, node.number);
  case ConstantKind::String:
    return constant(node, StringRef(node.text));
  case ConstantKind::Int: {
    int64_t value = 0;
    auto [end, error] = std::from_chars(node.text.data(), node.text.data() + node.text.size(), value);
    if (error != std::errc() || end != node.text.data() + node.text.size() || node.text.empty())
      refuse(node, "literal", "this int does not fit into 64 bits");
    return constant(node, value);
  }
  default:
    refuse(node, "literal", "a literal of type " + node.text + " is not allowed here");
  }
}

Value FunctionCompiler::name(const Node &node, Env &env, Type want) {
  auto known = env.find(node.text);
  if (known != env.end()) {
    if (known->second.value)
      return known->second.value;
    if (known->second.problem.empty())
      refuse(node, "", ""); // its own problem was reported
    refuse(node, "name", "'" + node.text + "' " + known->second.problem);
  }
  SourceModule &module = scope_ ? *scope_ : module_;
  if (std::string why = program_.whyUnfound(module, node.text, node); !why.empty())
    refuse(node, "name", why);
  if (std::optional<Value> value = knownName(node, node.text, want))
    return *value;
  if (program_.findFunction(module, node.text))
    refuse(node, "name", "the function '" + node.text + "' is not a value; it can only be called");
  if (program_.isOfMissingImport(module, node.text))
    refuse(node, "", "");
  std::vector<std::string> names;
  for (const auto &[known, variable] : env)
    if (!StringRef(known).starts_with("$"))
      names.push_back(known);
  for (const auto &[known, value] : module.constants)
    names.push_back(known);
  refuse(node, "name", "'" + node.text + "' is not defined" + didYouMean(node.text, names));
}

/// Constants of this or another module, and those of torch and math.
std::optional<Value> FunctionCompiler::knownName(const Node &node, const std::string &dotted, Type want) {
  SourceModule &module = scope_ ? *scope_ : module_;
  if (auto [value, home] = program_.findConstant(module, dotted); value) {
    if (!constantsInWork_.insert(value).second)
      throw Refused{&node, "cycle", "the constant '" + dotted + "' is made of itself"};
    SourceModule *before = std::exchange(scope_, home);
    Env nothing;
    try {
      Value result = expression(*value, nothing, want);
      constantsInWork_.erase(value);
      scope_ = before;
      return result;
    } catch (const Refused &refused) {
      constantsInWork_.erase(value);
      scope_ = before;
      if (refused.id == "cycle")
        throw Refused{&node, refused.id, refused.message};
      throw Refused{&node, refused.id.empty() ? "name" : refused.id,
                    "the constant '" + dotted + "' cannot be used here: " + refused.message};
    }
  }
  std::string name = program_.canonicalName(module, dotted);
  if (name.starts_with("torch.") && name.find('.', 6) == std::string::npos)
    if (std::optional<int64_t> code = torchConstant(std::string_view(name).substr(6)))
      return named(node, name, *code);
  if (name == "math.inf")
    return constant(node, double(INFINITY));
  if (name == "math.nan")
    return constant(node, double(NAN));
  if (name == "math.pi")
    return constant(node, 3.141592653589793);
  if (name == "math.e")
    return constant(node, 2.718281828459045);
  return std::nullopt;
}

Value FunctionCompiler::attribute(const Node &node, Env &env, Type want) {
  std::string dotted = dottedName(node);
  std::string first = dotted.substr(0, dotted.find('.'));
  if (!dotted.empty() && !env.contains(first)) {
    if (std::string why = program_.whyUnfound(scope_ ? *scope_ : module_, dotted, node); !why.empty())
      refuse(node, "name", why);
    if (std::optional<Value> value = knownName(node, dotted, want))
      return *value;
    SourceModule &module = scope_ ? *scope_ : module_;
    if (program_.isOfMissingImport(module, dotted))
      refuse(node, "", "");
    if (module.imports.contains(first))
      refuse(node, "name",
             "'" + dotted + "' is not known" +
                 (node.child("value")->is("Name") ? didYouMean(node.text, torchConstantNames()) : ""));
  }
  Value value = expression(*node.child("value"), env);
  if (isa<torch::BaseTensorType>(value.getType()))
    return tensorAttribute(node, value);
  // x.max(-1).values
  if (auto known = tupleFields_.find(value.getAsOpaquePointer()); known != tupleFields_.end())
    for (size_t i = 0; i < known->second->results.size(); ++i)
      if (known->second->results[i].name == node.text)
        return unpack(node, value)[i];
  static const std::set<std::string> kMethods{"append", "insert",     "extend",   "pop",    "copy",
                                              "clear",  "reverse",    "sort",     "format", "lower",
                                              "upper",  "startswith", "endswith", "join"};
  refuse(node, "attribute",
         pythonSpelling(value.getType()) + " has no attribute '" + node.text + "' here" +
             (kMethods.contains(node.text) ? "; a method is called, as in ." + node.text + "(...)" : ""));
}

Value FunctionCompiler::conditional(const Node &node, Env &env, Type want) {
  const Node &test = *node.child("test");
  Value holds = condition(test, env);
  auto side = [&](const char *field, bool outcome) {
    return [&, field, outcome]() -> Value {
      Env inside = env;
      narrow(test, outcome, inside);
      const Node &part = *node.child(field);
      Value value = expression(part, inside, want);
      return want && fits(value.getType(), want) ? coerce(part, value, want) : value;
    };
  };
  return choose(node, holds, side("body", true), side("orelse", false));
}

Value FunctionCompiler::listDisplay(const Node &node, Env &env, Type want) {
  if (auto optional = dyn_cast_or_null<torch::OptionalType>(want))
    want = optional.getContainedType();
  auto wanted = dyn_cast_or_null<torch::ListType>(want);
  Type element = wanted ? wanted.getContainedType() : Type();
  SmallVector<Value> values;
  auto isEmpty = [](const Node &item) { return item.is("List") && item.list("elts").empty(); };
  auto items = node.list("elts");
  // In [[], [1]] the first element takes its type from the others; making one of them twice shows nowhere.
  if (!element && llvm::any_of(items, [&](const Node *item) { return isEmpty(*item); }))
    if (auto typed = llvm::find_if(items, [&](const Node *item) { return !isEmpty(*item) && item->is("List"); });
        typed != items.end())
      element = expression(**typed, env).getType();
  for (const Node *item : items) {
    if (item->is("Starred"))
      refuse(*item, "expression", "'*' is not allowed in a list; add lists with +");
    values.push_back(expression(*item, env, element));
  }
  if (!element && values.empty())
    refuse(node, "type", "what this empty list holds is not known; annotate it, as in x: List[int] = []");
  if (!element) {
    element = values[0].getType();
    for (Value value : llvm::drop_begin(values)) {
      Type both = unify(element, value.getType());
      element = both ? both : fits(element, value.getType()) ? value.getType() : element;
    }
  }
  for (auto [value, item] : llvm::zip(values, node.list("elts")))
    value = coerce(*item, value, element, "the element");
  return list(node, values, element);
}

Value FunctionCompiler::tupleDisplay(const Node &node, Env &env, Type want) {
  if (auto optional = dyn_cast_or_null<torch::OptionalType>(want))
    want = optional.getContainedType();
  auto wanted = dyn_cast_or_null<torch::TupleType>(want);
  auto items = node.list("elts");
  if (wanted && wanted.getContainedTypes().size() != items.size())
    refuse(node, "type",
           "this tuple has " + std::to_string(items.size()) + " elements, but " + pythonSpelling(want) + " is needed");
  SmallVector<Value> values;
  SmallVector<Type> types;
  for (auto [i, item] : llvm::enumerate(items)) {
    if (item->is("Starred"))
      refuse(*item, "expression", "'*' is not allowed in a tuple");
    Type part = wanted ? wanted.getContainedTypes()[i] : Type();
    Value value = expression(*item, env, part);
    values.push_back(part ? coerce(*item, value, part, "the element") : value);
    types.push_back(values.back().getType());
  }
  return torch::PrimTupleConstructOp::create(builder_, place(node), torch::TupleType::get(context_, types), values);
}

/// An empty list, loops, and an append; its type is that of the first element that is compiled.
Value FunctionCompiler::comprehension(const Node &node, Env &env, Type want) {
  if (auto optional = dyn_cast_or_null<torch::OptionalType>(want))
    want = optional.getContainedType();
  auto wanted = dyn_cast_or_null<torch::ListType>(want);
  Type element = wanted ? wanted.getContainedType() : Type();
  Value out = list(node, {}, element ? element : intType());
  comprehensionLoop(node, 0, env, out, element, element);
  return out;
}

void FunctionCompiler::comprehensionLoop(const Node &node, size_t number, Env &env, Value out, Type want,
                                         Type &element) {
  const Node &generator = *node.list("generators")[number];
  Iteration iteration = iterationOf(*generator.child("iter"), env);
  forEach(generator, iteration, [&](Value item) {
    Env inside = env;
    Names targets;
    assign(*generator.child("target"), *generator.child("iter"), item, inside);
    auto filters = generator.list("ifs");
    std::function<void(size_t, Env &)> filtered = [&](size_t at, Env &now) {
      if (at < filters.size()) {
        Value holds = condition(*filters[at], now);
        Branch yes = branch(*filters[at], now, [&](Branch &branch) {
          narrow(*filters[at], true, branch.env);
          filtered(at + 1, branch.env);
        });
        Branch no = branch(*filters[at], now, [](Branch &) {});
        join(*filters[at], holds, yes, no, now, {}, {});
        return;
      }
      if (number + 1 < node.list("generators").size())
        return comprehensionLoop(node, number + 1, now, out, want, element);
      const Node &itemNode = *node.child("elt");
      Value value = expression(itemNode, now, want);
      if (want) {
        value = coerce(itemNode, value, want, "the element");
      } else {
        element = value.getType();
        out.setType(listOf(element));
      }
      emit(itemNode, "aten.append.t", {out, value}, out.getType());
    };
    filtered(0, inside);
  });
}

std::optional<int64_t> FunctionCompiler::constantInt(const Node &node) {
  bool isNegative = node.is("UnaryOp") && node.child("op")->is("USub");
  const Node &literal = isNegative ? *node.child("operand") : node;
  int64_t value = 0;
  if (literal.constant != ConstantKind::Int ||
      std::from_chars(literal.text.data(), literal.text.data() + literal.text.size(), value).ec != std::errc())
    return std::nullopt;
  return isNegative ? -value : value;
}

Value FunctionCompiler::subscript(const Node &node, Env &env) {
  const Node &index = *node.child("slice");
  Value value = expression(*node.child("value"), env);
  if (isa<torch::BaseTensorType>(value.getType()))
    return tensorSubscript(node, value, env);
  if (index.is("Slice"))
    return slice(index, value, env);
  return element(node, value, index, env);
}

Value FunctionCompiler::element(const Node &at, Value value, const Node &index, Env &env) {
  if (auto tuple = dyn_cast<torch::TupleType>(value.getType())) {
    std::optional<int64_t> position = constantInt(index);
    auto types = tuple.getContainedTypes();
    if (!position)
      refuse(index, "subscript", "the index of a tuple must be a literal int");
    int64_t wrapped = *position < 0 ? *position + int64_t(types.size()) : *position;
    if (wrapped < 0 || wrapped >= int64_t(types.size()))
      refuse(index, "subscript", "this tuple has only " + std::to_string(types.size()) + " elements");
    return emit(at, "prim.TupleIndex", {value, constant(index, wrapped)}, types[size_t(wrapped)]);
  }
  if (auto type = dyn_cast<torch::ListType>(value.getType())) {
    Value position = coerce(index, expression(index, env), intType(), "the index");
    return emit(at, "aten.__getitem__.t", {value, position}, type.getContainedType());
  }
  if (isa<torch::StringType>(value.getType()))
    return emit(at, "aten.__getitem__.str", {value, coerce(index, expression(index, env), intType(), "the index")},
                strType());
  refuse(at, "subscript",
         pythonSpelling(value.getType()) + " cannot be subscripted" +
             (isa<torch::OptionalType>(value.getType()) ? "; check it with 'is None' before" : ""));
}

Value FunctionCompiler::slice(const Node &node, Value value, Env &env) {
  if (auto tuple = dyn_cast<torch::TupleType>(value.getType())) {
    auto bound = [&](const char *field, int64_t otherwise) {
      const Node *at = node.child(field);
      std::optional<int64_t> known = at ? constantInt(*at) : otherwise;
      if (!known)
        refuse(*at, "subscript", "the bounds of a tuple's slice must be literal ints");
      return *known;
    };
    SmallVector<Value> parts = unpack(node, value), chosen;
    SmallVector<Type> types;
    int64_t size = int64_t(parts.size());
    auto wrap = [&](int64_t index) { return std::clamp(index < 0 ? index + size : index, int64_t(0), size); };
    if (node.child("step"))
      refuse(node, "subscript", "the slice of a tuple takes no step");
    for (int64_t i = wrap(bound("lower", 0)), end = wrap(bound("upper", size)); i < end; ++i)
      chosen.push_back(parts[size_t(i)]), types.push_back(parts[size_t(i)].getType());
    return torch::PrimTupleConstructOp::create(builder_, place(node), torch::TupleType::get(context_, types), chosen);
  }
  bool isList = isa<torch::ListType>(value.getType());
  if (!isList && !isa<torch::StringType>(value.getType()))
    refuse(node, "subscript",
           pythonSpelling(value.getType()) + " cannot be sliced; only lists, strings and tuples can");
  auto bound = [&](const char *field) -> Value {
    const Node *at = node.child(field);
    if (!at)
      return none(node);
    Value position = expression(*at, env);
    if (isa<torch::NoneType, torch::OptionalType>(position.getType()))
      return coerce(*at, position, torch::OptionalType::get(intType()), "the bound");
    return coerce(*at, position, intType(), "the bound");
  };
  Value lower = bound("lower"), upper = bound("upper");
  Value step = node.child("step") ? coerce(*node.child("step"), bound("step"), intType(), "the step")
                                  : constant(node, int64_t(1));
  return emit(node, isList ? "aten.slice.t" : "aten.slice.str", {value, lower, upper, step}, value.getType());
}

Value FunctionCompiler::formatted(const Node &node, Env &env) {
  std::string pattern;
  SmallVector<Value> values;
  for (const Node *part : node.list("values")) {
    if (part->is("Constant")) {
      // "{}" in the text itself is not a place for a value.
      std::string_view rest = part->text;
      for (size_t at; (at = rest.find("{}")) != std::string_view::npos; rest.remove_prefix(at + 2)) {
        pattern += std::string(rest.substr(0, at)) + "{}";
        values.push_back(constant(*part, StringRef("{}")));
      }
      pattern += rest;
      continue;
    }
    const Node *conversion = part->child("conversion");
    if (part->child("format_spec") || (conversion && conversion->text != "-1" && conversion->text != "115"))
      refuse(*part, "format", "formats such as {x:3} or {x!r} are not allowed; write {x}");
    pattern += "{}";
    values.push_back(expression(*part->child("value"), env));
  }
  Value text = constant(node, StringRef(pattern));
  if (values.empty())
    return text;
  values.insert(values.begin(), text);
  return emit(node, "aten.format", values, strType());
}

} // namespace reify::python
