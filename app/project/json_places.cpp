#include "app/project/json_places.h"

#include <algorithm>

namespace reify {
namespace {

/// Goes over JSON that is known to be good.
class Reader {
public:
  explicit Reader(std::string_view text) : text_(text) {}

  char next() {
    while (at_ < text_.size() && (std::string_view(" \t\r\n\xef\xbb\xbf").find(text_[at_]) != std::string_view::npos))
      ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  size_t at() const { return at_; }
  void take() { ++at_; }

  /// The string's own letters; escapes stay escapes, as no known key has any.
  std::string_view takeString() {
    const size_t begin = ++at_;
    while (at_ < text_.size() && text_[at_] != '"')
      at_ += text_[at_] == '\\' ? 2 : 1;
    const std::string_view inner = text_.substr(begin, std::min(at_, text_.size()) - begin);
    ++at_;
    return inner;
  }

  void takeValue() {
    size_t depth = 0;
    do {
      const char c = next();
      if (c == '"') {
        takeString();
      } else if (c == '{' || c == '[') {
        ++depth;
        ++at_;
      } else if (c == '}' || c == ']') {
        --depth;
        ++at_;
      } else if (c == ',' || c == ':') {
        ++at_;
      } else if (c == '\0') {
        return;
      } else {
        at_ = std::min(text_.find_first_of(",:]} \t\r\n", at_), text_.size());
      }
    } while (depth != 0);
  }

private:
  std::string_view text_;
  size_t at_ = 0;
};

} // namespace

Place placeInText(const std::string &file, std::string_view text, size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const size_t lineStart = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
  return {file, uint32_t(std::ranges::count(before, '\n') + 1), uint32_t(before.size() - lineStart + 1)};
}

JsonPlaces findJsonPlaces(std::string_view object) {
  JsonPlaces places;
  Reader reader(object);
  if (reader.next() != '{')
    return places;
  reader.take();
  while (reader.next() == '"' || reader.next() == ',') {
    if (reader.next() == ',') {
      reader.take();
      continue;
    }
    const size_t at = reader.at();
    const std::string key(reader.takeString());
    if (!places.offsets.try_emplace(key, at).second)
      places.repeated.try_emplace(key, at);
    reader.next();
    reader.take(); // the colon
    const bool isList = reader.next() == '[';
    places.offsets.try_emplace(key + ":", reader.at());
    if (!isList) {
      reader.takeValue();
      continue;
    }
    reader.take();
    for (size_t i = 0; reader.next() != ']' && reader.next() != '\0'; ++i) {
      places.offsets.try_emplace(key + ":" + std::to_string(i), reader.at());
      reader.takeValue();
      if (reader.next() == ',')
        reader.take();
    }
    reader.take();
  }
  return places;
}

} // namespace reify
