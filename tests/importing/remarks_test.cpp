#include "engine/importing/import_program.h"

#include <doctest/doctest.h>

using namespace reify;

TEST_CASE("remarks stand in the comments before the module, with their places") {
  const Diagnostics remarks = remarksIn("// Exported by PyTorch 2.15.0\n"
                                        "// schema: my::scale(Tensor x) -> Tensor\n"
                                        "// warning: dir/net.py:12: careful: this\n"
                                        "// note: no place: here\n"
                                        "// warning: C:x: neither\n"
                                        "module {\n"
                                        "// warning: net.py:1: too late\n"
                                        "}\n");
  REQUIRE(remarks.size() == 3);
  CHECK(toString(remarks[0]) == "dir/net.py:12: warning: careful: this");
  CHECK(toString(remarks[1]) == "note: no place: here");
  CHECK(toString(remarks[2]) == "warning: C:x: neither");
  CHECK(remarksIn("").empty());
  CHECK(remarksIn("// warning: of somebody's own\nmodule {}\n").empty());
  CHECK(remarksIn("// Exported by PyTorch\n// warning: ").size() == 1);
}

TEST_CASE("which files PyTorch reads goes by their names and what was asked for") {
  std::string problem;
  CHECK(isForPython("net.pt2", {}, problem));
  CHECK_FALSE(isForPython("net.mlir", {}, problem));
  CHECK(problem.empty());
  CHECK_FALSE(isForPython("net.py", {}, problem));
  CHECK(problem.find("--from-python net.py:FUNCTION") != problem.npos);
  ImportOptions options;
  options.function = "make";
  problem.clear();
  CHECK(isForPython("net.py", options, problem));
  CHECK(problem.empty());
  CHECK_FALSE(isForPython("net.mlir", options, problem));
  CHECK_FALSE(problem.empty());
}
