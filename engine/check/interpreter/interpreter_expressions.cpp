// Expressions of the interpreter.
#include "engine/check/interpreter/interpreter.h"

#include "engine/python/types.h"

#include <llvm/Support/SaveAndRestore.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace reify::check {

using python::ConstantKind;

Value Interpreter::expression(const Node &node, Scope &scope) {
  spend(node);
  if (node.is("Constant"))
    return constant(node);
  if (node.is("Name"))
    return name(node, scope);
  if (node.is("Attribute"))
    return attribute(node, scope);
  if (node.is("Call"))
    return call(node, scope);
  if (node.is("List"))
    return display(node, ValueKind::List, scope);
  if (node.is("Tuple"))
    return display(node, ValueKind::Tuple, scope);
  if (node.is("Set"))
    return display(node, ValueKind::Set, scope);
  if (node.is("Dict"))
    return dictDisplay(node, scope);
  if (node.is("ListComp") || node.is("SetComp") || node.is("GeneratorExp") || node.is("DictComp"))
    return comprehension(node, scope);
  if (node.is("BinOp")) {
    Value left = expression(*node.child("left"), scope);
    return binary(node, *node.child("op"), left, expression(*node.child("right"), scope));
  }
  if (node.is("UnaryOp"))
    return unary(node, scope);
  if (node.is("BoolOp"))
    return connective(node, scope);
  if (node.is("Compare"))
    return comparison(node, scope);
  if (node.is("IfExp"))
    return expression(*node.child(truth(node, expression(*node.child("test"), scope)) ? "body" : "orelse"), scope);
  if (node.is("Subscript"))
    return subscript(node, scope);
  if (node.is("JoinedStr"))
    return formatted(node, scope);
  if (node.is("Lambda"))
    return function(node, scope);
  if (node.is("NamedExpr")) {
    Value value = expression(*node.child("value"), scope);
    assign(*node.child("target"), value, scope);
    return value;
  }
  if ((node.is("Yield") || node.is("YieldFrom")) && scope.yielded) {
    const Node *value = node.child("value");
    Value item = value ? expression(*value, scope) : Value();
    std::vector<Value> items = node.is("Yield") ? std::vector<Value>{item} : elementsOf(node, item);
    take(node, items.size());
    scope.yielded->insert(scope.yielded->end(), items.begin(), items.end());
    return {};
  }
  fail(node, "'" + std::string(node.kind) + "' is not evaluated here; what invocations are made of is read, never run");
}

Value Interpreter::constant(const Node &node) {
  switch (node.constant) {
  case ConstantKind::None:
    return {};
  case ConstantKind::Bool:
    return boolean(node.text == "1");
  case ConstantKind::Int: {
    int64_t value = 0;
    const char *end = node.text.data() + node.text.size();
    auto [at, error] = std::from_chars(node.text.data(), end, value);
    if (error != std::errc() || at != end || node.text.empty())
      fail(node, "this integer does not fit into 64 bits");
    return integer(value);
  }
  case ConstantKind::Float:
    return floating(node.number);
  case ConstantKind::String:
    return text(node, node.text);
  default:
    if (node.text.find("llipsis") == std::string::npos)
      fail(node, "a literal of this kind (" + node.text + ") has no meaning here");
    return {ValueKind::Ellipsis};
  }
}

static bool isBuiltinName(std::string_view name) {
  static constexpr std::string_view kNames[] = {
      "len",    "range",    "enumerate",  "zip", "list", "tuple", "set",    "frozenset", "dict",
      "sorted", "reversed", "min",        "max", "sum",  "abs",   "int",    "float",     "bool",
      "str",    "repr",     "isinstance", "any", "all",  "map",   "filter", "print",     "round"};
  return std::ranges::find(kNames, name) != std::end(kNames);
}

Value Interpreter::name(const Node &node, Scope &scope) {
  for (Scope *at = &scope; at; at = at->outer) {
    auto known = at->names.find(node.text);
    if (known == at->names.end())
      continue;
    if (known->second.is(ValueKind::Unknown)) // told where it failed
      throw Unreadable{known->second.object->node, known->second.object->text};
    return known->second;
  }
  if (isOfFramework(node.text) || isBuiltinName(node.text))
    return named(node, ValueKind::Native, node.text);
  if (node.text == "__name__")
    return text(node, "library");
  fail(node, "'" + node.text + "' is not defined at this place of the file");
}

/// A member of a module that is not read: a dtype, a number, or what can only be named.
Value Interpreter::external(const Node &at, const std::string &name) {
  const std::string_view last = std::string_view(name).substr(name.rfind('.') + 1);
  if (name == "math.inf" || name == "torch.inf")
    return floating(std::numeric_limits<double>::infinity());
  if (name == "math.nan" || name == "torch.nan")
    return floating(std::numeric_limits<double>::quiet_NaN());
  if (name == "math.pi")
    return floating(3.141592653589793);
  if (name == "math.e")
    return floating(2.718281828459045);
  if (name == "torch." + std::string(last))
    if (std::optional<int64_t> code = python::torchConstant(last))
      return dtype(*code);
  if (name.starts_with("reify_library.") && isOfFramework(last))
    return named(at, ValueKind::Native, std::string(last));
  return named(at, ValueKind::External, name);
}

Value Interpreter::attribute(const Node &node, Scope &scope) {
  Value value = expression(*node.child("value"), scope);
  if (value.is(ValueKind::External)) {
    if (isOfFramework(node.text) && value.object->text.rfind("torch", 0) != 0)
      return named(node, ValueKind::Native, node.text);
    return external(node, value.object->text + "." + node.text);
  }
  if (value.is(ValueKind::Tensor)) {
    if (node.text == "dtype")
      return dtype(value.object->dtype);
    if (node.text == "shape" || node.text == "sizes") {
      std::vector<Value> sizes;
      for (int64_t size : value.object->sizes)
        sizes.push_back(integer(size));
      return make(node, ValueKind::List, std::move(sizes));
    }
  }
  if (value.is(ValueKind::Dtype) && (node.text == "is_floating_point" || node.text == "is_complex")) {
    const std::string name = dtypeName(value.integer);
    const bool isComplex = name.find("complex") != std::string::npos;
    return boolean(node.text == "is_complex" ? isComplex : !isComplex && name.find("float") != std::string::npos);
  }
  return named(node, ValueKind::Method, node.text, value);
}

Value Interpreter::display(const Node &node, ValueKind kind, Scope &scope) {
  Value made = make(node, kind);
  for (const Node *element : node.list("elts")) {
    std::vector<Value> items;
    if (element->is("Starred"))
      items = elementsOf(*element, expression(*element->child("value"), scope));
    else
      items = {expression(*element, scope)};
    for (const Value &item : items) {
      if (kind == ValueKind::Set) {
        addToSet(*element, made, item);
        continue;
      }
      take(*element, 1);
      made.object->items.push_back(item);
    }
  }
  return made;
}

Value Interpreter::dictDisplay(const Node &node, Scope &scope) {
  Value made = make(node, ValueKind::Dict);
  auto keys = node.list("keys"), values = node.list("values");
  for (size_t i = 0; i < values.size() && i < keys.size(); ++i) {
    Value value = expression(*values[i], scope);
    if (keys[i]) {
      setKey(*keys[i], made, expression(*keys[i], scope), value);
      continue;
    }
    if (!value.is(ValueKind::Dict))
      fail(*values[i], "'**' needs a dict here");
    for (size_t at = 0; at < value.object->items.size(); ++at)
      setKey(*values[i], made, value.object->items[at], value.object->values[at]);
  }
  return made;
}

void Interpreter::generate(const Node &node, size_t from, Scope &scope, const std::function<void(Scope &)> &each) {
  auto generators = node.list("generators");
  if (from == generators.size())
    return each(scope);
  const Node &generator = *generators[from];
  const Node &over = *generator.child("iter");
  for (const Value &item : elementsOf(over, expression(over, scope))) {
    spend(generator);
    assign(*generator.child("target"), item, scope);
    if (std::ranges::all_of(generator.list("ifs"),
                            [&](const Node *test) { return truth(*test, expression(*test, scope)); }))
      generate(node, from + 1, scope, each);
  }
}

Value Interpreter::comprehension(const Node &node, Scope &scope) {
  Scope &inner = scopes_.emplace_back();
  take(node, 16);
  inner.outer = &scope;
  Value made = make(node, node.is("SetComp")    ? ValueKind::Set
                          : node.is("DictComp") ? ValueKind::Dict
                                                : ValueKind::List);
  generate(node, 0, inner, [&](Scope &now) {
    if (node.is("DictComp")) {
      Value key = expression(*node.child("key"), now);
      return setKey(node, made, key, expression(*node.child("value"), now));
    }
    Value item = expression(*node.child("elt"), now);
    if (node.is("SetComp"))
      return addToSet(node, made, item);
    take(node, 1);
    made.object->items.push_back(item);
  });
  return made;
}

Value Interpreter::connective(const Node &node, Scope &scope) {
  const bool isAnd = node.child("op")->is("And");
  Value value;
  for (const Node *each : node.list("values")) {
    value = expression(*each, scope);
    if (truth(*each, value) != isAnd)
      return value;
  }
  return value;
}

Value Interpreter::comparison(const Node &node, Scope &scope) {
  Value left = expression(*node.child("left"), scope);
  auto ops = node.list("ops"), rights = node.list("comparators");
  for (size_t i = 0; i < ops.size(); ++i) {
    Value right = expression(*rights[i], scope);
    const Node &op = *ops[i];
    bool holds;
    if (op.is("Is") || op.is("IsNot")) {
      const bool areObjects = left.object && right.object && !left.is(ValueKind::Str);
      holds = (left.kind == right.kind && (areObjects ? left.object == right.object : equal(node, left, right))) ==
              op.is("Is");
    } else if (op.is("In") || op.is("NotIn")) {
      holds = contains(node, right, left) == op.is("In");
    } else if (op.is("Eq") || op.is("NotEq")) {
      holds = equal(node, left, right) == op.is("Eq");
    } else if (left.is(ValueKind::Float) && std::isnan(left.floating)) {
      holds = false;
    } else {
      const int order = compare(node, left, right);
      holds = op.is("Lt") ? order < 0 : op.is("LtE") ? order <= 0 : op.is("Gt") ? order > 0 : order >= 0;
    }
    if (!holds)
      return boolean(false);
    left = right;
  }
  return boolean(true);
}

Value Interpreter::sliced(const Node &node, const Value &value, Scope &scope) {
  std::vector<Value> items = elementsOf(node, value);
  const int64_t size = int64_t(items.size());
  auto bound = [&](const char *field) -> std::optional<int64_t> {
    const Node *at = node.child(field);
    Value given = at ? expression(*at, scope) : Value();
    return given.is(ValueKind::None) ? std::nullopt : std::optional(intOf(*at, given));
  };
  const int64_t step = bound("step").value_or(1);
  if (step == 0)
    fail(node, "the step of a slice cannot be zero");
  const int64_t least = step > 0 ? 0 : -1, most = step > 0 ? size : size - 1;
  auto clamped = [&](const char *field, int64_t otherwise) {
    std::optional<int64_t> at = bound(field);
    if (!at)
      return otherwise;
    return std::clamp(*at < 0 ? std::max<int64_t>(*at, -size - 1) + size : *at, least, most);
  };
  const int64_t lower = clamped("lower", step > 0 ? 0 : size - 1), upper = clamped("upper", step > 0 ? size : -1);
  std::vector<Value> chosen;
  std::string letters;
  const int64_t stride = std::clamp<int64_t>(step, -size - 1, size + 1);
  for (int64_t i = lower; step > 0 ? i < upper : i > upper; i += stride) {
    if (value.is(ValueKind::Str))
      letters += items[size_t(i)].object->text;
    else
      chosen.push_back(items[size_t(i)]);
  }
  return value.is(ValueKind::Str) ? text(node, letters) : make(node, value.kind, std::move(chosen));
}

Value Interpreter::subscript(const Node &node, Scope &scope) {
  const Node &index = *node.child("slice");
  Value value = expression(*node.child("value"), scope);
  const bool isSequence = value.is(ValueKind::List) || value.is(ValueKind::Tuple) || value.is(ValueKind::Str);
  if (index.is("Slice") && isSequence)
    return sliced(index, value, scope);
  if (value.is(ValueKind::External)) // a type: List[int]
    return value;
  Value at = expression(index, scope);
  if (value.is(ValueKind::Dict)) {
    const size_t found = findKey(node, value, at);
    if (found == value.object->items.size())
      fail(index, "the dict has no key " + shown(index, at, true));
    return value.object->values[found];
  }
  if (!isSequence)
    fail(node, std::string(nameOf(value.kind)) + " cannot be subscripted");
  std::vector<Value> items = elementsOf(node, value);
  const int64_t size = int64_t(items.size());
  int64_t position = intOf(index, at);
  position += position < 0 ? size : 0;
  if (position < 0 || position >= size)
    fail(index, "this index is beyond the end: there are " + std::to_string(size) + " elements");
  return items[size_t(position)];
}

Value Interpreter::formatted(const Node &node, Scope &scope) {
  std::string all;
  for (const Node *part : node.list("values")) {
    if (part->is("Constant")) {
      all += part->text;
      continue;
    }
    if (part->child("format_spec"))
      fail(*part, "formats such as {x:3} are not evaluated here; write {x}");
    const Node *conversion = part->child("conversion");
    all += shown(*part, expression(*part->child("value"), scope), conversion && conversion->text == "114");
    take(*part, all.size() / 16 + 1);
  }
  return text(node, std::move(all));
}

} // namespace reify::check
