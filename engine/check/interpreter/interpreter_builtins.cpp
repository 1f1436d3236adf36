// Python's built-in functions, for the interpreter.
#include "engine/check/interpreter/interpreter.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace reify::check {

bool Interpreter::isInstance(const Node &at, const Value &value, const Value &type) {
  if (type.is(ValueKind::Tuple))
    return std::ranges::any_of(type.object->items, [&](const Value &each) { return isInstance(at, value, each); });
  const std::string name = type.object ? type.object->text : "";
  switch (value.kind) {
  case ValueKind::Bool:
    return name == "bool" || name == "int";
  case ValueKind::Int:
    return name == "int";
  case ValueKind::Float:
    return name == "float";
  case ValueKind::Str:
    return name == "str";
  case ValueKind::List:
    return name == "list";
  case ValueKind::Tuple:
    return name == "tuple";
  case ValueKind::Set:
    return name == "set" || name == "frozenset";
  case ValueKind::Dict:
    return name == "dict";
  case ValueKind::Tensor:
    return name == "TensorOfShape";
  case ValueKind::Dtype:
    return name == "torch.dtype";
  case ValueKind::Call:
    return name == "Invocation" || (name == "ErrorInvocation" && value.object->call.mustRaise);
  default:
    return false;
  }
}

void Interpreter::sort(const Node &at, std::vector<Value> &items, Arguments &arguments) {
  Value key;
  bool isReversed = false;
  for (const auto &[name, value] : arguments.keywords) {
    if (name == "key")
      key = value;
    else if (name == "reverse")
      isReversed = truth(at, value);
  }
  std::vector<std::pair<Value, Value>> keyed;
  for (const Value &item : items)
    keyed.emplace_back(key.is(ValueKind::None) ? item : apply(at, key, {{item}, {}}), item);
  // Merge sort asks each pair once, whatever the answers are: no order that the values lack is relied on.
  std::stable_sort(keyed.begin(), keyed.end(), [&](const auto &a, const auto &b) {
    const int order = compare(at, a.first, b.first);
    return isReversed ? order > 0 : order < 0;
  });
  for (size_t i = 0; i < items.size(); ++i)
    items[i] = keyed[i].second;
}

std::optional<Value> Interpreter::conversion(const Node &at, const std::string &name, Arguments &arguments) {
  const bool isEmpty = arguments.positional.empty();
  const Value first = isEmpty ? Value() : arguments.positional[0];
  if (name == "bool")
    return boolean(!isEmpty && truth(at, first));
  if (name == "str" || name == "repr")
    return text(at, isEmpty ? "" : shown(at, first, name == "repr"));
  if (name == "int") {
    if (first.is(ValueKind::Float)) {
      if (!(std::abs(first.floating) < 9e18))
        fail(at, "this number does not fit into 64 bits");
      return integer(int64_t(first.floating));
    }
    if (first.is(ValueKind::Str)) {
      int64_t value = 0;
      const std::string &digits = first.object->text;
      auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
      if (error != std::errc() || end != digits.data() + digits.size() || digits.empty())
        fail(at, "'" + digits + "' is no int");
      return integer(value);
    }
    return integer(isEmpty ? 0 : intOf(at, first));
  }
  if (name == "float") {
    if (!first.is(ValueKind::Str))
      return floating(isEmpty ? 0 : floatOf(at, first));
    char *end = nullptr;
    const double value = std::strtod(first.object->text.c_str(), &end);
    if (first.object->text.empty() || *end)
      fail(at, "'" + first.object->text + "' is no number");
    return floating(value);
  }
  return std::nullopt;
}

std::optional<Value> Interpreter::extreme(const Node &at, const std::string &name, Arguments &arguments) {
  std::vector<Value> items =
      arguments.positional.size() == 1 ? elementsOf(at, arguments.positional[0]) : arguments.positional;
  Value key, otherwise;
  bool hasDefault = false;
  for (const auto &[keyword, value] : arguments.keywords) {
    if (keyword == "key")
      key = value;
    else if (keyword == "default")
      otherwise = value, hasDefault = true;
  }
  if (items.empty() && !hasDefault)
    fail(at, "'" + name + "' of nothing");
  Value best = otherwise, bestKey;
  for (size_t i = 0; i < items.size(); ++i) {
    Value itemKey = key.is(ValueKind::None) ? items[i] : apply(at, key, {{items[i]}, {}});
    const int order = i == 0 ? 0 : compare(at, itemKey, bestKey);
    if (i == 0 || (name == "min" ? order < 0 : order > 0))
      best = items[i], bestKey = itemKey;
  }
  return best;
}

std::optional<Value> Interpreter::sequenceBuiltin(const Node &at, const std::string &name, Arguments &arguments) {
  auto &given = arguments.positional;
  if (name == "range") {
    if (given.empty() || given.size() > 3)
      fail(at, "range takes one to three ints");
    const int64_t start = given.size() > 1 ? intOf(at, given[0]) : 0, stop = intOf(at, given[given.size() > 1]);
    const int64_t step = given.size() > 2 ? intOf(at, given[2]) : 1;
    if (step == 0)
      fail(at, "the step of a range cannot be zero");
    Value made = make(at, ValueKind::List);
    for (__int128 i = start; step > 0 ? i < stop : i > stop; i += step) {
      spend(at);
      take(at, 1);
      made.object->items.push_back(integer(int64_t(i)));
    }
    return made;
  }
  if (name == "enumerate" && !given.empty()) {
    int64_t number = given.size() > 1 ? intOf(at, given[1]) : 0;
    for (const auto &[keyword, value] : arguments.keywords)
      if (keyword == "start")
        number = intOf(at, value);
    std::vector<Value> pairs;
    for (const Value &item : elementsOf(at, given[0]))
      pairs.push_back(make(at, ValueKind::Tuple, {integer(number++), item}));
    return make(at, ValueKind::List, std::move(pairs));
  }
  if (name == "zip") {
    std::vector<std::vector<Value>> lists;
    size_t count = given.empty() ? 0 : std::numeric_limits<size_t>::max();
    for (const Value &each : given) {
      lists.push_back(elementsOf(at, each));
      count = std::min(count, lists.back().size());
    }
    std::vector<Value> rows;
    for (size_t i = 0; i < count; ++i) {
      std::vector<Value> row;
      for (const auto &list : lists)
        row.push_back(list[i]);
      rows.push_back(make(at, ValueKind::Tuple, std::move(row)));
    }
    return make(at, ValueKind::List, std::move(rows));
  }
  if ((name == "map" || name == "filter") && given.size() == 2) {
    std::vector<Value> made;
    for (const Value &item : elementsOf(at, given[1])) {
      Value result = given[0].is(ValueKind::None) ? item : apply(at, given[0], {{item}, {}});
      if (name == "map" || truth(at, result))
        made.push_back(name == "map" ? result : item);
    }
    return make(at, ValueKind::List, std::move(made));
  }
  if (name == "sorted" || name == "reversed" || name == "list" || name == "tuple" || name == "set" ||
      name == "frozenset") {
    std::vector<Value> items = given.empty() ? std::vector<Value>() : elementsOf(at, given[0]);
    if (name == "sorted")
      sort(at, items, arguments);
    if (name == "reversed")
      std::ranges::reverse(items);
    if (name != "set" && name != "frozenset")
      return make(at, name == "tuple" ? ValueKind::Tuple : ValueKind::List, std::move(items));
    Value made = make(at, ValueKind::Set);
    for (const Value &item : items)
      addToSet(at, made, item);
    return made;
  }
  return std::nullopt;
}

Value Interpreter::builtin(const Node &at, const std::string &name, Arguments &arguments) {
  auto &given = arguments.positional;
  if (std::optional<Value> result = conversion(at, name, arguments))
    return *result;
  if (std::optional<Value> result = sequenceBuiltin(at, name, arguments))
    return *result;
  if (name == "min" || name == "max")
    return *extreme(at, name, arguments);
  if (name == "print")
    return {};
  if (name == "dict") {
    Value made = make(at, ValueKind::Dict);
    for (const Value &pair :
         given.empty() || given[0].is(ValueKind::Dict) ? std::vector<Value>() : elementsOf(at, given[0])) {
      std::vector<Value> parts = elementsOf(at, pair);
      if (parts.size() != 2)
        fail(at, "'dict' needs pairs");
      setKey(at, made, parts[0], parts[1]);
    }
    if (!given.empty() && given[0].is(ValueKind::Dict))
      for (size_t i = 0; i < given[0].object->items.size(); ++i)
        setKey(at, made, given[0].object->items[i], given[0].object->values[i]);
    for (const auto &[keyword, value] : arguments.keywords)
      setKey(at, made, text(at, keyword), value);
    return made;
  }
  if (name == "isinstance" && given.size() == 2)
    return boolean(isInstance(at, given[0], given[1]));
  if (given.empty())
    fail(at, "'" + name + "' needs an argument");
  if (name == "len")
    return integer(int64_t(elementsOf(at, given[0]).size()));
  if (name == "abs") {
    if (given[0].is(ValueKind::Float))
      return floating(std::abs(given[0].floating));
    const int64_t value = intOf(at, given[0]);
    return value < 0 ? *intArithmetic(at, "Sub", 0, value) : integer(value);
  }
  if (name == "round") {
    const double value = floatOf(at, given[0]);
    if (given.size() > 1 || !(std::abs(value) < 9e18))
      fail(at, "'round' takes one number here");
    return integer(int64_t(std::nearbyint(value)));
  }
  if (name == "any" || name == "all") {
    for (const Value &item : elementsOf(at, given[0]))
      if (truth(at, item) == (name == "any"))
        return boolean(name == "any");
    return boolean(name == "all");
  }
  if (name == "sum") {
    Value total = given.size() > 1 ? given[1] : integer(0);
    for (const Value &item : elementsOf(at, given[0])) {
      std::optional<Value> sum = arithmetic(at, "Add", total, item);
      if (!sum && total.is(ValueKind::List) && item.is(ValueKind::List)) {
        std::vector<Value> items = elementsOf(at, total), more = elementsOf(at, item);
        items.insert(items.end(), more.begin(), more.end());
        sum = make(at, ValueKind::List, std::move(items));
      }
      if (!sum)
        fail(at, std::string("'sum' of ") + nameOf(item.kind) + " is not evaluated here");
      total = *sum;
    }
    return total;
  }
  fail(at, "'" + name + "' is not evaluated here in this way");
}

} // namespace reify::check
