// How Python writes scalars, and its string formatting.
#include "engine/dialect/scalars/scalar_rules.h"

#include <charconv>
#include <cmath>

namespace reify {
namespace {

/// The shortest text that reads back as the same float, as repr() chooses it.
std::string floatText(double value) {
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  char buffer[64];
  auto scientific = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific);
  std::string text(buffer, scientific.ptr);
  size_t e = text.find('e');
  int exponent = std::stoi(text.substr(e + 1));
  if (value != 0 && (exponent < -4 || exponent >= 16))
    return text; // both write at least two digits of exponent
  auto fixed = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed);
  text.assign(buffer, fixed.ptr);
  return text.find('.') == std::string::npos ? text + ".0" : text;
}

std::string quoted(const std::string &text) {
  bool useDouble = text.find('\'') != std::string::npos && text.find('"') == std::string::npos;
  char quote = useDouble ? '"' : '\'';
  std::string result(1, quote);
  for (char c : text) {
    if (c == quote || c == '\\')
      result += '\\';
    if (c == '\n')
      result += "\\n";
    else if (c == '\t')
      result += "\\t";
    else if (c == '\r')
      result += "\\r";
    else
      result += c;
  }
  return result + quote;
}

} // namespace

std::string pythonStr(const Scalar &value) {
  if (const auto *text = std::get_if<std::string>(&value))
    return *text;
  return pythonRepr(value);
}

std::string pythonRepr(const Scalar &value) {
  struct {
    std::string operator()(std::monostate) { return "None"; }
    std::string operator()(bool flag) { return flag ? "True" : "False"; }
    std::string operator()(int64_t number) { return std::to_string(number); }
    std::string operator()(double number) { return floatText(number); }
    std::string operator()(const std::string &text) { return quoted(text); }
  } write;
  return std::visit(write, value);
}

std::string_view pythonError(ScalarFailure failure) {
  switch (failure) {
  case ScalarFailure::None:
    return "";
  case ScalarFailure::NotApplicable:
    return "TypeError: unsupported operand types";
  case ScalarFailure::Overflow:
    return "OverflowError: the result does not fit 64 bits";
  case ScalarFailure::ZeroDivision:
    return "ZeroDivisionError: division by zero";
  case ScalarFailure::Domain:
    return "ValueError: argument out of range";
  }
  return "";
}

std::string formatPython(std::string_view pattern, std::span<const std::string> arguments) {
  std::string result;
  size_t next = 0;
  for (size_t i = 0; i < pattern.size() && result.size() <= kLongestText; ++i) {
    char c = pattern[i];
    bool isDoubled = (c == '{' || c == '}') && i + 1 < pattern.size() && pattern[i + 1] == c;
    if (isDoubled) {
      result += c;
      ++i;
      continue;
    }
    size_t close = c == '{' ? pattern.find('}', i) : std::string_view::npos;
    if (close == std::string_view::npos) {
      result += c;
      continue;
    }
    // Field names and format specs are rare in messages: the value as str() has it is close enough.
    std::string_view field = pattern.substr(i + 1, close - i - 1);
    size_t index = 0;
    auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), index);
    if (error != std::errc() || end == field.data())
      index = next++;
    result += index < arguments.size() ? arguments[index] : "?";
    i = close;
  }
  return result;
}

} // namespace reify
