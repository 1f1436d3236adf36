// Modules of installed packages: of those that hang together only those are read that functions reach.
#include "tests/python/python_program.h"
#include "tests/scratch.h"

#include <cstdlib>
#include <filesystem>

#include <unistd.h>

namespace reify::test {

namespace {

/// A folder of packages, named by PYTHONPATH while it is there.
class Packages {
public:
  Packages() : folder_(reify::test::scratchFolder() / ("reify-packages-" + std::to_string(getpid()))) {
    setenv("PYTHONPATH", folder_.c_str(), 1);
  }
  ~Packages() {
    unsetenv("PYTHONPATH");
    std::filesystem::remove_all(folder_);
  }
  void add(const std::string &path, const std::string &text) {
    std::filesystem::create_directories((folder_ / path).parent_path());
    std::ofstream(folder_ / path) << text;
  }

private:
  std::filesystem::path folder_;
};

const std::string kOp = "from typing import List\n"
                        "def my〇a〡shape(self: List[int]) -> List[int]:\n";

} // namespace

TEST_CASE("what modules of an installed package import is read when a function reaches it") {
  Packages packages;
  packages.add("big/__init__.py", "");
  packages.add("big/tools.py", "from .broken import other\nfrom .sizes import twice\nfrom . import tools\n"
                               "def same(x):\n    return x\n");
  packages.add("big/broken.py", "def other(:\n");
  packages.add("big/sizes.py", "from typing import List\nimport big.broken\n"
                               "def twice(x: List[int]) -> List[int]:\n    return [d * 2 for d in x]\n");
  SUBCASE("one that is broken is of no concern where nothing reaches it") {
    PythonProgram program("from big.tools import other, twice\n" + kOp + "    return twice(self)\n");
    INFO(program.problems());
    CHECK(program.module);
    CHECK(program.problems().find("error") == std::string::npos);
  }
  SUBCASE("and is told at its own line where something does") {
    PythonProgram program("from big.tools import other, twice\n" + kOp + "    return other(self)\n");
    INFO(program.problems());
    CHECK(program.problems().find("broken.py:1:") != std::string::npos);
  }
}

TEST_CASE("functions of ops in a package count, through the module that imports them as well") {
  Packages packages;
  packages.add("split/__init__.py", "from . import shapes\n");
  packages.add("split/shapes.py", "from typing import List\n"
                                  "def my〇b〡shape(self: List[int]) -> List[int]:\n    return self\n");
  PythonProgram program("import split\n" + kOp + "    return self\n");
  INFO(program.problems());
  REQUIRE(program.module);
  CHECK(program.module->lookupSymbol("__torch_mlir_shape_fn.my.b"));
}

TEST_CASE("a package whose modules all import each other costs what is reached of it") {
  Packages packages;
  constexpr int kModules = 300;
  std::string all = "from typing import List\n";
  for (int i = 0; i < kModules; ++i)
    all += "from web.m" + std::to_string(i) + " import f" + std::to_string(i) + "\n";
  for (int i = 0; i < kModules; ++i)
    packages.add("web/m" + std::to_string(i) + ".py",
                 all + "def f" + std::to_string(i) + "(x: List[int]):\n    return x + [" + std::to_string(i) + "]\n");
  PythonProgram program("from web.m7 import f7, f8\n" + kOp + "    return f8(self)\n");
  INFO(program.problems());
  REQUIRE(program.module);
  CHECK(program.problems().find("error") == std::string::npos);
}

} // namespace reify::test
