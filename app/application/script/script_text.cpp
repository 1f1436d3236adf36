#include "app/application/script/script_text.h"

#include <algorithm>

namespace reify {

static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Reads the argument in quotes that begins at `at`; what is wrong, or "".
static std::string readQuoted(std::string_view line, size_t &at, std::string &text) {
  for (++at; at < line.size(); ++at) {
    if (line[at] == '"') {
      ++at;
      return at < line.size() && !isBlank(line[at]) ? "a blank is wanted after the closing quote" : "";
    }
    if (line[at] != '\\') {
      text += line[at];
      continue;
    }
    constexpr std::string_view kNames = "\"\\nt", kMeant = "\"\\\n\t";
    const size_t which = ++at < line.size() ? kNames.find(line[at]) : kNames.npos;
    if (which == kNames.npos)
      return "after a backslash one of \" \\ n t is wanted";
    text += kMeant[which];
  }
  return "the closing quote is missing";
}

/// The words of a line; what is wrong and where, or "".
static std::string readWords(std::string_view line, std::vector<ScriptArgument> &words, size_t &at) {
  for (at = 0;;) {
    while (at < line.size() && isBlank(line[at]))
      ++at;
    if (at == line.size() || line[at] == '#')
      return "";
    ScriptArgument word{"", uint32_t(at + 1)};
    if (line[at] == '"') {
      if (std::string problem = readQuoted(line, at, word.text); !problem.empty())
        return problem;
    } else {
      // "#4" is an argument, a comment has a blank before its #: that one was met above.
      while (at < line.size() && !isBlank(line[at]) && line[at] != '"')
        word.text += line[at++];
      if (at < line.size() && line[at] == '"')
        return "a quote stands at the beginning of an argument only";
    }
    words.push_back(std::move(word));
  }
}

std::vector<ScriptLine> readScript(std::string_view text, const std::string &file, Diagnostics &problems) {
  std::vector<ScriptLine> lines;
  if (const size_t zero = text.find('\0'); zero != text.npos) {
    problems.push_back(
        {Severity::Error, "script.binary", "is a binary file; a script of commands is wanted", {file, 0, 0}, {}});
    return lines;
  }
  for (uint32_t number = 1; !text.empty(); ++number) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::vector<ScriptArgument> words;
    size_t at = 0;
    const std::string problem = readWords(text.substr(0, end), words, at);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!problem.empty()) {
      problems.push_back({Severity::Error, "script.syntax", problem, {file, number, uint32_t(at + 1)}, {}});
    } else if (!words.empty()) {
      ScriptLine line{number, std::move(words.front()), {}};
      line.arguments.assign(std::make_move_iterator(words.begin() + 1), std::make_move_iterator(words.end()));
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

std::string argumentText(std::string_view argument) {
  if (!argument.empty() && argument.find_first_of(" \t\r\n\"\\#") == argument.npos)
    return std::string(argument);
  std::string text = "\"";
  for (char c : argument)
    if (c == '\n')
      text += "\\n";
    else if (c == '\t')
      text += "\\t";
    else
      text += c == '"' || c == '\\' ? std::string{'\\', c} : std::string{c};
  return text + '"';
}

} // namespace reify
