#include "engine/export/diagnostic_text.h"

#include "engine/source/input_file.h"
#include "engine/source/styled_text.h"

#include <algorithm>
#include <memory>
#include <unordered_map>
#include <vector>

namespace reify {
namespace {

class Excerpts {
public:
  /// "" for what there is no line of.
  std::string line(const Place &place) {
    if (!place.isKnown())
      return "";
    auto [known, isNew] = files_.try_emplace(place.file);
    if (isNew)
      read(place.file, known->second);
    return place.line <= known->second.size() ? known->second[place.line - 1] : "";
  }

private:
  static void read(const std::string &path, std::vector<std::string> &lines) {
    constexpr size_t kMostLines = 2'000'000, kMostBytes = size_t(256) << 20;
    std::string problem; // without an excerpt the message still stands
    const std::shared_ptr<const std::string> text = readInputFile(path, problem, kMostBytes);
    std::string_view rest = text ? std::string_view(*text) : "";
    while (!rest.empty() && lines.size() < kMostLines) {
      const size_t end = std::min(rest.find('\n'), rest.size());
      lines.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  std::unordered_map<std::string, std::vector<std::string>> files_;
};

bool isContinuation(char byte) { return (byte & 0xc0) == 0x80; }

/// Terminal columns of UTF-8 text: the characters of East Asian scripts, such as those that stand for
/// '.' in library names, take two.
size_t displayWidth(std::string_view text) {
  size_t width = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const unsigned char lead = static_cast<unsigned char>(text[i]);
    if (isContinuation(text[i]))
      continue;
    // Three-byte sequences from U+2E80 on, up to the end of the Hangul block.
    const bool isWide = lead >= 0xe3 && lead <= 0xed;
    width += isWide ? 2 : 1;
  }
  return width;
}

/// The line around the column, cut to what a terminal shows, and a caret below it.
void printExcerpt(std::string line, uint32_t column, std::ostream &out) {
  constexpr size_t kWidth = 120;
  size_t at = column == 0 ? 0 : column - 1;
  if (at > line.size())
    at = line.size();
  if (line.find('\0') != line.npos) // of a binary file
    return;
  while (!line.empty() && line.back() == '\r')
    line.pop_back();
  for (char &c : line)
    if (c == '\t')
      c = ' ';
  if (line.empty())
    return;
  std::string prefix;
  if (line.size() > kWidth) {
    size_t begin = at > kWidth / 2 ? at - kWidth / 2 : 0;
    while (begin < at && isContinuation(line[begin]))
      ++begin;
    if (begin != 0)
      prefix = "...";
    size_t length = kWidth;
    while (begin + length < line.size() && isContinuation(line[begin + length]))
      ++length;
    const bool isCut = begin + length < line.size();
    line = prefix + line.substr(begin, length) + (isCut ? "..." : "");
    at = at - begin + prefix.size();
  }
  out << "  " << visibleText(line) << '\n';
  if (column != 0)
    out << "  " << std::string(displayWidth(visibleText(line.substr(0, at))), ' ') << Style::Caret << '^'
        << Style::Plain << '\n';
}

Style styleOf(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return Style::Error;
  case Severity::Warning:
    return Style::Warning;
  case Severity::Note:
    break;
  }
  return Style::Note;
}

} // namespace

void printDiagnostics(const Diagnostics &diagnostics, std::ostream &out) {
  Excerpts excerpts;
  auto print = [&](Severity severity, const Place &place, const std::string &message) {
    if (const std::string where = toString(place); !where.empty())
      out << Style::Strong << continued(where, 2) << ": " << Style::Plain;
    const std::string word = toString(Diagnostic{severity, "", "", {}, {}}); // "error: "
    out << styleOf(severity) << word << Style::Plain << continued(message, 2) << '\n';
    printExcerpt(excerpts.line(place), place.column, out);
  };
  for (const Diagnostic &diagnostic : diagnostics) {
    print(diagnostic.severity, diagnostic.place, diagnostic.message);
    for (const DiagnosticNote &note : diagnostic.notes)
      print(Severity::Note, note.place, note.message);
  }
}

} // namespace reify
