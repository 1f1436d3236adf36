#include "engine/session/compile_library.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

using namespace reify;

static Diagnostics compiled(const std::string &text) {
  auto path = reify::test::scratchFolder() / "reify_compile_library_test.py";
  std::ofstream(path) << text;
  Diagnostics diagnostics;
  RunControl control;
  CHECK_FALSE(compileLibraryToText({path.string()}, {}, findAssets(), control, diagnostics).empty());
  std::filesystem::remove(path);
  return diagnostics;
}

TEST_CASE("an export says which function torch-mlir cannot follow into an operand list") {
  Diagnostics found = compiled("# schema: qa::f(Tensor self, int[] axes, int n) -> Tensor\n"
                               "from typing import List\n"
                               "def qa〇f〡shape(self: List[int], axes: List[int], n: int) -> List[int]:\n"
                               "    return self[:len(axes)]\n");
  REQUIRE(found.size() == 1);
  CHECK(found[0].severity == Severity::Warning);
  CHECK(found[0].message.find("the list 'axes'") != std::string::npos);
  CHECK(found[0].place.line == 3);
}

TEST_CASE("an export that torch-mlir can follow says nothing") {
  CHECK(compiled("# schema: qa::f(Tensor self, int[] axes, int n) -> Tensor\n"
                 "from typing import List\n"
                 "def qa〇f〡shape(self: List[int], axes: List[int], n: int) -> List[int]:\n"
                 "    return self[:n]\n")
            .empty());
}
