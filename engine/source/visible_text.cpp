#include "engine/source/visible_text.h"

#include <cstdio>

namespace reify {
namespace {

constexpr char32_t kInvalid = 0xffffffff;

struct Letter {
  char32_t code = kInvalid;
  size_t bytes = 1;
  bool isCut = false; // more bytes are wanted than there are
};

Letter letterAt(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80)
    return {lead, 1};
  const size_t bytes = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead >= 0xf5)
    return {};
  char32_t code = lead & (0x7f >> bytes);
  for (size_t i = 1; i < bytes; ++i) {
    if (i == text.size())
      return {kInvalid, i, true};
    if ((text[i] & 0xc0) != 0x80)
      return {};
    code = code << 6 | (text[i] & 0x3f);
  }
  const bool isTooLong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
  if (isTooLong || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
    return {};
  return {code, bytes};
}

bool isObeyed(char32_t code) {
  return (code < 0x20 && code != '\n' && code != '\t') || (code >= 0x7f && code < 0xa0) || // controls
         code == 0x200e || code == 0x200f || code == 0x61c || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2066 && code <= 0x2069) || // directions
         code == 0x2028 || code == 0x2029 ||   // ends of lines to some
         (code >= 0xe0000 && code < 0xe0080);  // tags, which nothing shows
}

void appendCode(const char *format, unsigned code, std::string &visible) {
  char buffer[16];
  std::snprintf(buffer, sizeof buffer, format, code);
  visible += buffer;
}

void appendEscape(std::string_view bytes, char32_t code, Escapes escapes, std::string &visible) {
  if (escapes == Escapes::Mlir) {
    for (char byte : bytes)
      appendCode("\\%02X", static_cast<unsigned char>(byte), visible);
  } else if (code == kInvalid) {
    for (char byte : bytes)
      appendCode("\\x%02x", static_cast<unsigned char>(byte), visible);
  } else if (escapes == Escapes::Json && code > 0xffff) {
    appendCode("\\u%04x", 0xd800 + ((code - 0x10000) >> 10), visible);
    appendCode("\\u%04x", 0xdc00 + (code & 0x3ff), visible);
  } else if (code > 0xffff) {
    appendCode("\\U%08x", code, visible);
  } else {
    appendCode(code < 0x80 && escapes == Escapes::Text ? "\\x%02x" : "\\u%04x", code, visible);
  }
}

} // namespace

size_t appendVisible(std::string_view text, Escapes escapes, std::string &visible) {
  size_t done = 0; // copied or escaped
  size_t at = 0;
  while (at < text.size()) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte >= 0x20 && byte < 0x7f) {
      ++at;
      continue;
    }
    const Letter letter = letterAt(text.substr(at));
    if (letter.isCut)
      break;
    if (letter.code == kInvalid || isObeyed(letter.code)) {
      visible += text.substr(done, at - done);
      appendEscape(text.substr(at, letter.bytes), letter.code, escapes, visible);
      done = at + letter.bytes;
    }
    at += letter.bytes;
  }
  visible += text.substr(done, at - done);
  return at;
}

std::string visibleText(std::string_view text, Escapes escapes) {
  std::string visible;
  text.remove_prefix(appendVisible(text, escapes, visible));
  if (!text.empty())
    appendEscape(text, kInvalid, escapes, visible);
  return visible;
}

std::string oneLine(std::string_view text) {
  std::string line;
  for (char c : text)
    if (c == '\n')
      line += "\\n";
    else
      line += c;
  return line;
}

std::string continued(std::string_view text, size_t indent) {
  std::string lines;
  for (char c : text) {
    lines += c;
    if (c == '\n')
      lines.append(indent, ' ');
  }
  return lines;
}

} // namespace reify
