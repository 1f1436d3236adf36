#include "engine/source/visible_text.h"

#include <doctest/doctest.h>

using namespace reify;

TEST_CASE("what a terminal obeys is written as an escape, other letters stay") {
  CHECK(visibleText("plain ünï〇 \U0001F600\n\t.") == "plain ünï〇 \U0001F600\n\t.");
  CHECK(visibleText("\x1b[31m\r\x7f") == "\\x1b[31m\\x0d\\x7f");
  CHECK(visibleText(std::string_view("\0", 1)) == "\\x00");
  CHECK(visibleText("a\u202eb\u2066\u200f\u0085") == "a\\u202eb\\u2066\\u200f\\u0085");
  CHECK(visibleText("a\u202eb\x1b\u0085", Escapes::Json) == "a\\u202eb\\u001b\\u0085");
  CHECK(visibleText("\U000e0041", Escapes::Json) == "\\udb40\\udc41");
  CHECK(visibleText("a\u202eb\x1b", Escapes::Mlir) == "a\\E2\\80\\AEb\\1B");
}

TEST_CASE("bytes that are no UTF-8 are escaped, wherever they stand") {
  CHECK(visibleText("\x9b\xff") == "\\x9b\\xff");
  CHECK(visibleText("a\xc3") == "a\\xc3");                 // cut off
  CHECK(visibleText("\xe3\x80") == "\\xe3\\x80");          // the same
  CHECK(visibleText("\xe3\x28\xa1") == "\\xe3(\\xa1");     // a letter in between
  CHECK(visibleText("\xc0\x9b") == "\\xc0\\x9b");          // too long a way to write U+001B
  CHECK(visibleText("\xed\xa0\x80") == "\\xed\\xa0\\x80"); // half of a pair
}

TEST_CASE("text that comes in parts is the same as in one") {
  const std::string text = "ü\u202e〇\x1b\U0001F600\xff.";
  for (size_t cut = 0; cut <= text.size(); ++cut) {
    std::string visible, rest = text.substr(0, cut);
    rest.erase(0, appendVisible(rest, Escapes::Text, visible));
    rest += text.substr(cut);
    CHECK(visible + visibleText(rest) == visibleText(text));
  }
}

TEST_CASE("further lines of a message cannot pass for messages") {
  CHECK(continued("a\nb: error: c\n", 2) == "a\n  b: error: c\n  ");
  CHECK(oneLine("a\nb") == "a\\nb");
}
