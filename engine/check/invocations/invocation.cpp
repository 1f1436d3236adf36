#include "engine/check/invocations/invocation.h"
#include "engine/dialect/scalars/dtype_promotion.h"

#include <charconv>

namespace reify::check {

std::string dtypeName(int64_t code) {
  std::string name = reify::dtypeName(code);
  return dtypeCode(name) ? "torch." + name : std::to_string(code);
}

static std::string joined(const std::vector<Literal> &elements) {
  std::string text;
  for (const Literal &element : elements)
    text += (text.empty() ? "" : ", ") + toString(element);
  return text;
}

static std::string floatText(double value) {
  if (value != value)
    return "float('nan')";
  if (value - value != 0)
    return value > 0 ? "float('inf')" : "float('-inf')";
  char buffer[32];
  auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value);
  std::string text(buffer, end);
  return text.find_first_of(".e") == text.npos ? text + ".0" : text;
}

/// As Python's repr has it: in double quotes where that saves escapes.
static std::string quoted(const std::string &value) {
  const bool isSingle = value.find('\'') == value.npos || value.find('"') != value.npos;
  const char quote = isSingle ? '\'' : '"';
  std::string text(1, quote);
  for (char c : value) {
    if (c == '\n') {
      text += "\\n";
      continue;
    }
    if (c == quote || c == '\\')
      text += '\\';
    text += c;
  }
  return text + quote;
}

std::string toString(const Literal &literal) {
  switch (literal.kind) {
  case LiteralKind::None:
    return "None";
  case LiteralKind::Bool:
    return literal.boolean ? "True" : "False";
  case LiteralKind::Int:
    return std::to_string(literal.integer);
  case LiteralKind::Float:
    return floatText(literal.floating);
  case LiteralKind::Str:
    return quoted(literal.text);
  case LiteralKind::List:
    return "[" + joined(literal.elements) + "]";
  case LiteralKind::Tuple:
    return "(" + joined(literal.elements) + (literal.elements.size() == 1 ? ",)" : ")");
  case LiteralKind::Dtype:
    return dtypeName(literal.integer);
  case LiteralKind::Anything:
    return "...";
  case LiteralKind::Tensor:
    break;
  }
  std::string text;
  for (int64_t size : literal.sizes)
    text += (text.empty() ? "" : ", ") + std::to_string(size);
  if (literal.integer != kFloat32)
    text += (text.empty() ? "dtype=" : ", dtype=") + dtypeName(literal.integer);
  return "TensorOfShape(" + text + ")";
}

std::string toString(const Invocation &invocation) {
  std::string text;
  auto add = [&](const std::string &item) { text += (text.empty() ? "" : ", ") + item; };
  for (const Argument &argument : invocation.arguments)
    add((argument.keyword.empty() ? "" : argument.keyword + "=") + toString(argument.value));
  return (invocation.mustRaise ? "ErrorInvocation(" : "Invocation(") + text + ")";
}

} // namespace reify::check
