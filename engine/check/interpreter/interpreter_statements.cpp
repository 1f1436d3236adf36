// Statements, of the file and of its plain functions.
#include "engine/check/interpreter/interpreter.h"

#include "engine/python/types.h"

#include <algorithm>

namespace reify::check {

void addBoundNames(const python::Node &node, std::vector<std::string> &names) {
  auto target = [&](const python::Node &each, auto &&self) -> void {
    if (each.is("Name"))
      names.push_back(each.text);
    for (const python::Node *part : each.list("elts"))
      if (part)
        self(*part, self);
  };
  for (const char *field : {"targets", "target"})
    for (const python::Node *each : node.list(field))
      if (each)
        target(*each, target);
  if (node.is("FunctionDef") || node.is("ClassDef") || node.is("AsyncFunctionDef")) {
    names.push_back(node.text);
    return;
  }
  for (const char *field : {"body", "orelse", "finalbody", "handlers"})
    for (const python::Node *each : node.list(field))
      if (each)
        addBoundNames(*each, names);
}

void Interpreter::leaveUnknown(const Node &node, const Unreadable &why) {
  std::vector<std::string> names;
  addBoundNames(node, names);
  for (const std::string &name : names) {
    Value &value = globals_.names[name];
    value = {ValueKind::Unknown};
    value.object = &objects_.emplace_back(); // beyond the budget: a few for each statement
    value.object->text = why.message;
    value.object->node = why.at;
  }
}

void Interpreter::statement(const Node &node) {
  startBudget();
  outermost_ = nullptr;
  try {
    execute(node, globals_);
  } catch (const Unreadable &why) {
    leaveUnknown(node, why);
  }
}

Value Interpreter::evaluate(const Node &node) {
  outermost_ = nullptr;
  return expression(node, globals_);
}

Interpreter::Flow Interpreter::block(std::span<const Node *const> body, Scope &scope) {
  for (const Node *node : body)
    if (Flow flow = execute(*node, scope); flow != Flow::Next)
      return flow;
  return Flow::Next;
}

Interpreter::Flow Interpreter::execute(const Node &node, Scope &scope) {
  spend(node);
  const Node *value = node.child("value");
  if (node.is("Expr")) {
    if (!value->is("Constant"))
      expression(*value, scope);
  } else if (node.is("Assign")) {
    Value assigned = expression(*value, scope);
    for (const Node *target : node.list("targets"))
      assign(*target, assigned, scope);
  } else if (node.is("AnnAssign")) {
    if (value)
      assign(*node.child("target"), expression(*value, scope), scope);
  } else if (node.is("AugAssign")) {
    augment(node, scope);
  } else if (node.is("If")) {
    return block(node.list(truth(node, expression(*node.child("test"), scope)) ? "body" : "orelse"), scope);
  } else if (node.is("For")) {
    return forLoop(node, scope);
  } else if (node.is("While")) {
    return whileLoop(node, scope);
  } else if (node.is("FunctionDef")) {
    bind(node.text, function(node, scope), scope);
  } else if (node.is("Import")) {
    import(node, scope);
  } else if (node.is("ImportFrom")) {
    importFrom(node, scope);
  } else if (node.is("Return")) {
    bind("return", value ? expression(*value, scope) : Value(), scope);
    return Flow::Return;
  } else if (node.is("Break") || node.is("Continue")) {
    return node.is("Break") ? Flow::Break : Flow::Continue;
  } else if (node.is("Assert")) {
    const Node *message = node.child("msg");
    if (!truth(node, expression(*node.child("test"), scope)))
      fail(node, "this assertion does not hold" +
                     (message ? ": " + shown(*message, expression(*message, scope), false) : ""));
  } else if (node.is("Raise")) {
    const Node *exception = node.child("exc");
    const Node *text = exception && exception->is("Call") ? exception->child("args") : nullptr;
    fail(node, "this raises an exception" + (text ? ": " + shown(*text, expression(*text, scope), false) : ""));
  } else if (node.is("Global") || node.is("Nonlocal")) {
    for (const Node *name : node.list("names"))
      if (name && node.is("Global"))
        scope.globals.push_back(name->text);
  } else if (node.is("Delete")) {
    for (const Node *target : node.list("targets"))
      if (target->is("Name"))
        scope.names.erase(target->text);
      else
        fail(*target, "only names can be deleted here");
  } else if (!node.is("Pass")) {
    fail(node, "'" + std::string(node.kind) +
                   "' statements are not evaluated; what invocations are made of is read, never run");
  }
  return Flow::Next;
}

Interpreter::Flow Interpreter::forLoop(const Node &node, Scope &scope) {
  const Node &over = *node.child("iter");
  for (const Value &item : elementsOf(over, expression(over, scope))) {
    spend(node);
    assign(*node.child("target"), item, scope);
    Flow flow = block(node.list("body"), scope);
    if (flow == Flow::Break)
      return Flow::Next;
    if (flow == Flow::Return)
      return flow;
  }
  return block(node.list("orelse"), scope);
}

Interpreter::Flow Interpreter::whileLoop(const Node &node, Scope &scope) {
  while (truth(node, expression(*node.child("test"), scope))) {
    spend(node);
    Flow flow = block(node.list("body"), scope);
    if (flow == Flow::Break)
      return Flow::Next;
    if (flow == Flow::Return)
      return flow;
  }
  return block(node.list("orelse"), scope);
}

void Interpreter::bind(const std::string &name, const Value &value, Scope &scope) {
  Scope &home = std::ranges::find(scope.globals, name) != scope.globals.end() ? globals_ : scope;
  home.names[name] = value;
}

void Interpreter::assign(const Node &target, const Value &value, Scope &scope) {
  if (target.is("Name"))
    return bind(target.text, value, scope);
  if (target.is("Tuple") || target.is("List")) {
    auto targets = target.list("elts");
    std::vector<Value> items = elementsOf(target, value);
    const bool hasStar = std::ranges::any_of(targets, [](const Node *each) { return each->is("Starred"); });
    if (hasStar ? items.size() + 1 < targets.size() : items.size() != targets.size())
      fail(target,
           "there are " + std::to_string(targets.size()) + " names for " + std::to_string(items.size()) + " values");
    size_t at = 0;
    for (const Node *each : targets) {
      if (!each->is("Starred")) {
        assign(*each, items[at++], scope);
        continue;
      }
      size_t count = items.size() + 1 - targets.size();
      assign(*each->child("value"),
             make(*each, ValueKind::List, {items.begin() + long(at), items.begin() + long(at + count)}), scope);
      at += count;
    }
    return;
  }
  if (!target.is("Subscript") || target.child("slice")->is("Slice"))
    fail(target, "only names and elements of lists and dicts can be assigned here");
  Value container = expression(*target.child("value"), scope);
  Value index = expression(*target.child("slice"), scope);
  if (container.is(ValueKind::Dict))
    return setKey(target, container, index, value);
  if (!container.is(ValueKind::List))
    fail(target, std::string("elements of ") + nameOf(container.kind) + " cannot be assigned");
  int64_t size = int64_t(container.object->items.size()), position = intOf(target, index);
  position += position < 0 ? size : 0;
  if (position < 0 || position >= size)
    fail(target, "this index is beyond the list's end");
  container.object->items[size_t(position)] = value;
}

void Interpreter::augment(const Node &node, Scope &scope) {
  const Node &target = *node.child("target"), &op = *node.child("op");
  Value before = expression(target, scope);
  Value by = expression(*node.child("value"), scope);
  if (before.is(ValueKind::List) && op.is("Add")) { // in place, for all who have the list
    std::vector<Value> items = elementsOf(node, by);
    take(node, items.size());
    before.object->items.insert(before.object->items.end(), items.begin(), items.end());
    return;
  }
  assign(target, binary(node, op, before, by), scope);
}

Value Interpreter::function(const Node &def, Scope &scope) {
  Value made = make(def, ValueKind::Function);
  made.object->node = &def;
  made.object->text = def.is("Lambda") ? "lambda" : def.text;
  made.object->scope = &scope;
  const Node *args = def.child("args");
  if (!args)
    return made;
  for (const Node *value : args->list("defaults"))
    made.object->defaults.push_back(expression(*value, scope));
  for (const Node *value : args->list("kw_defaults")) {
    made.object->hasKeywordDefault.push_back(value != nullptr);
    made.object->keywordDefaults.push_back(value ? expression(*value, scope) : Value());
  }
  return made;
}

void Interpreter::import(const Node &node, Scope &scope) {
  for (const Node *alias : node.list("names")) {
    const Node *other = alias->child("asname");
    std::string first = alias->text.substr(0, alias->text.find('.'));
    bind(other ? other->text : first, named(node, ValueKind::External, other ? alias->text : first), scope);
  }
}

void Interpreter::importFrom(const Node &node, Scope &scope) {
  for (const Node *alias : node.list("names")) {
    if (alias->text == "*")
      continue; // the names of the framework are there in any case
    const Node *other = alias->child("asname");
    Value value = isOfFramework(alias->text) ? named(node, ValueKind::Native, alias->text)
                                             : external(node, node.text + "." + alias->text);
    bind(other ? other->text : alias->text, value, scope);
  }
}

} // namespace reify::check
