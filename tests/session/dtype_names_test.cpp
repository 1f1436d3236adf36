// Numbers that stand for dtypes have their names beside them, wherever the run shows them.
#include "engine/session/session.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <fstream>

using namespace reify;

namespace {

std::string written(const std::string &name, const std::string &text) {
  const std::string path = (test::scratchFolder() / name).string();
  std::ofstream(path) << text;
  return path;
}

const char *const kModel = R"(
// schema: my::cast(Tensor x, ScalarType dtype, ScalarType? other=None) -> Tensor
func.func @main(%x: !torch.vtensor<[2,3],f32>, %h: !torch.vtensor<[3],f16>) -> (!torch.vtensor, !torch.vtensor) {
  %half = torch.constant.int 5
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %sum = torch.aten.add.Tensor %x, %h, %int1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f16>, !torch.int -> !torch.vtensor
  %cast = torch.operator "my.cast"(%x, %half, %half) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.int) -> !torch.vtensor
  return %sum, %cast : !torch.vtensor, !torch.vtensor
}
)";

const char *const kLibrary = R"(from typing import List, Optional, Tuple
import torch

def my〇cast〡shape(x: List[int], dtype: int, other: Optional[int] = None) -> List[int]:
    return x

def my〇cast〡dtype(x_rank_dtype: Tuple[int, int], dtype: int, other: Optional[int] = None) -> int:
    rank, old = x_rank_dtype
    wide = max(dtype, old)
    narrow = min([wide, dtype])
    assert narrow != torch.float16, f"not {narrow}"
    return narrow
)";

} // namespace

TEST_CASE("dtypes are shown with their names: operands, locals, results, folds and what is raised") {
  SessionInputs inputs;
  inputs.model = written("dtype_names.mlir", kModel);
  inputs.libraries = {written("dtype_names.py", kLibrary)};
  RunControl control;
  const RunResult result = run(inputs, control);
  REQUIRE(result.trace);
  const Tables &tables = result.trace->tables;
  CHECK_FALSE(tables.find("becomes 6 (float32)").isNone()); // torch.prim.dtype of %x
  std::string locals;
  for (const auto &each : result.trace->derivations)
    for (const LocalValue &local : each->lines.locals)
      locals += std::string(tables.string(local.name)) + " = " + std::string(tables.string(local.value)) + "\n";
  INFO(locals);
  for (const char *line : {"dtype = 5 (float16)\n", "other = 5 (float16)\n", "wide = 6 (float32)\n",
                           "narrow = 5 (float16)\n", "old = 6 (float32)\n"})
    CHECK(locals.find(line) != std::string::npos);
  for (const char *bare : {"dtype = 5\n", "dtype = 6\n", "wide = 6\n", "narrow = 5\n"})
    CHECK(locals.find(bare) == std::string::npos);
  bool isRaised = false;
  for (const Diagnostic &each : result.diagnostics)
    isRaised |= each.message.find("raises for 'my.cast': not 5 (float16)") != std::string::npos;
  CHECK(isRaised);
}
