#include "views/widgets/code_text.h"

#include <doctest/doctest.h>

using namespace reify;

static bool hasComment(std::string_view line) {
  for (const CodeWord &word : colourWords(line))
    if (word.kind == TokenKind::Comment)
      return true;
  return false;
}

TEST_CASE("two slashes are a comment in MLIR and a division in Python") {
  CHECK(hasComment("// a comment"));
  CHECK(hasComment("  %0 = torch.aten.tanh %x : !torch.vtensor -> !torch.vtensor // and why"));
  CHECK(hasComment("module { // of a model"));
  CHECK_FALSE(hasComment("    return max(rest // step + 1, 0)"));
  CHECK_FALSE(hasComment("    rest = total % size // 2"));
  CHECK(hasComment("    rest = total // 2  # half of it"));
}
