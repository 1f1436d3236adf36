#include "engine/trace/attribute_text.h"

namespace reify {
namespace {

/// Past the string that begins at `at`.
size_t skipString(std::string_view text, size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\')
      ++at;
  return at;
}

/// Position of the first `wanted` outside of brackets and strings, from `at` on; text.size() for
/// none.
size_t findOutside(std::string_view text, size_t at, char wanted) {
  for (int depth = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (depth == 0 && c == wanted)
      return at;
    switch (c) {
    case '"':
      at = skipString(text, at);
      break;
    case '-':
      if (text.substr(at).starts_with("->"))
        ++at;
      break;
    case '<':
    case '(':
    case '[':
    case '{':
      ++depth;
      break;
    case '>':
    case ')':
    case ']':
    case '}':
      --depth;
      break;
    }
  }
  return text.size();
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

} // namespace

std::vector<std::string_view> splitList(std::string_view text) {
  std::vector<std::string_view> parts;
  text = trimmed(text);
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = findOutside(text, begin, ',');
    parts.push_back(trimmed(text.substr(begin, end - begin)));
    begin = end + 1;
  }
  return parts;
}

std::vector<AttributeText> splitAttributes(std::string_view text) {
  std::vector<AttributeText> attributes;
  for (std::string_view part : splitList(text)) {
    const size_t equals = findOutside(part, 0, '=');
    attributes.push_back(
        {trimmed(part.substr(0, equals)), equals == part.size() ? "" : trimmed(part.substr(equals + 1))});
  }
  return attributes;
}

std::optional<std::string_view> attribute(std::string_view text, std::string_view name) {
  // A single attribute is by far the most frequent case, and its value may be a megabyte long.
  if (text.starts_with(name) && text.substr(name.size()).starts_with(" = ")) {
    std::string_view value = text.substr(name.size() + 3);
    return trimmed(value.substr(0, findOutside(value, 0, ',')));
  }
  for (const AttributeText &candidate : splitAttributes(text))
    if (candidate.name == name)
      return candidate.value;
  return std::nullopt;
}

FunctionTypeText splitFunctionType(std::string_view text) {
  FunctionTypeText type;
  text = trimmed(text);
  if (!text.starts_with('('))
    return type;
  const size_t close = findOutside(text, 1, ')');
  type.inputs = splitList(text.substr(1, close - 1));
  std::string_view results = text.substr(std::min(close + 1, text.size()));
  if (const size_t arrow = results.find("->"); arrow != results.npos)
    results = trimmed(results.substr(arrow + 2));
  if (results.starts_with('(') && findOutside(results, 1, ')') == results.size() - 1)
    results = results.substr(1, results.size() - 2);
  type.results = splitList(results);
  return type;
}

std::string_view withoutType(std::string_view value) {
  const size_t colon = findOutside(value, 0, ':');
  return trimmed(value.substr(0, colon));
}

std::string unescaped(std::string_view quoted) {
  std::string text;
  if (quoted.size() >= 2 && quoted.front() == '"')
    quoted = quoted.substr(1, quoted.size() - 2);
  auto digit = [](char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                  : -1;
  };
  for (size_t i = 0; i < quoted.size(); ++i) {
    if (quoted[i] != '\\' || i + 1 == quoted.size()) {
      text += quoted[i];
    } else if (i + 2 < quoted.size() && digit(quoted[i + 1]) >= 0 && digit(quoted[i + 2]) >= 0) {
      text += char(digit(quoted[i + 1]) * 16 + digit(quoted[i + 2]));
      i += 2;
    } else {
      text += quoted[i + 1] == 'n' ? '\n' : quoted[i + 1] == 't' ? '\t' : quoted[i + 1];
      ++i;
    }
  }
  return text;
}

} // namespace reify
