// What `reify check` says of an op as a whole: each thing once, and nothing that is not so.
#include "engine/check/check.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

using namespace reify;
using namespace reify::check;

namespace {

CheckReport checked(const std::string &name, const std::string &text) {
  const std::string path = (test::scratchFolder() / name).string();
  std::ofstream(path) << text;
  CheckInputs inputs;
  inputs.assets = {REIFY_SOURCE_DIR "/assets", REIFY_BINARY_DIR "/assets/library.mlirbc"};
  inputs.libraries = {path};
  return checkLibraries(inputs);
}

long count(const CheckReport &report, std::string_view text) {
  return std::ranges::count_if(report.diagnostics,
                               [&](const Diagnostic &d) { return d.message.find(text) != std::string::npos; });
}

} // namespace

TEST_CASE("an op that is written nearly as another is told once, not for each of its functions") {
  const CheckReport report = checked("typo.py", "from typing import List, Tuple\n"
                                                "# schema: my::scale(Tensor x) -> Tensor\n"
                                                "def my〇scal〡shape(x: List[int]) -> List[int]:\n    return x\n"
                                                "def my〇scal〡dtype(x_rank_dtype: Tuple[int, int]) -> int:\n"
                                                "    return x_rank_dtype[1]\n"
                                                "def my〇scal〡has_value_semantics() -> None:\n    return\n");
  CHECK(count(report, "no schema has the op 'my.scal', but one has 'my.scale': is that meant?") == 1);
  CHECK(count(report, "has no ") == 0);
}

TEST_CASE("a function that does not compile is not one that is missing") {
  const CheckReport report = checked("broken.py", "from typing import List, Tuple\n"
                                                  "def my〇pad〡shape(x: List[int]) -> List[int]:\n    return x\n"
                                                  "def my〇pad〡dtype(x_rank_dtype: Tuple[int, int]) -> int:\n"
                                                  "    return nowhere(x_rank_dtype)\n");
  CHECK(count(report, "'nowhere' is not known") + count(report, "'nowhere' is not defined") == 1);
  CHECK(count(report, "has no dtype function") == 0);
  CHECK(count(report, "has no has_value_semantics function") == 1);
}
