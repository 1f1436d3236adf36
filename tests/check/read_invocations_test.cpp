// Invocations are read from decorators, never run; what is no literal is an error at its place.
#include "engine/check/interpreter/read_invocations.h"
#include "tests/python/python_program.h"

#include <doctest/doctest.h>

using namespace reify;
using namespace reify::check;

namespace {

std::vector<std::string> textsOf(const CheckedFunction &function) {
  std::vector<std::string> texts;
  for (const Invocation &invocation : function.invocations)
    texts.push_back(toString(invocation));
  return texts;
}

std::vector<CheckedFunction> read(std::string_view text, Diagnostics &diagnostics) {
  return readInvocations(text, "ops.py", diagnostics);
}

} // namespace

TEST_CASE("literals of invocations keep their kinds, dtypes their names") {
  Diagnostics diagnostics;
  auto functions =
      read("import torch\n@check_shape_function([\n"
           "  Invocation(TensorOfShape(2, 0, dtype=torch.int32), 1, -2, 0.5, True, None, 'a\\'b', [1, (2,)],\n"
           "             mode=torch.bool, f=float('inf')),\n"
           "  ErrorInvocation(LongTensorOfShape(), ZeroDTensorWithDtype(torch.float16), raises='rank'),\n"
           "])\n"
           "def my〇op〇out〡shape(self: List[int]) -> List[int]: ...\n",
           diagnostics);
  CHECK(diagnostics.empty());
  REQUIRE(functions.size() == 1);
  CHECK(functions[0].op == "my.op.out");
  CHECK(functions[0].symbol == "__torch_mlir_shape_fn.my.op.out");
  CHECK(textsOf(functions[0]) ==
        std::vector<std::string>{
            "Invocation(TensorOfShape(2, 0, dtype=torch.int32), 1, -2, 0.5, True, None, \"a'b\", "
            "[1, (2,)], mode=torch.bool, f=float('inf'))",
            "ErrorInvocation(TensorOfShape(dtype=torch.int64), TensorOfShape(dtype=torch.float16))"});
  CHECK(functions[0].invocations[1].message == "rank");
  CHECK(toString(functions[0].invocations[0].place) == "ops.py:3:3");
}

TEST_CASE("lists of invocations are shared by name and joined by +") {
  Diagnostics diagnostics;
  auto functions = read("ONE = Invocation(1)\nCASES = [ONE, Invocation(2)]\n"
                        "@shape('my.op')\n@check_shape_function(CASES + [Invocation(3), *CASES])\ndef f(n: int): ...\n"
                        "@dtype('my.op')\n@check_dtype_function(CASES)\ndef g(n: int): ...\n"
                        "def helper(n: int): ...\n",
                        diagnostics);
  CHECK(diagnostics.empty());
  REQUIRE(functions.size() == 2);
  CHECK(functions[0].invocations.size() == 5);
  CHECK(functions[1].kind == "dtype");
  CHECK(functions[1].invocations.size() == 2);
}

TEST_CASE("the generators of torch-mlir's library cover every dtype and mark those that must raise") {
  Diagnostics diagnostics;
  auto functions = read("import torch\n@check_dtype_function(_check_tensors_with_the_same_dtype(num_of_tensors=1, "
                        "error_types={torch.bool, torch.complex64}, dim=0) + _check_two_tensor_op())\n"
                        "def my〇op〡dtype(self_rank_dtype, dim): ...\n",
                        diagnostics);
  CHECK(diagnostics.empty());
  REQUIRE(functions.size() == 1);
  const std::vector<Invocation> &all = functions[0].invocations;
  CHECK(all.size() == 12 + 12 + 22);
  CHECK(std::ranges::count(all, true, &Invocation::mustRaise) == 2);
}

TEST_CASE("what cannot be evaluated is an error at its place, and leaves the other invocations alone") {
  Diagnostics diagnostics;
  auto functions =
      read("LOOP = LOOP\n"
           "@check_shape_function([Invocation(1), Invocation(f(x)), Invocation(2 ** 3), 3, Invocation(LOOP),\n"
           "  Invocation(99999999999999999999), Invocation(TensorOfShape(-1)), Invocation(**k), Invocation(2)])\n"
           "def my〇op〡shape(n: int): ...\n"
           "@check_dtype_function([Invocation(1)])\n"
           "def my〇two〡shape(n: int): ...\n"
           "@check_shape_function(LOOP)\n"
           "def my〇three〡shape(n: int): ...\n",
           diagnostics);
  REQUIRE(functions.size() == 3);
  CHECK(textsOf(functions[0]) == std::vector<std::string>{"Invocation(1)", "Invocation(8)", "Invocation(2)"});
  REQUIRE(diagnostics.size() == 7); // that LOOP is unknown is told once
  CHECK(toString(diagnostics[0].place) == "ops.py:2:50");
  CHECK(toString(diagnostics[2].place) == "ops.py:1:8");
  CHECK(diagnostics[6].message.find("expected check_shape_function") != std::string::npos);
}

TEST_CASE("decorators give the invocations that they give in Python") {
  const std::string path = REIFY_SOURCE_DIR "/tests/check/evaluated.py";
  Diagnostics diagnostics;
  std::string read;
  for (const CheckedFunction &function : readInvocations(test::readFile(path), path, diagnostics))
    for (const std::string &text : textsOf(function))
      read += function.name + "|" + text + "\n";
  for (const Diagnostic &diagnostic : diagnostics)
    FAIL_CHECK(toString(diagnostic));
  const std::string wanted = test::printedBy("../check/evaluated_run.py");
  CHECK(std::ranges::count(wanted, '\n') > 80);
  CHECK(read == wanted);
}

TEST_CASE("what decorators compute is bounded in steps and in memory, and ends with an error at its place") {
  const std::string ends[] = {"def f():\n  while True:\n    pass\n",
                              "def f():\n  return f()\n",
                              "def f():\n  x = [1]\n  for i in range(99):\n    x = x + x\n  return x\n",
                              "def f():\n  s = 'ab'\n  for i in range(99):\n    s = s + s\n  return s\n",
                              "def f():\n  x = []\n  for i in range(99):\n    x = [x, x]\n  return x\n",
                              "def f():\n  x = []\n  x.append(x)\n  return x\n",
                              "def f():\n  return [0] * 10 ** 12\n",
                              "def f():\n  return list(range(10 ** 15))\n",
                              "def f():\n  return 2 ** 70\n",
                              "def f():\n  return [x for a in [9] for x in x]\n",
                              "def f():\n  return {[1]: 2}\n",
                              "def f():\n  return 1 // 0\n",
                              "import os\ndef f():\n  return os.listdir('/')\n",
                              "def f():\n  raise ValueError('no')\n",
                              "def f():\n  assert False, 'no'\n"};
  for (const std::string &text : ends) {
    Diagnostics diagnostics;
    auto functions =
        read(text + "@check_shape_function([Invocation(f()), Invocation(1)])\ndef my〇op〡shape(n: int): ...\n",
             diagnostics);
    INFO(text);
    REQUIRE(functions.size() == 1);
    CHECK(textsOf(functions[0]) == std::vector<std::string>{"Invocation(1)"});
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics[0].place.isKnown());
  }
}
