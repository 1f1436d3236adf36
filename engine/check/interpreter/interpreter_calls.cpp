// Calls: of the file's own functions, and of what modules bring.
#include "engine/check/interpreter/interpreter.h"

#include <llvm/Support/SaveAndRestore.h>

#include <algorithm>
#include <cmath>

namespace reify::check {

Interpreter::Arguments Interpreter::argumentsOf(const Node &node, Scope &scope) {
  Arguments arguments;
  for (const Node *argument : node.list("args")) {
    if (!argument->is("Starred")) {
      arguments.positional.push_back(expression(*argument, scope));
      continue;
    }
    std::vector<Value> items = elementsOf(*argument, expression(*argument->child("value"), scope));
    take(*argument, items.size());
    arguments.positional.insert(arguments.positional.end(), items.begin(), items.end());
  }
  for (const Node *keyword : node.list("keywords")) {
    Value value = expression(*keyword->child("value"), scope);
    if (!keyword->text.empty()) {
      arguments.keywords.emplace_back(keyword->text, value);
      continue;
    }
    if (!value.is(ValueKind::Dict))
      fail(*keyword->child("value"), "'**' needs a dict here");
    for (size_t i = 0; i < value.object->items.size(); ++i)
      arguments.keywords.emplace_back(textOf(*keyword->child("value"), value.object->items[i]),
                                      value.object->values[i]);
  }
  return arguments;
}

Value Interpreter::call(const Node &node, Scope &scope) {
  llvm::SaveAndRestore outermost(outermost_, outermost_ ? outermost_ : &node);
  const Node &calleeNode = *node.child("func");
  Value callee = expression(calleeNode, scope);
  return apply(node, callee, argumentsOf(node, scope));
}

Value Interpreter::apply(const Node &at, const Value &callee, Arguments arguments) {
  spend(at);
  switch (callee.kind) {
  case ValueKind::Function:
    return applyFunction(at, *callee.object, arguments);
  case ValueKind::Native:
    if (isOfFramework(callee.object->text))
      return framework(at, callee.object->text, arguments);
    return builtin(at, callee.object->text, arguments);
  case ValueKind::Method:
    return method(at, *callee.object, arguments);
  case ValueKind::External:
    return callExternal(at, callee.object->text, arguments);
  default:
    fail(at, std::string(nameOf(callee.kind)) + " cannot be called");
  }
}

void Interpreter::bindParameters(const Node &at, const Object &function, Arguments &arguments, Scope &scope) {
  const Node *args = function.node->child("args");
  std::vector<const Node *> positional;
  for (const char *field : {"posonlyargs", "args"})
    if (args)
      for (const Node *parameter : args->list(field))
        positional.push_back(parameter);
  auto keywordOnly = args ? args->list("kwonlyargs") : std::span<const Node *const>();
  const Node *rest = args ? args->child("vararg") : nullptr, *restOfKeywords = args ? args->child("kwarg") : nullptr;
  auto bound = [&](const std::string &name) -> Value & { return scope.names[name]; };
  if (arguments.positional.size() > positional.size() && !rest)
    fail(at, "'" + function.text + "' takes " + std::to_string(positional.size()) + " arguments, not " +
                 std::to_string(arguments.positional.size()));
  for (size_t i = 0; i < std::min(positional.size(), arguments.positional.size()); ++i)
    bound(positional[i]->text) = arguments.positional[i];
  if (rest) {
    const size_t first = std::min(positional.size(), arguments.positional.size());
    bound(rest->text) =
        make(at, ValueKind::Tuple, {arguments.positional.begin() + long(first), arguments.positional.end()});
  }
  Value others = make(at, ValueKind::Dict);
  for (auto &[name, value] : arguments.keywords) {
    auto isNamed = [&](const Node *parameter) { return parameter->text == name; };
    if (!std::ranges::any_of(positional, isNamed) && !std::ranges::any_of(keywordOnly, isNamed)) {
      if (!restOfKeywords)
        fail(at, "'" + function.text + "' has no parameter '" + name + "'");
      setKey(at, others, text(at, name), value);
      continue;
    }
    if (!scope.names.emplace(name, value).second)
      fail(at, "the argument '" + name + "' is given twice");
  }
  if (restOfKeywords)
    bound(restOfKeywords->text) = others;
  auto needs = [&](const std::string &name) { fail(at, "'" + function.text + "' needs the argument '" + name + "'"); };
  const size_t withDefault = positional.size() - std::min(positional.size(), function.defaults.size());
  for (size_t i = 0; i < positional.size(); ++i)
    if (!scope.names.contains(positional[i]->text)) {
      if (i < withDefault)
        needs(positional[i]->text);
      bound(positional[i]->text) = function.defaults[i - withDefault];
    }
  for (size_t i = 0; i < keywordOnly.size(); ++i)
    if (!scope.names.contains(keywordOnly[i]->text)) {
      if (i >= function.hasKeywordDefault.size() || !function.hasKeywordDefault[i])
        needs(keywordOnly[i]->text);
      bound(keywordOnly[i]->text) = function.keywordDefaults[i];
    }
}

static bool hasYield(const python::Node &node) {
  if (node.is("Yield") || node.is("YieldFrom"))
    return true;
  if (node.is("FunctionDef") || node.is("Lambda"))
    return false;
  for (const auto &[field, nodes] : node.fields)
    for (const python::Node *each : nodes)
      if (each && hasYield(*each))
        return true;
  return false;
}

Value Interpreter::applyFunction(const Node &at, const Object &function, Arguments &arguments) {
  llvm::SaveAndRestore depth(depth_, depth_ + 1);
  if (depth_ > kDeepest)
    fail(at, "calls are nested too deeply here");
  take(at, 32);
  Scope &scope = scopes_.emplace_back();
  scope.outer = function.scope;
  scope.isFunction = true;
  bindParameters(at, function, arguments, scope);
  if (function.node->is("Lambda"))
    return expression(*function.node->child("body"), scope);
  auto body = function.node->list("body");
  std::vector<Value> yielded;
  const bool isGenerator = std::ranges::any_of(body, [](const Node *node) { return hasYield(*node); });
  if (isGenerator)
    scope.yielded = &yielded;
  const Flow flow = block(body, scope);
  scope.yielded = nullptr;
  if (isGenerator)
    return make(at, ValueKind::List, std::move(yielded));
  return flow == Flow::Return ? scope.names["return"] : Value();
}

/// itertools.product, whose last list runs fastest.
Value Interpreter::product(const Node &at, Arguments &arguments) {
  std::vector<std::vector<Value>> lists;
  for (const Value &each : arguments.positional)
    lists.push_back(elementsOf(at, each));
  for (const auto &[name, value] : arguments.keywords)
    if (name == "repeat") {
      const std::vector<std::vector<Value>> once = lists;
      for (int64_t i = 1; i < intOf(at, value); ++i) {
        spend(at, once.size() + 1);
        lists.insert(lists.end(), once.begin(), once.end());
      }
    }
  std::vector<std::vector<Value>> rows{{}};
  for (const std::vector<Value> &list : lists) {
    std::vector<std::vector<Value>> longer;
    for (const std::vector<Value> &row : rows)
      for (const Value &item : list) {
        take(at, row.size() + 1);
        longer.push_back(row);
        longer.back().push_back(item);
      }
    rows = std::move(longer);
  }
  std::vector<Value> made;
  for (std::vector<Value> &row : rows)
    made.push_back(make(at, ValueKind::Tuple, std::move(row)));
  return make(at, ValueKind::List, std::move(made));
}

Value Interpreter::callExternal(const Node &at, const std::string &name, Arguments &arguments) {
  const bool hasOne = arguments.positional.size() == 1;
  if (name == "itertools.product")
    return product(at, arguments);
  if (name == "itertools.chain" || (name == "itertools.chain.from_iterable" && hasOne)) {
    Value all = make(at, ValueKind::List);
    for (const Value &each :
         name == "itertools.chain" ? arguments.positional : elementsOf(at, arguments.positional[0])) {
      std::vector<Value> items = elementsOf(at, each);
      take(at, items.size());
      all.object->items.insert(all.object->items.end(), items.begin(), items.end());
    }
    return all;
  }
  if (name == "math.prod" && hasOne) {
    std::optional<Value> all = integer(1);
    for (const Value &item : elementsOf(at, arguments.positional[0]))
      if (all = arithmetic(at, "Mult", *all, item); !all)
        fail(at, "math.prod needs numbers");
    return *all;
  }
  if ((name == "math.ceil" || name == "math.floor") && hasOne) {
    const double value = floatOf(at, arguments.positional[0]);
    if (!(std::abs(value) < 9e18))
      fail(at, "this number does not fit into 64 bits");
    return integer(int64_t(name == "math.ceil" ? std::ceil(value) : std::floor(value)));
  }
  if ((name == "math.sqrt" || name == "math.log" || name == "math.exp" || name == "math.log2") && hasOne) {
    const double value = floatOf(at, arguments.positional[0]);
    return floating(name == "math.sqrt"   ? std::sqrt(value)
                    : name == "math.log"  ? std::log(value)
                    : name == "math.log2" ? std::log2(value)
                                          : std::exp(value));
  }
  if (name == "torch.Size" && hasOne)
    return make(at, ValueKind::Tuple, elementsOf(at, arguments.positional[0]));
  if (name == "torch.device" && !arguments.positional.empty())
    return arguments.positional[0];
  if (name.starts_with("typing.") || name == "argparse.ArgumentParser")
    return named(at, ValueKind::External, name);
  fail(at, "'" + name + "' is not evaluated: what invocations are made of is read, and never run by Python");
}

} // namespace reify::check
