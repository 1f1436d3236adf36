#include "engine/check/answers/answers.h"

#include "engine/source/dtype_names.h"
#include "engine/source/input_file.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <map>

namespace reify::check {

std::string shortDtypeName(int64_t code) {
  const DtypeNames *names = namesOfDtype(code);
  return names && !names->shortName.empty() ? std::string(names->shortName) : "dtype " + std::to_string(code);
}

namespace {

/// Reads the values of one row from left to right.
class RowReader {
public:
  explicit RowReader(std::string_view text) : text_(text) {}

  bool readArguments(std::vector<Literal> &values) {
    while (!atEnd() && !text_.substr(at_).starts_with("->")) {
      std::optional<Literal> value = argument();
      if (!value)
        return false;
      values.push_back(std::move(*value));
    }
    if (atEnd())
      return refuse("a row has '->' between a call and its answer");
    at_ += 2;
    return true;
  }

  bool readResults(AnsweredCall &call) {
    if (atEnd())
      return refuse("expected results or '!' after '->'");
    if (text_.substr(at_) == "!") {
      call.isRefused = true;
      return true;
    }
    while (!atEnd()) {
      std::optional<Literal> value = result();
      if (!value)
        return false;
      call.results.push_back(std::move(*value));
    }
    return true;
  }

  size_t at() const { return at_; }

  std::string problem;

private:
  bool refuse(std::string what) {
    problem = std::move(what);
    return false;
  }
  void skipSpace() {
    while (at_ < text_.size() && text_[at_] == ' ')
      ++at_;
  }
  bool atEnd() {
    skipSpace();
    return at_ == text_.size();
  }
  bool take(char c) {
    if (at_ == text_.size() || text_[at_] != c)
      return false;
    ++at_;
    return true;
  }
  std::string_view word() {
    size_t end = std::min(text_.find_first_of(" ()", at_), text_.size());
    std::string_view found = text_.substr(at_, end - at_);
    at_ = end;
    return found;
  }

  std::optional<Literal> argument() {
    if (take('('))
      return list(&RowReader::argument);
    if (take('['))
      return tensor();
    if (take('\''))
      return string();
    std::string_view text = word();
    if (text == "none")
      return Literal{};
    if (text == "true" || text == "false")
      return Literal{LiteralKind::Bool, text == "true"};
    if (const DtypeNames *dtype = dtypeOfShortName(text))
      return Literal{LiteralKind::Dtype, false, dtype->code};
    return number(text);
  }

  std::optional<Literal> result() {
    if (take('('))
      return list(&RowReader::result);
    if (take('['))
      return tensor();
    static const std::map<std::string_view, int64_t> kNumbers = {{"int", 4}, {"float", 7}, {"bool", 11}};
    std::string_view text = word();
    if (text == "none")
      return Literal{};
    if (auto number = kNumbers.find(text); number != kNumbers.end())
      return Literal{LiteralKind::Dtype, false, number->second};
    if (text == "complex" || text == "str" || text == "other")
      return Literal{LiteralKind::Anything};
    at_ -= text.size();
    refuse("'" + std::string(text) + "' is no result");
    return std::nullopt;
  }

  std::optional<Literal> list(std::optional<Literal> (RowReader::*one)()) {
    constexpr unsigned kDeepest = 16;
    if (++depth_ > kDeepest) {
      refuse("lists stand in lists too often");
      return std::nullopt;
    }
    Literal list{LiteralKind::List};
    for (skipSpace(); !take(')'); skipSpace()) {
      std::optional<Literal> element = at_ < text_.size() ? (this->*one)() : std::nullopt;
      if (!element) {
        if (problem.empty())
          refuse("a list is not closed");
        return std::nullopt;
      }
      list.elements.push_back(std::move(*element));
    }
    --depth_;
    return list;
  }

  /// "2,3]f32", "2,?]f32", "]i64=0": what it holds is not for the functions.
  std::optional<Literal> tensor() {
    Literal tensor{LiteralKind::Tensor};
    while (!take(']')) {
      int64_t size = kOpenSize;
      if (!take('?')) {
        auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), size);
        if (error != std::errc()) {
          refuse("sizes stand as [2,3]");
          return std::nullopt;
        }
        at_ = size_t(end - text_.data());
      }
      tensor.sizes.push_back(size);
      take(',');
    }
    std::string_view name = word();
    const DtypeNames *dtype = dtypeOfShortName(name.substr(0, name.find('=')));
    if (!dtype) {
      at_ -= name.size();
      refuse("'" + std::string(name) + "' is no dtype");
      return std::nullopt;
    }
    tensor.integer = dtype->code;
    return tensor;
  }

  std::optional<Literal> string() {
    Literal literal{LiteralKind::Str};
    while (at_ < text_.size() && text_[at_] != '\'') {
      char c = text_[at_++];
      if (c == '\\' && at_ < text_.size())
        c = text_[at_] == 'n' ? '\n' : text_[at_], ++at_;
      literal.text += c;
    }
    take('\'');
    return literal;
  }

  std::optional<Literal> number(std::string_view text) {
    int64_t integer = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), integer);
    if (error == std::errc() && end == text.data() + text.size())
      return Literal{LiteralKind::Int, false, integer};
    double real = 0;
    auto [last, wrong] = std::from_chars(text.data(), text.data() + text.size(), real);
    if (wrong == std::errc() && last == text.data() + text.size())
      return Literal{LiteralKind::Float, false, 0, real};
    at_ -= text.size();
    refuse("'" + std::string(text) + "' is no value");
    return std::nullopt;
  }

  std::string_view text_;
  size_t at_ = 0;
  unsigned depth_ = 0; // of lists
};

} // namespace

std::optional<AnsweredCall> readAnswer(std::string_view row, std::string &problem, uint32_t *column) {
  RowReader reader(row);
  AnsweredCall call;
  if (reader.readArguments(call.arguments) && reader.readResults(call))
    return call;
  problem = reader.problem;
  if (column)
    *column = uint32_t(reader.at() + 1);
  return std::nullopt;
}

static bool isOpName(std::string_view row) {
  return row.find('.') != row.npos &&
         std::ranges::all_of(row, [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '.'; });
}

static void readSections(const AnswerFile &file, size_t index, std::vector<AnswerSection> &sections,
                         Diagnostics &diagnostics) {
  const std::string_view text = file.text;
  uint32_t line = 0, column = 1;
  bool hasSection = false;
  auto refuse = [&](std::string message) {
    diagnostics.push_back({Severity::Error, "check.answers", std::move(message), {file.path, line, column}, {}});
  };
  for (size_t at = 0; at < text.size();) {
    size_t end = std::min(text.find('\n', at), text.size());
    std::string_view row = text.substr(at, end - at);
    at = end + 1;
    ++line;
    column = 1;
    if (row.ends_with('\r'))
      row.remove_suffix(1);
    if (row.empty() || row.starts_with('#'))
      continue;
    std::string problem;
    if (isOpName(row)) {
      sections.push_back({std::string(row), {}, index});
      hasSection = true;
    } else if (row.find("->") == row.npos) {
      refuse("expected an op's name, or a call and its answer with '->' between them");
    } else if (!hasSection) {
      refuse("expected an op's name before its first call");
    } else if (!readAnswer(row, problem, &column)) {
      refuse(std::move(problem));
    } else {
      sections.back().rows.push_back({line, row});
    }
  }
  line = 0;
  if (!hasSection && !hasErrors(diagnostics))
    refuse("the file has no op");
}

AnswerFiles readAnswers(const std::vector<std::string> &paths, Diagnostics &diagnostics) {
  AnswerFiles read;
  for (const std::string &path : paths) {
    std::string problem;
    const std::shared_ptr<const std::string> text = readInputFile(path, problem);
    if (text && text->find('\0') != text->npos)
      problem = "is a binary file; answers are text";
    if (!problem.empty()) {
      diagnostics.push_back({Severity::Error, "check.answers", problem, {shownPath(path)}, {}});
      continue;
    }
    read.files.push_back(std::make_unique<AnswerFile>(AnswerFile{shownPath(path), *text}));
    readSections(*read.files.back(), read.files.size() - 1, read.sections, diagnostics);
  }
  return read;
}

} // namespace reify::check
