// Methods of lists, sets, dicts and strings, for the interpreter.
#include "engine/check/interpreter/interpreter.h"

#include <algorithm>

namespace reify::check {

Value Interpreter::method(const Node &at, const Object &method, Arguments &arguments) {
  const Value &value = method.items[0];
  std::optional<Value> result;
  if (value.is(ValueKind::List) || value.is(ValueKind::Tuple))
    result = listMethod(at, value, method.text, arguments);
  else if (value.is(ValueKind::Set))
    result = setMethod(at, value, method.text, arguments);
  else if (value.is(ValueKind::Dict))
    result = dictMethod(at, value, method.text, arguments);
  else if (value.is(ValueKind::Str))
    result = textMethod(at, value, method.text, arguments);
  if (!result)
    fail(at, "the method '" + method.text + "' of " + nameOf(value.kind) + " is not evaluated here in this way");
  return *result;
}

std::optional<Value> Interpreter::listMethod(const Node &at, const Value &list, const std::string &name,
                                             Arguments &arguments) {
  auto &items = list.object->items;
  auto &given = arguments.positional;
  const auto find = [&] {
    return std::ranges::find_if(items, [&](const Value &each) { return equal(at, each, given[0]); });
  };
  if (name == "index" && given.size() == 1) {
    const auto found = find();
    if (found == items.end())
      fail(at, "the value is not in the list");
    return integer(found - items.begin());
  }
  if (name == "count" && given.size() == 1)
    return integer(std::ranges::count_if(items, [&](const Value &each) { return equal(at, each, given[0]); }));
  if (list.is(ValueKind::Tuple))
    return std::nullopt;
  if (name == "append" && given.size() == 1) {
    take(at, 1);
    items.push_back(given[0]);
  } else if (name == "extend" && given.size() == 1) {
    std::vector<Value> more = elementsOf(at, given[0]);
    take(at, more.size());
    items.insert(items.end(), more.begin(), more.end());
  } else if (name == "insert" && given.size() == 2) {
    const int64_t size = int64_t(items.size()), position = intOf(at, given[0]);
    spend(at, items.size());
    take(at, 1);
    items.insert(items.begin() +
                     std::clamp(position < 0 ? std::max(position, -size) + size : position, int64_t(0), size),
                 given[1]);
  } else if (name == "pop" && given.size() <= 1) {
    const int64_t size = int64_t(items.size());
    int64_t position = given.empty() ? -1 : intOf(at, given[0]);
    position += position < 0 ? size : 0;
    if (position < 0 || position >= size)
      fail(at, "'pop' beyond the list's end");
    Value popped = items[size_t(position)];
    spend(at, items.size());
    items.erase(items.begin() + position);
    return popped;
  } else if (name == "remove" && given.size() == 1) {
    const auto found = find();
    if (found == items.end())
      fail(at, "the value is not in the list");
    items.erase(found);
  } else if (name == "copy" && given.empty()) {
    return make(at, ValueKind::List, items);
  } else if (name == "reverse" && given.empty()) {
    std::ranges::reverse(items);
  } else if (name == "sort" && given.empty()) {
    sort(at, items, arguments);
  } else if (name == "clear" && given.empty()) {
    items.clear();
  } else {
    return std::nullopt;
  }
  return Value();
}

std::optional<Value> Interpreter::setMethod(const Node &at, const Value &set, const std::string &name,
                                            Arguments &arguments) {
  auto &given = arguments.positional;
  auto remove = [&](const Value &item) {
    return std::erase_if(set.object->items, [&](const Value &each) { return equal(at, each, item); }) > 0;
  };
  auto other = [&] {
    Value made = make(at, ValueKind::Set);
    for (const Value &list : given)
      for (const Value &item : elementsOf(at, list))
        addToSet(at, made, item);
    return made;
  };
  if (name == "add" && given.size() == 1) {
    addToSet(at, set, given[0]);
    return Value();
  }
  if ((name == "discard" || name == "remove") && given.size() == 1) {
    if (!remove(given[0]) && name == "remove")
      fail(at, "the value is not in the set");
    return Value();
  }
  if (name == "update") {
    for (const Value &item : elementsOf(at, other()))
      addToSet(at, set, item);
    return Value();
  }
  if (name == "copy" && given.empty())
    return make(at, ValueKind::Set, set.object->items);
  if (name == "union")
    return setArithmetic(at, "BitOr", set, other());
  if (name == "difference")
    return setArithmetic(at, "Sub", set, other());
  if (name == "intersection" && given.size() == 1)
    return setArithmetic(at, "BitAnd", set, other());
  if (name == "symmetric_difference" && given.size() == 1)
    return setArithmetic(at, "BitXor", set, other());
  if (name == "issubset" && given.size() == 1)
    return boolean(setArithmetic(at, "Sub", set, other())->object->items.empty());
  return std::nullopt;
}

std::optional<Value> Interpreter::dictMethod(const Node &at, const Value &dict, const std::string &name,
                                             Arguments &arguments) {
  auto &given = arguments.positional;
  if ((name == "get" || name == "pop" || name == "setdefault") && (given.size() == 1 || given.size() == 2)) {
    const size_t found = findKey(at, dict, given[0]);
    const Value otherwise = given.size() == 2 ? given[1] : Value();
    if (found == dict.object->items.size()) {
      if (name == "pop" && given.size() == 1)
        fail(at, "the dict has no such key");
      if (name == "setdefault")
        setKey(at, dict, given[0], otherwise);
      return otherwise;
    }
    const Value value = dict.object->values[found];
    if (name == "pop") {
      dict.object->items.erase(dict.object->items.begin() + long(found));
      dict.object->values.erase(dict.object->values.begin() + long(found));
    }
    return value;
  }
  if (name == "keys" && given.empty())
    return make(at, ValueKind::List, dict.object->items);
  if (name == "values" && given.empty())
    return make(at, ValueKind::List, dict.object->values);
  if (name == "items" && given.empty()) {
    std::vector<Value> pairs;
    for (size_t i = 0; i < dict.object->items.size(); ++i)
      pairs.push_back(make(at, ValueKind::Tuple, {dict.object->items[i], dict.object->values[i]}));
    return make(at, ValueKind::List, std::move(pairs));
  }
  if (name == "copy" && given.empty()) {
    Value made = make(at, ValueKind::Dict, dict.object->items);
    made.object->values = dict.object->values;
    return made;
  }
  if (name == "update") {
    for (const Value &other : given) {
      if (!other.is(ValueKind::Dict))
        return std::nullopt;
      const std::vector<Value> keys = other.object->items, values = other.object->values;
      for (size_t i = 0; i < keys.size(); ++i)
        setKey(at, dict, keys[i], values[i]);
    }
    for (const auto &[key, value] : arguments.keywords)
      setKey(at, dict, text(at, key), value);
    return Value();
  }
  return std::nullopt;
}

std::optional<Value> Interpreter::textMethod(const Node &at, const Value &value, const std::string &name,
                                             Arguments &arguments) {
  const std::string &self = value.object->text;
  auto &given = arguments.positional;
  if ((name == "startswith" || name == "endswith") && given.size() == 1) {
    const std::string part = textOf(at, given[0]);
    return boolean(name == "startswith" ? self.starts_with(part) : self.ends_with(part));
  }
  if ((name == "upper" || name == "lower") && given.empty()) {
    std::string changed = self;
    for (char &c : changed)
      if (name == "upper" ? c >= 'a' && c <= 'z' : c >= 'A' && c <= 'Z')
        c = char(c ^ 0x20);
    return text(at, std::move(changed));
  }
  if (name == "join" && given.size() == 1) {
    std::string all;
    size_t count = 0;
    for (const Value &item : elementsOf(at, given[0])) {
      all += (count++ ? self : "") + textOf(at, item);
      take(at, all.size() / 16 + 1);
    }
    return text(at, std::move(all));
  }
  if (name == "replace" && given.size() == 2) {
    const std::string from = textOf(at, given[0]), to = textOf(at, given[1]);
    if (from.empty())
      return std::nullopt;
    std::string changed;
    size_t start = 0;
    for (size_t found; (found = self.find(from, start)) != self.npos; start = found + from.size()) {
      changed += self.substr(start, found - start) + to;
      take(at, to.size() + 1);
    }
    return text(at, changed + self.substr(start));
  }
  if (name == "split" && given.size() == 1) {
    const std::string mark = textOf(at, given[0]);
    if (mark.empty())
      return std::nullopt;
    std::vector<Value> parts;
    size_t start = 0;
    for (size_t found; (found = self.find(mark, start)) != self.npos; start = found + mark.size())
      parts.push_back(text(at, self.substr(start, found - start)));
    parts.push_back(text(at, self.substr(start)));
    return make(at, ValueKind::List, std::move(parts));
  }
  if (name == "format") {
    std::string all;
    size_t next = 0, start = 0;
    for (size_t found; (found = self.find("{}", start)) != self.npos; start = found + 2) {
      if (next >= given.size())
        fail(at, "'format' has more places than values");
      all += self.substr(start, found - start) + shown(at, given[next++], false);
      take(at, all.size() / 16 + 1);
    }
    all += self.substr(start);
    if (all.find('{') != all.npos && next == 0)
      return std::nullopt;
    return text(at, std::move(all));
  }
  return std::nullopt;
}

} // namespace reify::check
