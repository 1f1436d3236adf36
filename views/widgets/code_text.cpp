#include "views/widgets/code_text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace reify {

static constexpr std::array<std::string_view, 36> kKeywords = {
    "module", "func.func", "func.call", "call",   "return", "private", "attributes", "loc",   "else",
    "to",     "true",      "false",     "do",     "shapes", "dtypes",  "while",      "def",   "if",
    "elif",   "for",       "in",        "not",    "and",    "or",      "is",         "None",  "True",
    "False",  "raise",     "assert",    "lambda", "import", "from",    "pass",       "break", "range"};

static bool isWordByte(char c) { return std::isalnum(uint8_t(c)) || c == '_' || c == '.' || c == '$' || (c & 0x80); }

static size_t endOfWord(std::string_view line, size_t at) {
  while (at < line.size() && isWordByte(line[at]))
    ++at;
  return at;
}

static size_t endOfString(std::string_view line, size_t at) {
  const char quote = line[at];
  for (++at; at < line.size(); ++at) {
    if (line[at] == '\\')
      ++at;
    else if (line[at] == quote)
      return at + 1;
  }
  return line.size();
}

static TokenKind kindOfWord(std::string_view word) {
  if (std::isdigit(uint8_t(word[0])))
    return TokenKind::Number;
  if (std::find(kKeywords.begin(), kKeywords.end(), word) != kKeywords.end())
    return TokenKind::Keyword;
  return word.starts_with("torch.") || word.starts_with("func.") || word.starts_with("aten.") ? TokenKind::OpName
                                                                                              : TokenKind::Plain;
}

/// Whether `//` after this begins a comment, as in MLIR, and is not Python's division.
static bool isBeforeComment(std::string_view before) {
  const size_t last = before.find_last_not_of(" \t");
  if (last == std::string_view::npos || before[last] == '{' || before[last] == '}')
    return true;
  for (size_t at = 0; at + 1 < before.size(); ++at)
    if ((before[at] == '%' || before[at] == '!' || before[at] == '@') && isWordByte(before[at + 1]))
      return true;
  return false;
}

std::vector<CodeWord> colourWords(std::string_view line) {
  std::vector<CodeWord> words;
  auto add = [&](size_t begin, size_t end, TokenKind kind) {
    if (kind != TokenKind::Plain)
      words.push_back({uint32_t(begin), uint32_t(end - begin), kind});
    return end;
  };
  for (size_t at = 0; at < line.size();) {
    const char c = line[at], next = at + 1 < line.size() ? line[at + 1] : 0;
    if (c == '#' || (c == '/' && next == '/' && isBeforeComment(line.substr(0, at))))
      at = add(at, line.size(), TokenKind::Comment);
    else if (c == '@' && next == '"')
      at = add(at, endOfString(line, at + 1), TokenKind::Symbol);
    else if (c == '%' || c == '@' || c == '!')
      at = add(at, std::max(endOfWord(line, at + 1), at + 1),
               c == '%'   ? TokenKind::Value
               : c == '@' ? TokenKind::Symbol
                          : TokenKind::Type);
    else if (c == '"' || c == '\'')
      at = add(at, endOfString(line, at), TokenKind::String);
    else if (isWordByte(c))
      at = add(at, endOfWord(line, at), kindOfWord(line.substr(at, endOfWord(line, at) - at)));
    else
      ++at;
  }
  return words;
}

void drawCode(DrawnText &pen, const Theme &theme, std::string_view line) {
  uint32_t done = 0;
  for (const CodeWord &word : colourWords(line)) {
    pen.draw(theme[Ink::Text], line.data() + done, line.data() + word.begin);
    done = word.begin + word.length;
    pen.draw(theme[inkOf(word.kind)], line.data() + word.begin, line.data() + done);
  }
  pen.draw(theme[Ink::Text], line.data() + done, line.data() + line.size());
}

} // namespace reify
