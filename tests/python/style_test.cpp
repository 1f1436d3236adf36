// Libraries in the style of large projects: the op functions are a part of a script.
#include "engine/source/left_out.h"
#include "tests/python/python_program.h"

#include <mlir/IR/Verifier.h>

#include <algorithm>

namespace reify::test {

namespace {

const std::string kPath = REIFY_SOURCE_DIR "/tests/python/style/op_library.py";
const PythonOptions kOptions{.assetsFolder = REIFY_SOURCE_DIR "/assets"};

std::vector<const Diagnostic *> withId(const PythonProgram &program, std::string_view id) {
  std::vector<const Diagnostic *> found;
  for (const Diagnostic &diagnostic : program.diagnostics)
    if (diagnostic.id == id)
      found.push_back(&diagnostic);
  return found;
}

std::string replaced(std::string text, const std::string &from, const std::string &to) {
  const size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

} // namespace

TEST_CASE("of a script that defines op functions only those count, with what they reach") {
  PythonProgram program(readFile(kPath), kOptions, kPath);
  INFO(program.problems());
  REQUIRE(program.module);
  CHECK(succeeded(mlir::verify(*program.module)));
  CHECK_FALSE(hasLeftOutFunctions(program.diagnostics));
  for (const char *symbol : {"__torch_mlir_shape_fn.aten.tanh", "__torch_mlir_shape_fn.aten.convolution",
                             "__torch_mlir_dtype_fn.aten.add.Scalar", "__torch_mlir_shape_fn.acme.window",
                             "__torch__.torch.jit._shape_functions.unary"})
    CHECK(program.module->lookupSymbol(symbol));
  auto unreached = withId(program, "python.unreached");
  REQUIRE(unreached.size() == 1);
  for (const char *name : {"import argparse", "import os", "generate_library", "main"})
    CHECK(unreached[0]->message.find(name) != std::string::npos);
  CHECK(unreached[0]->message.find("_check_two_tensor_op") == std::string::npos); // decorators need it
  auto twice = withId(program, "python.duplicate");
  CHECK(twice.size() == 2); // _windows and relu
  auto annotation = withId(program, "python.annotation");
  REQUIRE(annotation.size() == 1);
  CHECK(annotation[0]->message == "'_first_of' is annotated '-> bool', but returns int");
}

TEST_CASE("a function that is wrong is left out, with what calls it, and the others are compiled") {
  std::string text =
      replaced(readFile(kPath), "    return _float_of(self_dtype)\n", "    return _float_of(self_dtyp)\n");
  text = replaced(text, "out[_wrap(dim, len(self))] = 1\n", "out[_wrap(dim, len(self), 3)] = 1\n");
  text = replaced(text, "    at = _wrap(dim, len(sizes))\n", "    at = os.getpid()\n");
  PythonProgram program(text, kOptions, kPath);
  INFO(program.problems());
  REQUIRE(program.module);
  CHECK_FALSE(hasErrors(program.diagnostics)); // of the whole
  CHECK(succeeded(mlir::verify(*program.module)));
  CHECK_FALSE(program.module->lookupSymbol("__torch_mlir_dtype_fn.aten.tanh"));
  CHECK_FALSE(program.module->lookupSymbol("__torch_mlir_shape_fn.aten.argmax"));
  CHECK(program.module->lookupSymbol("__torch_mlir_dtype_fn.aten.exp"));
  auto leftOut = withId(program, "python.left-out");
  REQUIRE(leftOut.size() == 1);
  CHECK(leftOut[0]->message.find(" functions are compiled; left out: aten〇argmax〡shape, aten〇tanh〡dtype") !=
        std::string::npos);
  CHECK(std::ranges::any_of(program.diagnostics, [](const Diagnostic &d) {
    return isOfLeftOutFunction(d) && d.message.find("the module 'os' is neither beside this file") == 0;
  }));
}

TEST_CASE("names that Python would not find are errors, words of the language warnings, with the import to add") {
  PythonProgram program("from typing import List\n"
                        "def my〇a〡shape(self: List[int], n: Optional[int]) -> List[int]:\n    return self\n"
                        "def my〇b〡dtype(self: List[int]) -> int:\n    return torch.float32\n"
                        "def my〇c〡shape(self: List[int]) -> List[int]:\n    return [unknown_size()]\n"
                        "for i in range(3):\n    LIMIT = i\n"
                        "def my〇d〡shape(self: List[int]) -> List[int]:\n    return self + [LIMIT]\n",
                        kOptions);
  std::string all = program.problems();
  CHECK(all.find(":2:40: error: 'Optional' is not defined; add: from typing import Optional") != std::string::npos);
  CHECK(all.find(":5:12: error: 'torch' is not defined; add: import torch") != std::string::npos);
  CHECK(all.find(":7:13: warning: Python itself does not find 'unknown_size' here; add: from reify_library import "
                 "unknown_size") != std::string::npos);
  CHECK(all.find("'LIMIT' is bound by the statement at line 8") != std::string::npos);
  CHECK(program.module);
}

TEST_CASE("'is' compares ints and bools; helpers without a result type return what they return") {
  PythonProgram program(
      "from typing import List, Optional\nimport torch\n"
      "def pick(x: Optional[int], flag: bool):\n    if flag is True:\n        return None\n"
      "    if x is 3:\n        return x\n    return 5\n"
      "def my〇a〡shape(self: List[int], n: Optional[int], b: bool) -> List[int]:\n"
      "    y = pick(n, b)\n    assert self[0] is not torch.bool\n    return self if y is None else [y]\n");
  INFO(program.problems());
  CHECK(program.module);
  CHECK(program.diagnostics.empty());
}

} // namespace reify::test
