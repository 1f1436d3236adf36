// An invocation as a model: what is written, and that a run of it ends in the types that are expected.
#include "engine/query/ir/listing.h"
#include "engine/session/read_catalogue.h"
#include "engine/session/session.h"
#include "engine/session/write_skeleton.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace reify;

namespace {

constexpr const char *kLibrary =
    R"(# schema: my::scale(Tensor self, float factor, int[] pads, str mode="same", Tensor? bias=None) -> Tensor
from typing import List, Optional, Tuple
import torch
from reify_library import Invocation, ErrorInvocation, TensorOfShape, check_shape_function, check_dtype_function

CASES = [
    Invocation(TensorOfShape(2, 3), 2, [1, 1], returns=TensorOfShape(2, 3)),
    Invocation(TensorOfShape(4, dtype=torch.int64), 0.5, [], mode="a \"b\"", bias=TensorOfShape(4)),
    ErrorInvocation(TensorOfShape(), 1.0, []),
]

@check_shape_function(CASES)
def my〇scale〡shape(self: List[int], factor: float, pads: List[int], mode: str = "same", bias: Optional[List[int]] = None) -> List[int]:
    assert len(self) > 0, "no scalars"
    return self

@check_dtype_function(CASES)
def my〇scale〡dtype(self_rank_dtype: Tuple[int, int], factor: float, pads: List[int], mode: str = "same", bias_rank_dtype: Optional[Tuple[int, int]] = None) -> int:
    self_rank, self_dtype = self_rank_dtype
    return self_dtype

@check_shape_function([Invocation([TensorOfShape(2), TensorOfShape(3)], None)])
def my〇pair〡shape(items: List[List[int]], dim: Optional[int]) -> Tuple[List[int], List[int]]:
    return items[0], items[1]

@check_dtype_function([Invocation([TensorOfShape(2), TensorOfShape(3)], None)])
def my〇pair〡dtype(items_rank_dtype: List[Tuple[int, int]], dim: Optional[int]) -> Tuple[int, int]:
    return items_rank_dtype[0][1], torch.float64
)";

struct Folder {
  std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("reify-invocation-" + std::to_string(getpid()));
  Folder() { std::filesystem::create_directories(path); }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string write(const char *name, const std::string &text) {
    std::ofstream(path / name) << text;
    return (path / name).string();
  }
};

SessionInputs inputsFor(Folder &folder, const std::string &which) {
  SessionInputs inputs;
  inputs.assets = {REIFY_SOURCE_DIR "/assets", REIFY_BINARY_DIR "/assets/library.mlirbc"};
  inputs.libraries = {folder.write("ops.py", kLibrary)};
  inputs.invocation = InvocationChoice{which, {}};
  inputs.wantsCatalogue = true;
  return inputs;
}

std::string endOf(const RunResult &result) {
  return makeListingAt(*result.trace, result.trace->model.end, ListingOptions::valid()).text();
}

bool has(const std::string &text, const std::string &part) { return text.find(part) != text.npos; }

} // namespace

TEST_CASE("an invocation runs as a model of its one op") {
  Folder folder;
  RunControl control;
  RunResult result = run(inputsFor(folder, "my.scale shape:1"), control);
  REQUIRE(result.trace);
  CHECK(result.contractHolds);
  CHECK(result.invokedSymbol == "__torch_mlir_shape_fn.my.scale");
  CHECK(result.invocation.line == 7);
  CHECK(result.trace->modelFile == "my.scale-shape-1.mlir");
  CHECK(has(result.trace->modelText, "%self: !torch.vtensor<[2,3],f32>"));
  CHECK(has(result.trace->modelText, "torch.constant.float 2.0")); // an int for a float parameter
  CHECK(has(endOf(result), "-> !torch.vtensor<[2,3],f32>"));
}

TEST_CASE("strings, empty lists, optional tensors and dtypes of an invocation arrive as written") {
  Folder folder;
  RunControl control;
  RunResult result = run(inputsFor(folder, "my.scale:2"), control);
  REQUIRE(result.trace);
  CHECK(result.diagnostics.empty());
  CHECK(has(endOf(result), "-> !torch.vtensor<[4],si64>"));
  CHECK(has(endOf(result), R"("a \22b\22")"));
  CHECK(has(endOf(result), "!torch.vtensor<[4],f32>")); // bias
}

TEST_CASE("lists of tensors and several results need no schema") {
  Folder folder;
  RunControl control;
  RunResult result = run(inputsFor(folder, "my.pair dtype"), control);
  REQUIRE(result.trace);
  CHECK(has(endOf(result), "!torch.vtensor<[2],f32>, !torch.vtensor<[3],f64>"));
}

TEST_CASE("an invocation is found by line, and what there is not is said") {
  Folder folder;
  RunControl control;
  CHECK(run(inputsFor(folder, "ops.py:8"), control).trace->modelFile == "my.scale-shape-2.mlir");
  auto problemOf = [&](const char *which) -> std::string {
    RunControl control;
    RunResult result = run(inputsFor(folder, which), control);
    CHECK_FALSE(result.trace);
    return result.diagnostics.empty() ? std::string() : result.diagnostics.back().message;
  };
  CHECK(has(problemOf("my.scale shape:9"), "has 3 invocations; there is no number 9"));
  CHECK(has(problemOf("my.other"), "there is no function 'my.other'"));
  CHECK(has(problemOf("ops.py:1"), "no invocation stands at line 1"));
}

TEST_CASE("arguments of every kind make modules that are read") {
  Folder folder;
  SessionInputs inputs = inputsFor(folder, "");
  inputs.invocation->tests = {folder.write("tests.py", R"(import torch
from reify_library import *
@check_shape_function([Invocation([TensorOfShape(2, 3), TensorOfShape(4, 3)], 0)])
def aten〇cat〡shape(tensors, dim=0): ...
@check_shape_function([Invocation(TensorOfShape(2, 3, 4), [None, LongTensorOfShape(5)])])
def aten〇index〇Tensor〡shape(self, indices): ...
@check_shape_function([Invocation(TensorOfShape(1, 3, 8, 8), [2, 2])])
def aten〇max_pool2d〡shape(self, kernel_size, stride=[], padding=(0, 0), dilation=(1, 1), ceil_mode=False): ...
@check_dtype_function([Invocation([2, 3], 1, torch.float16, None, "cpu", False)])
def aten〇full〡dtype(size, fill_value, dtype=None, layout=None, device=None, pin_memory=None): ...
@check_shape_function([Invocation(TensorOfShape(3, 4), 1, True)])
def aten〇max〇dim〡shape(self, dim, keepdim=False): ...
@check_shape_function([Invocation([3, 0])])
def aten〇tanh〡shape(self): ...
@check_dtype_function([Invocation((2, torch.float16))])
def aten〇tanh〡dtype(self_rank_dtype): ...
@check_dtype_function([Invocation(TensorOfShape(3), 1e400, None)])
def aten〇clamp〡dtype(self_rank_dtype, min=None, max=None): ...
@check_shape_function([Invocation(TensorOfShape(3, 4), [2, 6])])
def aten〇view〡shape(self, size): ...
)")};
  const std::pair<const char *, const char *> kResults[] = {{"aten.cat shape", "!torch.vtensor<[6,3],f32>"},
                                                            {"aten.index.Tensor shape", "!torch.vtensor<[2,5,4],f32>"},
                                                            {"aten.max_pool2d shape", "!torch.vtensor<[1,3,4,4],f32>"},
                                                            {"aten.full dtype", "!torch.vtensor<[2,3],f16>"},
                                                            {"aten.max.dim shape", "!torch.vtensor<[3,1],si64>"},
                                                            {"aten.tanh shape", "!torch.vtensor<[3,0],f32>"},
                                                            {"aten.tanh dtype", "!torch.vtensor<[?,?],f16>"},
                                                            {"aten.clamp dtype", "!torch.vtensor<[3],f32>"},
                                                            {"aten.view shape", "!torch.vtensor<[2,6],f32>"}};
  for (const auto &[which, type] : kResults) {
    CAPTURE(which);
    inputs.invocation->which = which;
    RunControl control;
    RunResult result = run(inputs, control);
    REQUIRE(result.trace);
    CHECK(result.contractHolds);
    CHECK(has(endOf(result), type));
  }
}

TEST_CASE("the catalogue lists user's and built-in functions with their places") {
  Folder folder;
  SessionInputs inputs = inputsFor(folder, "");
  inputs.libraries.push_back(folder.write(
      "more.py",
      "from typing import List\n\n\ndef aten〇tanh〡shape(self: List[int]) -> List[int]:\n    return self\n"));
  Diagnostics diagnostics;
  const Catalogue catalogue = readCatalogue(inputs, diagnostics);
  CHECK_FALSE(hasErrors(diagnostics));
  const CatalogueOp *scale = catalogue.find("my.scale");
  REQUIRE(scale);
  CHECK(scale->schema.starts_with("my::scale(Tensor self"));
  CHECK(scale->hasUserSchema);
  REQUIRE(scale->find(FunctionRole::Shape));
  CHECK(scale->find(FunctionRole::Shape)->place.line == 13);
  CHECK_FALSE(scale->find(FunctionRole::Decomposition));
  const CatalogueOp *tanh = catalogue.find("aten.tanh");
  REQUIRE(tanh);
  REQUIRE(tanh->functions.size() >= 3);
  CHECK((tanh->functions[0].home == FunctionHome::UserFile));
  CHECK(tanh->functions[0].counts);
  CHECK((tanh->functions[1].home == FunctionHome::Builtin));
  CHECK_FALSE(tanh->functions[1].counts);
  CHECK(tanh->functions[1].place.file.ends_with(".py"));
  CHECK(std::filesystem::exists(tanh->functions[1].path));
}

TEST_CASE("a skeleton for an op without schema follows the call in the model") {
  Folder folder;
  SessionInputs inputs = inputsFor(folder, "");
  inputs.invocation.reset();
  inputs.model = folder.write("model.mlir", R"(module { func.func @main(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
    %i = torch.constant.int 1
    %l = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
    %none = torch.constant.none
    %0 = torch.operator "my.new"(%x, %i, %l, %none) : (!torch.vtensor<[2],f32>, !torch.int, !torch.list<int>, !torch.none) -> !torch.vtensor
    return %0 : !torch.vtensor } })");
  RunControl control;
  RunResult result = run(inputs, control);
  REQUIRE(result.trace);
  CHECK(guessSchema(*result.trace, "my.new") == "my::new(Tensor self, int arg1, int[] arg2, Tensor? arg3) -> Tensor");
  SkeletonInputs wanted;
  wanted.op = "my.new";
  wanted.trace = result.trace.get();
  wanted.assets = inputs.assets;
  const Skeleton skeleton = writeSkeleton(wanted);
  CHECK(
      has(skeleton.text,
          "def my〇new〡shape(self: List[int], arg1: int, arg2: List[int], arg3: Optional[List[int]]) -> List[int]:"));
  CHECK_FALSE(skeleton.note.empty());
  // Added to the library it gives the type, once it is filled in: it must at least be read without errors.
  inputs.libraries.push_back(folder.write("new.py", skeleton.text));
  Diagnostics diagnostics;
  CHECK(readCatalogue(inputs, diagnostics).find("my.new") != nullptr);
  CHECK_FALSE(hasErrors(diagnostics));
}
