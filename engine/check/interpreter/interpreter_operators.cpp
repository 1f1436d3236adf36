// Operators of the interpreter.
#include "engine/check/interpreter/interpreter.h"

#include <llvm/ADT/StringSwitch.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace reify::check {

Value Interpreter::unary(const Node &node, Scope &scope) {
  const Node &op = *node.child("op"), &operandNode = *node.child("operand");
  if (op.is("USub") && operandNode.constant == python::ConstantKind::Int && operandNode.text == "9223372036854775808")
    return integer(std::numeric_limits<int64_t>::min());
  Value operand = expression(operandNode, scope);
  if (op.is("Not"))
    return boolean(!truth(node, operand));
  if (operand.is(ValueKind::Float) && !op.is("Invert"))
    return floating(op.is("USub") ? -operand.floating : operand.floating);
  if (!operand.is(ValueKind::Int) && !operand.is(ValueKind::Bool))
    fail(node, std::string("only a number can be negated here, this is ") + nameOf(operand.kind));
  int64_t value = intOf(node, operand);
  if (op.is("UAdd"))
    return integer(value);
  if (op.is("Invert"))
    return integer(~value);
  if (value == std::numeric_limits<int64_t>::min())
    fail(node, "this int does not fit into 64 bits");
  return integer(-value);
}

static std::string symbolOf(std::string_view op) {
  return llvm::StringSwitch<std::string>(op)
      .Case("Add", "+")
      .Case("Sub", "-")
      .Case("Mult", "*")
      .Case("Div", "/")
      .Case("FloorDiv", "//")
      .Case("Mod", "%")
      .Case("Pow", "**")
      .Case("BitAnd", "&")
      .Case("BitOr", "|")
      .Case("BitXor", "^")
      .Case("LShift", "<<")
      .Case("RShift", ">>")
      .Default(std::string(op));
}

Value Interpreter::repeated(const Node &at, const Value &value, int64_t times) {
  const uint64_t size = value.is(ValueKind::Str) ? value.object->text.size() : value.object->items.size();
  times = std::max<int64_t>(times, 0);
  if (size && uint64_t(times) > kMostMemory / size)
    fail(at, "this takes too much memory to evaluate");
  take(at, size * uint64_t(times));
  if (value.is(ValueKind::Str)) {
    std::string all;
    for (int64_t i = 0; size && i < times; ++i)
      all += value.object->text;
    return text(at, std::move(all));
  }
  std::vector<Value> items;
  for (int64_t i = 0; size && i < times; ++i)
    items.insert(items.end(), value.object->items.begin(), value.object->items.end());
  return make(at, value.kind, std::move(items));
}

Value Interpreter::binary(const Node &at, const Node &op, const Value &left, const Value &right) {
  auto isSequence = [](const Value &v) {
    return v.is(ValueKind::List) || v.is(ValueKind::Tuple) || v.is(ValueKind::Str);
  };
  if (op.is("Mult") && isSequence(left) && right.is(ValueKind::Int))
    return repeated(at, left, right.integer);
  if (op.is("Mult") && isSequence(right) && left.is(ValueKind::Int))
    return repeated(at, right, left.integer);
  if (op.is("Add") && left.kind == right.kind && isSequence(left)) {
    if (left.is(ValueKind::Str))
      return text(at, left.object->text + right.object->text);
    std::vector<Value> items = elementsOf(at, left), more = elementsOf(at, right);
    items.insert(items.end(), more.begin(), more.end());
    return make(at, left.kind, std::move(items));
  }
  if (left.is(ValueKind::Set) && right.is(ValueKind::Set))
    if (std::optional<Value> result = setArithmetic(at, op.kind, left, right))
      return *result;
  if (left.is(ValueKind::Dict) && right.is(ValueKind::Dict) && op.is("BitOr")) {
    Value both = make(at, ValueKind::Dict, left.object->items);
    both.object->values = left.object->values;
    for (size_t i = 0; i < right.object->items.size(); ++i)
      setKey(at, both, right.object->items[i], right.object->values[i]);
    return both;
  }
  if (std::optional<Value> result = arithmetic(at, op.kind, left, right))
    return *result;
  fail(at,
       "'" + symbolOf(op.kind) + "' of " + nameOf(left.kind) + " and " + nameOf(right.kind) + " is not evaluated here");
}

std::optional<Value> Interpreter::setArithmetic(const Node &at, std::string_view op, const Value &left,
                                                const Value &right) {
  Value result = make(at, ValueKind::Set);
  const bool isXor = op == "BitXor";
  if (op != "BitOr" && op != "BitAnd" && op != "Sub" && !isXor)
    return std::nullopt;
  for (const Value &item : left.object->items)
    if (op == "BitOr" || contains(at, right, item) == (op == "BitAnd"))
      addToSet(at, result, item);
  if (op == "BitOr" || isXor)
    for (const Value &item : right.object->items)
      if (!contains(at, left, item))
        addToSet(at, result, item);
  return result;
}

std::optional<Value> Interpreter::intArithmetic(const Node &at, std::string_view op, int64_t left, int64_t right) {
  int64_t result = 0;
  bool overflows = false;
  if (op == "Add")
    overflows = __builtin_add_overflow(left, right, &result);
  else if (op == "Sub")
    overflows = __builtin_sub_overflow(left, right, &result);
  else if (op == "Mult")
    overflows = __builtin_mul_overflow(left, right, &result);
  else if (op == "FloorDiv" || op == "Mod") {
    if (right == 0)
      fail(at, "this divides by zero");
    if (right == -1) {
      overflows = op == "FloorDiv" && __builtin_sub_overflow(int64_t(0), left, &result);
      result = op == "Mod" ? 0 : result;
    } else {
      int64_t quotient = left / right, rest = left % right;
      const bool isRounded = rest != 0 && (rest < 0) != (right < 0);
      result = op == "FloorDiv" ? quotient - isRounded : rest + (isRounded ? right : 0);
    }
  } else if (op == "Pow") {
    if (right < 0)
      return floating(std::pow(double(left), double(right)));
    result = 1;
    for (int64_t i = 0; i < right && !overflows && result != 0 && !(left == 1); ++i) {
      spend(at);
      overflows = __builtin_mul_overflow(result, left, &result);
    }
  } else if (op == "LShift" || op == "RShift") {
    if (right < 0)
      fail(at, "this shifts by a count below zero");
    if (op == "RShift")
      result = left >> std::min<int64_t>(right, 63);
    else
      overflows = left != 0 && (right > 62 || __builtin_mul_overflow(left, int64_t(1) << right, &result));
  } else if (op == "BitAnd") {
    result = left & right;
  } else if (op == "BitOr") {
    result = left | right;
  } else if (op == "BitXor") {
    result = left ^ right;
  } else {
    return std::nullopt;
  }
  if (overflows)
    fail(at, "this int does not fit into 64 bits");
  return integer(result);
}

std::optional<Value> Interpreter::arithmetic(const Node &at, std::string_view op, const Value &left,
                                             const Value &right) {
  auto isNumber = [](const Value &v) {
    return v.is(ValueKind::Int) || v.is(ValueKind::Float) || v.is(ValueKind::Bool);
  };
  if (!isNumber(left) || !isNumber(right))
    return std::nullopt;
  const bool areInts = !left.is(ValueKind::Float) && !right.is(ValueKind::Float);
  if (areInts && op != "Div") {
    std::optional<Value> result = intArithmetic(at, op, intOf(at, left), intOf(at, right));
    const bool areBools = left.is(ValueKind::Bool) && right.is(ValueKind::Bool) && op.starts_with("Bit");
    return result && areBools ? boolean(result->integer != 0) : result;
  }
  const double x = floatOf(at, left), y = floatOf(at, right);
  if ((op == "Div" || op == "FloorDiv" || op == "Mod") && y == 0)
    fail(at, "this divides by zero");
  if (op == "Add")
    return floating(x + y);
  if (op == "Sub")
    return floating(x - y);
  if (op == "Mult")
    return floating(x * y);
  if (op == "Div")
    return floating(x / y);
  if (op == "FloorDiv")
    return floating(std::floor(x / y));
  if (op == "Mod")
    return floating(x - y * std::floor(x / y));
  if (op == "Pow")
    return floating(std::pow(x, y));
  return std::nullopt;
}

} // namespace reify::check
