// Making, comparing and showing values of the interpreter.
#include "engine/check/interpreter/interpreter.h"

#include <llvm/Support/SaveAndRestore.h>

#include <charconv>
#include <cmath>

namespace reify::check {

Interpreter::Interpreter(std::string path) : path_(std::move(path)) { globals_.isFunction = true; }

void Interpreter::spend(const Node &at, uint64_t steps) {
  if (left_.steps < steps)
    fail(at, "this takes too many steps to evaluate");
  left_.steps -= steps;
}

Budget Interpreter::startShare() {
  const Budget keptBack{left_.steps / 2, left_.memory / 2};
  left_.steps -= keptBack.steps;
  left_.memory -= keptBack.memory;
  return keptBack;
}

void Interpreter::endShare(const Budget &keptBack) {
  left_.steps += keptBack.steps;
  left_.memory += keptBack.memory;
}

void Interpreter::take(const Node &at, uint64_t memory) {
  if (left_.memory < memory)
    fail(at, "this takes too much memory to evaluate");
  left_.memory -= memory;
}

Object &Interpreter::object(const Node &at) {
  take(at, 64);
  return objects_.emplace_back();
}

Value Interpreter::make(const Node &at, ValueKind kind, std::vector<Value> items) {
  take(at, items.size());
  Value value{kind};
  value.object = &object(at);
  value.object->items = std::move(items);
  return value;
}

Value Interpreter::text(const Node &at, std::string text) {
  take(at, text.size());
  Value value{ValueKind::Str};
  value.object = &object(at);
  value.object->text = std::move(text);
  return value;
}

Value Interpreter::named(const Node &at, ValueKind kind, std::string name, std::optional<Value> of) {
  Value value{kind};
  value.object = &object(at);
  value.object->text = std::move(name);
  if (of)
    value.object->items = {*of};
  return value;
}

Value Interpreter::integer(int64_t value) { return {ValueKind::Int, false, value}; }
Value Interpreter::boolean(bool value) { return {ValueKind::Bool, value}; }
Value Interpreter::floating(double value) { return {ValueKind::Float, false, 0, value}; }
Value Interpreter::dtype(int64_t code) { return {ValueKind::Dtype, false, code}; }

const char *Interpreter::nameOf(ValueKind kind) {
  static constexpr const char *kNames[] = {"None",
                                           "a bool",
                                           "an int",
                                           "a float",
                                           "a string",
                                           "'...'",
                                           "a dtype",
                                           "a list",
                                           "a tuple",
                                           "a set",
                                           "a dict",
                                           "a TensorOfShape",
                                           "an Invocation",
                                           "a function",
                                           "a function",
                                           "a method",
                                           "something of a module",
                                           "unknown"};
  return kNames[size_t(kind)];
}

int64_t Interpreter::intOf(const Node &at, const Value &value) {
  if (value.is(ValueKind::Bool))
    return value.boolean;
  if (!value.is(ValueKind::Int))
    fail(at, std::string("an int is needed here, this is ") + nameOf(value.kind));
  return value.integer;
}

double Interpreter::floatOf(const Node &at, const Value &value) {
  return value.is(ValueKind::Float) ? value.floating : double(intOf(at, value));
}

std::string Interpreter::textOf(const Node &at, const Value &value) {
  if (!value.is(ValueKind::Str))
    fail(at, std::string("a string is needed here, this is ") + nameOf(value.kind));
  return value.object->text;
}

bool Interpreter::truth(const Node &at, const Value &value) {
  switch (value.kind) {
  case ValueKind::None:
    return false;
  case ValueKind::Bool:
    return value.boolean;
  case ValueKind::Int:
    return value.integer != 0;
  case ValueKind::Float:
    return value.floating != 0;
  case ValueKind::Str:
    return !value.object->text.empty();
  case ValueKind::List:
  case ValueKind::Tuple:
  case ValueKind::Set:
  case ValueKind::Dict:
    return !value.object->items.empty();
  case ValueKind::Unknown:
    fail(at, "this is not known");
  default:
    return true;
  }
}

static bool isNumber(const Value &value) {
  return value.is(ValueKind::Bool) || value.is(ValueKind::Int) || value.is(ValueKind::Float);
}

bool Interpreter::equal(const Node &at, const Value &a, const Value &b, unsigned depth) {
  spend(at);
  if (depth > kDeepest)
    fail(at, "these values are nested too deeply to be compared");
  if (isNumber(a) && isNumber(b)) {
    if (a.is(ValueKind::Float) || b.is(ValueKind::Float))
      return floatOf(at, a) == floatOf(at, b);
    return intOf(at, a) == intOf(at, b);
  }
  if (a.kind != b.kind)
    return false;
  auto areEqual = [&](const std::vector<Value> &x, const std::vector<Value> &y) {
    if (x.size() != y.size())
      return false;
    for (size_t i = 0; i < x.size(); ++i)
      if (!equal(at, x[i], y[i], depth + 1))
        return false;
    return true;
  };
  switch (a.kind) {
  case ValueKind::None:
  case ValueKind::Ellipsis:
    return true;
  case ValueKind::Dtype:
    return a.integer == b.integer;
  case ValueKind::Str:
  case ValueKind::External:
  case ValueKind::Native:
    return a.object->text == b.object->text;
  case ValueKind::List:
  case ValueKind::Tuple:
    return areEqual(a.object->items, b.object->items);
  case ValueKind::Set:
    if (a.object->items.size() != b.object->items.size())
      return false;
    for (const Value &item : a.object->items)
      if (!contains(at, b, item))
        return false;
    return true;
  case ValueKind::Dict:
    if (a.object->items.size() != b.object->items.size())
      return false;
    for (size_t i = 0; i < a.object->items.size(); ++i) {
      size_t other = findKey(at, b, a.object->items[i]);
      if (other == b.object->items.size() || !equal(at, a.object->values[i], b.object->values[other], depth + 1))
        return false;
    }
    return true;
  default:
    return a.object == b.object;
  }
}

/// -1, 0 or 1.
int Interpreter::compare(const Node &at, const Value &a, const Value &b) {
  spend(at);
  if (isNumber(a) && isNumber(b)) {
    if (a.is(ValueKind::Float) || b.is(ValueKind::Float)) {
      double x = floatOf(at, a), y = floatOf(at, b);
      return x < y ? -1 : x > y ? 1 : 0;
    }
    int64_t x = intOf(at, a), y = intOf(at, b);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (a.is(ValueKind::Str) && b.is(ValueKind::Str))
    return a.object->text.compare(b.object->text) < 0 ? -1 : a.object->text != b.object->text;
  if (a.kind == b.kind && (a.is(ValueKind::List) || a.is(ValueKind::Tuple))) {
    const auto &x = a.object->items, &y = b.object->items;
    for (size_t i = 0; i < std::min(x.size(), y.size()); ++i)
      if (!equal(at, x[i], y[i]))
        return compare(at, x[i], y[i]);
    return x.size() < y.size() ? -1 : x.size() > y.size();
  }
  fail(at, std::string("these have no order: ") + nameOf(a.kind) + " and " + nameOf(b.kind));
}

bool Interpreter::contains(const Node &at, const Value &container, const Value &item) {
  if (container.is(ValueKind::Str))
    return container.object->text.find(textOf(at, item)) != std::string::npos;
  if (!container.is(ValueKind::List) && !container.is(ValueKind::Tuple) && !container.is(ValueKind::Set) &&
      !container.is(ValueKind::Dict))
    fail(at, std::string("'in' needs a list, tuple, set, dict or string, this is ") + nameOf(container.kind));
  for (const Value &each : container.object->items)
    if (equal(at, each, item))
      return true;
  return false;
}

void Interpreter::needHashable(const Node &at, const Value &value) {
  if (value.is(ValueKind::List) || value.is(ValueKind::Set) || value.is(ValueKind::Dict))
    fail(at, std::string(nameOf(value.kind)) + " cannot be in a set or a key of a dict; use a tuple");
  if (value.is(ValueKind::Tuple))
    for (const Value &item : value.object->items)
      needHashable(at, item);
}

size_t Interpreter::findKey(const Node &at, const Value &dict, const Value &key) {
  const auto &keys = dict.object->items;
  for (size_t i = 0; i < keys.size(); ++i)
    if (equal(at, keys[i], key))
      return i;
  return keys.size();
}

void Interpreter::setKey(const Node &at, const Value &dict, const Value &key, const Value &value) {
  needHashable(at, key);
  size_t found = findKey(at, dict, key);
  if (found < dict.object->items.size()) {
    dict.object->values[found] = value;
    return;
  }
  take(at, 2);
  dict.object->items.push_back(key);
  dict.object->values.push_back(value);
}

void Interpreter::addToSet(const Node &at, const Value &set, const Value &item) {
  needHashable(at, item);
  if (contains(at, set, item))
    return;
  take(at, 1);
  set.object->items.push_back(item);
}

std::vector<Value> Interpreter::elementsOf(const Node &at, const Value &value) {
  switch (value.kind) {
  case ValueKind::List:
  case ValueKind::Tuple:
  case ValueKind::Set:
  case ValueKind::Dict:
    spend(at, value.object->items.size() + 1);
    return value.object->items;
  case ValueKind::Str: {
    std::vector<Value> letters;
    for (size_t i = 0; i < value.object->text.size();) {
      size_t end = i + 1;
      while (end < value.object->text.size() && (uint8_t(value.object->text[end]) & 0xc0) == 0x80)
        ++end;
      letters.push_back(text(at, value.object->text.substr(i, end - i)));
      i = end;
    }
    return letters;
  }
  default:
    fail(at, std::string("a list is needed here, this is ") + nameOf(value.kind));
  }
}

static std::string shownFloat(double value) {
  Literal literal{LiteralKind::Float};
  literal.floating = value;
  return toString(literal);
}

std::string Interpreter::shown(const Node &at, const Value &value, bool isQuoted, unsigned depth) {
  spend(at);
  if (depth > kDeepest)
    fail(at, "this value is nested too deeply to be shown");
  auto joined = [&](const char *open, const char *close) {
    std::string all = open;
    for (size_t i = 0; i < value.object->items.size(); ++i) {
      all += (i ? ", " : "") + shown(at, value.object->items[i], true, depth + 1);
      if (value.is(ValueKind::Dict))
        all += ": " + shown(at, value.object->values[i], true, depth + 1);
      take(at, all.size() / 16 + 1);
    }
    return all + (value.is(ValueKind::Tuple) && value.object->items.size() == 1 ? "," : "") + close;
  };
  switch (value.kind) {
  case ValueKind::None:
    return "None";
  case ValueKind::Bool:
    return value.boolean ? "True" : "False";
  case ValueKind::Int:
    return std::to_string(value.integer);
  case ValueKind::Float:
    return shownFloat(value.floating);
  case ValueKind::Str:
    return isQuoted ? toString(literal(at, value)) : value.object->text;
  case ValueKind::Ellipsis:
    return "Ellipsis";
  case ValueKind::Dtype:
    return dtypeName(value.integer);
  case ValueKind::List:
    return joined("[", "]");
  case ValueKind::Tuple:
    return joined("(", ")");
  case ValueKind::Set:
    return value.object->items.empty() ? "set()" : joined("{", "}");
  case ValueKind::Dict:
    return joined("{", "}");
  case ValueKind::Tensor:
    return toString(literal(at, value));
  case ValueKind::Call:
    return toString(value.object->call);
  default:
    return value.object ? value.object->text : "";
  }
}

Literal Interpreter::literal(const Node &at, const Value &value) {
  spend(at);
  take(at, 1);
  Literal made;
  switch (value.kind) {
  case ValueKind::None:
    return made;
  case ValueKind::Bool:
    made.kind = LiteralKind::Bool;
    made.boolean = value.boolean;
    return made;
  case ValueKind::Int:
    made.kind = LiteralKind::Int;
    made.integer = value.integer;
    return made;
  case ValueKind::Float:
    made.kind = LiteralKind::Float;
    made.floating = value.floating;
    return made;
  case ValueKind::Str:
    take(at, value.object->text.size());
    made.kind = LiteralKind::Str;
    made.text = value.object->text;
    return made;
  case ValueKind::Ellipsis:
    made.kind = LiteralKind::Anything;
    return made;
  case ValueKind::Dtype:
    made.kind = LiteralKind::Dtype;
    made.integer = value.integer;
    return made;
  case ValueKind::Tensor:
    take(at, value.object->sizes.size());
    made.kind = LiteralKind::Tensor;
    made.integer = value.object->dtype;
    made.sizes = value.object->sizes;
    return made;
  case ValueKind::List:
  case ValueKind::Tuple: {
    llvm::SaveAndRestore depth(depth_, depth_ + 1);
    if (depth_ > kDeepest)
      fail(at, "this value is nested too deeply");
    made.kind = value.is(ValueKind::List) ? LiteralKind::List : LiteralKind::Tuple;
    for (const Value &item : value.object->items)
      made.elements.push_back(literal(at, item));
    return made;
  }
  default:
    fail(at, std::string("an invocation takes numbers, True, False, None, strings, dtypes such as torch.float32, "
                         "TensorOfShape(...), and lists and tuples of these, not ") +
                 nameOf(value.kind));
  }
}

} // namespace reify::check
