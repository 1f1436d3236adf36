#include "engine/export/diagnostic_text.h"

#include <fstream>
#include <ostream>
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
    std::ifstream file(path, std::ios::binary);
    constexpr size_t kMostLines = 2'000'000;
    for (std::string line; lines.size() < kMostLines && std::getline(file, line);)
      lines.push_back(std::move(line));
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
  bool isBinary = false;
  for (char &c : line) {
    isBinary = isBinary || (c >= 0 && c < ' ' && c != '\t' && c != '\r');
    if (c == '\t' || c == '\r')
      c = ' ';
  }
  if (line.empty() || isBinary)
    return;
  std::string prefix;
  if (line.size() > kWidth) {
    size_t begin = at > kWidth / 2 ? at - kWidth / 2 : 0;
    while (begin < at && isContinuation(line[begin]))
      ++begin;
    if (begin != 0)
      prefix = "...";
    const bool isCut = begin + kWidth < line.size();
    line = prefix + line.substr(begin, kWidth) + (isCut ? "..." : "");
    at = at - begin + prefix.size();
  }
  out << "  " << line << '\n';
  if (column != 0)
    out << "  " << std::string(displayWidth(std::string_view(line).substr(0, at)), ' ') << "^\n";
}

} // namespace

void printDiagnostics(const Diagnostics &diagnostics, std::ostream &out) {
  Excerpts excerpts;
  auto print = [&](const Diagnostic &diagnostic) {
    out << toString(diagnostic) << '\n';
    printExcerpt(excerpts.line(diagnostic.place), diagnostic.place.column, out);
  };
  for (const Diagnostic &diagnostic : diagnostics) {
    Diagnostic alone = diagnostic;
    alone.notes.clear();
    print(alone);
    for (const DiagnosticNote &note : diagnostic.notes)
      print({Severity::Note, "", note.message, note.place, {}});
  }
}

} // namespace reify
