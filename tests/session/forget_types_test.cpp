// Forget and find again: the types that a model states, beside those that the library finds alone.
#include "engine/contract/written/written_types.h"
#include "engine/query/ir/listing.h"
#include "engine/session/session.h"
#include "tests/record/test_module.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace reify;

namespace {

RunResult runForgetting(SessionInputs inputs) {
  inputs.forgetTypes = true;
  inputs.backendLegalOps = {"my.swap", "my.bare"};
  RunControl control;
  return run(inputs, control);
}

/// A model of one function `f`, with a library for my.swap, which exchanges two sizes.
class Forgetting {
public:
  explicit Forgetting(const std::string &model) {
    const std::string folder = reify::test::scratchFolder().string();
    SessionInputs inputs;
    inputs.model = folder + "/reify-forget.mlir";
    inputs.libraries = {folder + "/reify-forget.py"};
    std::ofstream(inputs.model) << model;
    std::ofstream(inputs.libraries[0]) << R"(
from typing import List, Tuple

def my〇swap〡shape(x: List[int]) -> List[int]:
    rows = x[0]
    columns = max(x[1], 1)
    return [columns, rows]

def my〇swap〡dtype(x_rank_dtype: Tuple[int, int]) -> int:
    return x_rank_dtype[1]

def my〇swap〡has_value_semantics() -> None:
    return
)";
    result = runForgetting(inputs);
    REQUIRE(result.trace);
    types = compareWithWritten(*result.trace);
  }
  std::string name(ValueId value) const {
    return std::string(result.trace->tables.string(result.trace->model.values[value.index].name));
  }
  const TypeComparison &of(const std::string &value) const {
    const auto found =
        std::ranges::find_if(types.values, [&](const TypeComparison &each) { return name(each.value) == value; });
    REQUIRE(found != types.values.end());
    return *found;
  }
  /// "%a contradiction" and so on, in their order; consequences with ">" in front.
  std::string disagreements() const {
    std::string text;
    for (uint32_t index : types.disagreements) {
      const TypeComparison &each = types.values[index];
      text += (text.empty() ? "" : ", ") + std::string(each.consequenceOf >= 0 ? "> " : "") + "%" + name(each.value) +
              " " + std::string(toString(each.verdict));
    }
    return text;
  }
  RunResult result;
  WrittenTypes types;
};

const char kStraight[] = R"(
func.func @f(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[A],f32> {
  %s = torch.operator "torch.my.swap"(%x) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor<[A],f32>
  %t = torch.aten.tanh %s : !torch.vtensor<[A],f32> -> !torch.vtensor<[B],f32>
  %u = torch.aten.relu %t : !torch.vtensor<[B],f32> -> !torch.vtensor<[A],f32>
  return %u : !torch.vtensor<[A],f32>
}
)";

std::string straight(const std::string &a, const std::string &b) {
  std::string text = kStraight;
  for (const auto &[mark, sizes] : {std::pair<std::string, std::string>{"[A]", a}, {"[B]", b}})
    for (size_t at; (at = text.find(mark)) != text.npos;)
      text.replace(at, mark.size(), "[" + sizes + "]");
  return text;
}

} // namespace

TEST_CASE("types that the library finds again are equal, value by value") {
  Forgetting run(straight("3,2", "3,2"));
  CHECK(run.result.contractHolds);
  CHECK(run.types.values.size() == 3);
  CHECK(run.types.count(TypeVerdict::Equal) == 3);
  CHECK(run.disagreements() == "");
}

TEST_CASE("the forgetting is a step: before it stand the written types, after it none") {
  Forgetting run(straight("3,2", "3,2"));
  const Trace &trace = *run.result.trace;
  const uint32_t step = trace.flatOf(trace.forgotten.step);
  CHECK(trace.tables.string(trace.at(step).step->title) == "forget the written types");
  const std::string before = makeListing(trace, step, false, ListingOptions::valid()).text();
  const std::string after = makeListing(trace, step, true, ListingOptions::valid()).text();
  CHECK(before.find("-> !torch.vtensor<[3,2],f32>") != before.npos);
  CHECK(after.find("[3,2]") == after.npos);
  CHECK(after.find("%x: !torch.vtensor<[2,3],f32>") != after.npos);
}

TEST_CASE("one wrong type is one root, whatever else uses the value") {
  Forgetting run(straight("3,2", "3,4"));
  CHECK(run.disagreements() == "%t contradiction");
  const TypeComparison &t = run.of("t");
  CHECK(t.written == "!torch.vtensor<[3,4],f32>");
  CHECK(t.found == "!torch.vtensor<[3,2],f32>");
  CHECK(t.difference == "size #1 is 2, not 4");
  CHECK(t.place.line == 4);
}

TEST_CASE("a wrong type that the exporter carried on is one root with its consequences") {
  Forgetting run(straight("2,3", "2,3"));
  CHECK(run.disagreements() == "%s contradiction, > %t contradiction, > %u contradiction");
  const Trace &trace = *run.result.trace;
  const TypeComparison &s = run.of("s");
  CHECK(s.opName == "torch.my.swap");
  CHECK(trace.tables.string(s.function) == "__torch_mlir_shape_fn.my.swap");
  CHECK(s.functionPlace.line == 7); // of the return
  CHECK(s.madeAt.line == 6);        // columns = max(x[1], 1)
  CHECK((trace.at(s.step).step->kind == StepKind::Refine));
  CHECK(trace.at(s.step).step->op == s.op);
}

TEST_CASE("a second wrong type below a first one is a root of its own") {
  Forgetting run(straight("2,3", "7,3"));
  CHECK(run.disagreements() == "%s contradiction, %t contradiction, %u contradiction");
}

TEST_CASE("a wrong dtype is told as such, with the dtype function") {
  std::string model = straight("3,2", "3,2");
  model.replace(model.rfind("tanh %s : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[3,2],f32>"), 62 + 5,
                "tanh %s : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[3,2],f64>");
  model.replace(model.find("relu %t : !torch.vtensor<[3,2],f32>"), 35, "relu %t : !torch.vtensor<[3,2],f64>");
  Forgetting run(model);
  CHECK(run.of("t").difference == "dtype f32, not f64");
  CHECK(run.result.trace->tables.string(run.of("t").function) == "__torch_mlir_dtype_fn.aten.tanh");
  CHECK(run.disagreements() == "%t contradiction"); // %u is written as it is found
}

TEST_CASE("a written ? against a number is knowing more, a written number against ? knowing less") {
  CHECK(Forgetting(straight("?,2", "3,?")).types.count(TypeVerdict::KnowsMore) == 3);
  Forgetting less(R"(
func.func @f(%x: !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[3,2],f32> {
  %s = torch.operator "torch.my.swap"(%x) : (!torch.vtensor<[?,3],f32>) -> !torch.vtensor<[3,2],f32>
  return %s : !torch.vtensor<[3,2],f32>
})");
  CHECK(less.disagreements() == "%s knows less");
  CHECK(less.of("s").found == "!torch.vtensor<[3,?],f32>");
}

TEST_CASE("an op without library functions knows less, and says why; its users follow from it") {
  Forgetting run(R"(
func.func @f(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %b = torch.operator "torch.my.bare"(%x) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
  %t = torch.aten.tanh %b : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %t : !torch.vtensor<[2,3],f32>
})");
  CHECK(run.disagreements() == "%b knows less, > %t knows less");
  CHECK(run.of("b").reason.find("there is no library function") != std::string::npos);
}

TEST_CASE("loops, branches and calls are forgotten and found again as well") {
  Forgetting run(R"(
func.func private @twice(%a: !torch.vtensor<[3,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %t = torch.aten.tanh %a : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[3,2],f32>
  %u = torch.aten.tanh %t : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[3,2],f32>
  return %u : !torch.vtensor<[3,2],f32>
}
func.func @f(%x: !torch.vtensor<[2,3],f32>, %c: !torch.bool, %n: !torch.int) -> !torch.vtensor<[3,2],f32> {
  %true = torch.constant.bool true
  %s = torch.operator "torch.my.swap"(%x) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3,2],f32>
  %r = torch.prim.If %c -> (!torch.vtensor<[3,2],f32>) {
    %v = torch.aten.relu %s : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[3,2],f32>
    torch.prim.If.yield %v : !torch.vtensor<[3,2],f32>
  } else {
    torch.prim.If.yield %s : !torch.vtensor<[3,2],f32>
  }
  %l = torch.prim.Loop %n, %true, init(%r) {
  ^bb0(%i: !torch.int, %w: !torch.vtensor<[3,2],f32>):
    %y = func.call @twice(%w) : (!torch.vtensor<[3,2],f32>) -> !torch.vtensor<[3,2],f32>
    torch.prim.Loop.condition %true, iter(%y : !torch.vtensor<[3,2],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[3,2],f32>) -> !torch.vtensor<[3,2],f32>
  return %l : !torch.vtensor<[3,2],f32>
})");
  CAPTURE(run.disagreements());
  CHECK(run.types.values.size() == 9);
  CHECK(run.types.count(TypeVerdict::Equal) == 9);
}

TEST_CASE("what no library could find stays as written") {
  Forgetting run(R"(
torch.global_slot "private" @g : !torch.tensor<[4],f32>
func.func @f(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,5],f32> {
  %0 = torch.vtensor.literal(dense<0.0> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %1 = torch.global_slot.get @g : !torch.tensor<[4],f32>
  %2 = torch.tensor_static_info_cast %x : !torch.vtensor<[2,?],f32> to !torch.vtensor<[2,5],f32>
  return %2 : !torch.vtensor<[2,5],f32>
}
torch.global_slot.module_initializer {
  %0 = torch.tensor.literal(dense<0.0> : tensor<4xf32>) : !torch.tensor<[4],f32>
  torch.initialize.global_slots [ @g(%0 : !torch.tensor<[4],f32>) ]
})");
  CHECK(run.types.values.empty());
  CHECK(run.types.wereForgotten);
}

TEST_CASE("a run that forgets nothing has nothing to compare") {
  SessionInputs inputs;
  RunControl control;
  RunResult result = run(inputs, control);
  REQUIRE(result.trace);
  CHECK(!compareWithWritten(*result.trace).wereForgotten);
}

TEST_CASE("whatever module the project has is still one without its types") {
  for (const char *folder : {"/tests/conformance/inputs/models", "/tests/conformance/inputs/cases", "/samples"})
    for (const auto &entry : std::filesystem::recursive_directory_iterator(std::string(REIFY_SOURCE_DIR) + folder)) {
      if (entry.path().extension() != ".mlir" || entry.path().string().find("lib") != std::string::npos)
        continue;
      SessionInputs inputs;
      inputs.model = entry.path().string();
      RunResult result = runForgetting(inputs);
      CAPTURE(inputs.model);
      for (const Diagnostic &diagnostic : result.diagnostics)
        CHECK(diagnostic.id != "forget-types");
    }
}
