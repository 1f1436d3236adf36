#include "tests/fuzz/mutate.h"

#include <algorithm>
#include <cctype>

namespace reify::test {

namespace {

constexpr const char *kWords[] = {"if",
                                  "else:",
                                  "for",
                                  "while",
                                  "return",
                                  "raise",
                                  "assert",
                                  "break",
                                  "continue",
                                  "pass",
                                  "def f(x: int) -> int:",
                                  "not",
                                  "and",
                                  "or",
                                  "is None",
                                  "is not None",
                                  "in",
                                  "None",
                                  "True",
                                  "False",
                                  "0",
                                  "-1",
                                  "1.5",
                                  "1e999",
                                  "9223372036854775807",
                                  "99999999999999999999",
                                  "\"text\"",
                                  "f\"{x}\"",
                                  "f\"{x!r:>3}\"",
                                  "b\"x\"",
                                  "...",
                                  "[]",
                                  "[[]]",
                                  "()",
                                  "(1,)",
                                  "{}",
                                  "{1: 2}",
                                  "lambda x: x",
                                  "x",
                                  "self",
                                  "len(self)",
                                  "range(3)",
                                  "enumerate(",
                                  "zip(",
                                  "min(",
                                  "max(",
                                  "sorted(",
                                  "sum(",
                                  "isinstance(x, int)",
                                  "int(",
                                  "float(",
                                  "str(",
                                  "torch.float32",
                                  "torch.ops.aten.add(",
                                  "torch.relu(",
                                  "List[int]",
                                  "Optional[int]",
                                  "Tuple[int, int]",
                                  "Union[int, float]",
                                  "Tensor",
                                  "torch.Tensor",
                                  "Any",
                                  "@shape(\"a.b\")",
                                  "@schema(\"a::b(Tensor x) -> Tensor\")",
                                  "Invocation(",
                                  "TensorOfShape(2, 3)",
                                  "import x",
                                  "from typing import *",
                                  "from . import y",
                                  "import torch as t",
                                  "global x",
                                  "yield",
                                  "await x",
                                  "async ",
                                  "del x",
                                  "with x:",
                                  "try:",
                                  "class A:",
                                  "*",
                                  "**",
                                  "//",
                                  "%",
                                  "@",
                                  "<<",
                                  "~",
                                  ":=",
                                  "+=",
                                  "//=",
                                  "->",
                                  ":",
                                  ",",
                                  "(",
                                  ")",
                                  "[",
                                  "]",
                                  "\\\n",
                                  "\t",
                                  "\r\n",
                                  "\r",
                                  "\f",
                                  "\0",
                                  "\xff",
                                  "\xc3",
                                  "\xef\xbb\xbf",
                                  "〇",
                                  "〡",
                                  "my〇op〡shape",
                                  "# coding: latin-1\n",
                                  "# schema: a::b(",
                                  "'''",
                                  "\"\"\"",
                                  "append(1)",
                                  ".append(x)",
                                  ".pop()",
                                  ".format(1)",
                                  ".insert(0, 1)",
                                  "__import__('os')",
                                  "__class__",
                                  "x.y.z",
                                  "x[",
                                  "x[1:2:3]",
                                  "x[::-1]",
                                  "match x:",
                                  "case 1:"};

using Range = std::pair<size_t, size_t>; // from, end

std::vector<Range> tokensOf(const std::string &text) {
  std::vector<Range> found;
  for (size_t i = 0; i < text.size();) {
    auto isWord = [&](size_t at) {
      return at < text.size() && (std::isalnum((unsigned char)text[at]) || text[at] == '_' || text[at] < 0);
    };
    size_t from = i++;
    if (std::isspace((unsigned char)text[from]))
      continue;
    if (isWord(from))
      while (isWord(i))
        ++i;
    found.push_back({from, i});
  }
  return found;
}

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  for (size_t at = 0; at < text.size();) {
    size_t end = std::min(text.find('\n', at), text.size() - 1);
    lines.push_back(text.substr(at, end + 1 - at));
    at = end + 1;
  }
  return lines;
}

std::string joined(const std::vector<std::string> &lines) {
  std::string text;
  for (const std::string &line : lines)
    text += line;
  return text;
}

size_t indentOf(const std::string &line) { return std::min(line.find_first_not_of(' '), line.size()); }

/// The statement that begins at a line, with all that is indented below it.
size_t endOfBlock(const std::vector<std::string> &lines, size_t from) {
  size_t end = from + 1;
  while (end < lines.size() && (indentOf(lines[end]) > indentOf(lines[from]) || lines[end] == "\n"))
    ++end;
  return end;
}

/// Bracketed parts, the brackets not counted.
std::vector<Range> groupsOf(const std::string &text) {
  std::vector<Range> found;
  std::vector<size_t> open;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '[')
      open.push_back(i + 1);
    else if ((text[i] == ')' || text[i] == ']') && !open.empty()) {
      found.push_back({open.back(), i});
      open.pop_back();
    }
  }
  return found;
}

} // namespace

void Mutator::bytes(std::string &text) {
  size_t at = below(text.size());
  switch (below(4)) {
  case 0:
    text[at] = char(random_());
    break;
  case 1:
    text.erase(at, 1 + below(8));
    break;
  case 2:
    text.insert(at, 1 + below(3), char(random_()));
    break;
  default:
    text.resize(at);
  }
}

void Mutator::tokens(std::string &text) {
  std::vector<Range> tokens = tokensOf(text);
  if (tokens.empty())
    return;
  auto [from, end] = tokens[below(tokens.size())];
  std::string replacement = kWords[below(std::size(kWords))];
  if (below(3) == 0) {
    auto [otherFrom, otherEnd] = tokens[below(tokens.size())];
    replacement = text.substr(otherFrom, otherEnd - otherFrom);
  }
  switch (below(3)) {
  case 0:
    text.erase(from, end - from);
    break;
  case 1:
    text.insert(from, replacement + " ");
    break;
  default:
    text.replace(from, end - from, replacement);
  }
}

void Mutator::lines(std::string &text) {
  std::vector<std::string> lines = linesOf(text);
  if (lines.empty())
    return;
  size_t at = below(lines.size()), other = below(lines.size());
  switch (below(5)) {
  case 0:
    lines.erase(lines.begin() + long(at));
    break;
  case 1:
    lines.insert(lines.begin() + long(at), lines[other]);
    break;
  case 2:
    std::swap(lines[at], lines[other]);
    break;
  case 3:
    lines[at] = "    " + lines[at];
    break;
  default:
    if (lines[at].starts_with("    "))
      lines[at].erase(0, 4);
  }
  text = joined(lines);
}

/// A statement of any file, with its inner statements, in place of another or before it.
void Mutator::blocks(std::string &text) {
  std::vector<std::string> lines = linesOf(text), others = linesOf(anyFile());
  if (lines.empty() || others.empty())
    return;
  size_t at = below(lines.size()), other = below(others.size());
  size_t end = endOfBlock(lines, at), otherEnd = endOfBlock(others, other);
  size_t indent = indentOf(lines[at]), otherIndent = indentOf(others[other]);
  std::vector<std::string> block;
  for (size_t i = other; i < std::min(otherEnd, other + 40); ++i)
    block.push_back(std::string(indent, ' ') + others[i].substr(std::min(otherIndent, others[i].size() - 1)));
  if (below(2))
    lines.erase(lines.begin() + long(at), lines.begin() + long(end));
  lines.insert(lines.begin() + long(std::min(at, lines.size())), block.begin(), block.end());
  text = joined(lines);
}

void Mutator::groups(std::string &text) {
  std::vector<Range> groups = groupsOf(text);
  const std::string &other = anyFile();
  std::vector<Range> others = groupsOf(other);
  if (groups.empty() || others.empty())
    return;
  auto [from, end] = groups[below(groups.size())];
  auto [otherFrom, otherEnd] = others[below(others.size())];
  std::string inner = text.substr(from, end - from);
  switch (below(4)) {
  case 0: { // deeper and deeper
    size_t depth = below(2) ? 1 + below(6) : 1 + below(400);
    text.insert(end, std::string(depth, ')'));
    text.insert(from, std::string(depth, '('));
    break;
  }
  case 1:
    text.replace(from, end - from, inner + ", " + inner);
    break;
  default:
    text.replace(from, end - from, other.substr(otherFrom, std::min<size_t>(otherEnd - otherFrom, 400)));
  }
}

std::string Mutator::next() {
  std::string text = anyFile();
  for (unsigned i = 0, count = 1 + below(4); i < count && !text.empty(); ++i)
    switch (below(8)) {
    case 0:
      bytes(text);
      break;
    case 1:
    case 2:
    case 3:
      tokens(text);
      break;
    case 4:
      lines(text);
      break;
    case 5:
      groups(text);
      break;
    default:
      blocks(text);
    }
  return text;
}

} // namespace reify::test
