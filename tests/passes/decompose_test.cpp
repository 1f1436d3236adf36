// Decompositions in a recorded run: shared steps, valid IR at each of them, reasons in the contract
// report.
#include "engine/query/snapshot.h"
#include "engine/session/session.h"
#include "tests/record/test_module.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

using namespace reify;

namespace {

RunResult lower(const std::string &model, bool decompose = true, std::vector<std::string> legalOps = {}) {
  const std::string path = (reify::test::scratchFolder() / "reify-decompose-test.mlir").string();
  std::ofstream(path) << model;
  SessionInputs inputs;
  inputs.model = path;
  inputs.decompose = decompose;
  inputs.backendLegalOps = std::move(legalOps);
  inputs.assets.folder = std::string(REIFY_SOURCE_DIR) + "/assets";
  inputs.assets.builtinLibrary = std::string(REIFY_BINARY_DIR) + "/assets/library.mlirbc";
  RunControl control;
  RunResult result = run(inputs, control);
  REQUIRE(result.trace);
  return result;
}

constexpr const char *kModel = R"(
func.func @main(%x: !torch.vtensor<[2,?,4],f32>, %w: !torch.vtensor<[5,4],f32>) -> !torch.vtensor {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %two = torch.constant.float 2.000000e+00
  %a = torch.aten.full_like %x, %two, %none, %none, %none, %none, %none : !torch.vtensor<[2,?,4],f32>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor
  %b = torch.aten.linear %a, %w, %none : !torch.vtensor, !torch.vtensor<[5,4],f32>, !torch.none -> !torch.vtensor
  %list = torch.prim.ListConstruct %b, %b : (!torch.vtensor, !torch.vtensor) -> !torch.list<vtensor>
  %c = torch.aten.stack %list, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  %d = torch.aten.softmax.int %c, %int-1, %none : !torch.vtensor, !torch.int, !torch.none -> !torch.vtensor
  return %d : !torch.vtensor
}
)";

std::string chain(unsigned length) {
  std::string text = "func.func @main(%v0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {\n";
  for (unsigned i = 0; i < length; ++i)
    text += "  %v" + std::to_string(i + 1) + " = torch.aten.square %v" + std::to_string(i) +
            (i ? " : !torch.vtensor" : " : !torch.vtensor<[2,3],f32>") + " -> !torch.vtensor\n";
  return text + "  return %v" + std::to_string(length) + " : !torch.vtensor\n}\n";
}

unsigned decomposed(const Trace &trace, StepKind kind) {
  unsigned count = 0;
  for (const Step &step : trace.steps)
    count += step.kind == kind && trace.tables.string(step.title).starts_with("decompose ");
  return count;
}

} // namespace

TEST_CASE("ops are decomposed until the contract holds, and not at all without being asked") {
  RunResult result = lower(kModel);
  CHECK(result.contractHolds);
  CHECK(decomposed(*result.trace, StepKind::Refine) >= 4);
  CHECK(decomposed(*lower(kModel, false).trace, StepKind::Refine) == 0);
}

TEST_CASE("every step of a decomposition shows valid IR, and the last one what the model became") {
  RunResult result = lower(kModel);
  const Trace &trace = *result.trace;
  test::TestModule module;
  unsigned inner = 0;
  for (uint32_t step = 0; step < trace.stepCount(); ++step)
    for (bool after : {false, true}) {
      const std::string text = makeListing(trace, step, after, ListingOptions::valid()).text();
      CAPTURE(step);
      CAPTURE(after);
      const std::string normal = module.normal(text);
      CAPTURE(module.complaints);
      CAPTURE(text);
      REQUIRE(normal != "");
      inner += trace.at(step).inner != nullptr;
    }
  CHECK(inner > 100);
}

TEST_CASE("equal situations share one derivation: the cost is linear in the ops made") {
  RunResult few = lower(chain(3)), many = lower(chain(300));
  CHECK(few.contractHolds);
  CHECK(many.contractHolds);
  CHECK(decomposed(*many.trace, StepKind::Refine) == 300);
  CHECK(many.trace->derivations.size() == few.trace->derivations.size());
}

TEST_CASE("the contract report says why a decomposition did not apply, or that there is none") {
  RunResult result = lower(R"(
func.func @main(%x: !torch.vtensor<[2,3],f32>, %k: !torch.int) -> (!torch.vtensor, !torch.vtensor<[3,2],f32>) {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %dims = torch.prim.ListConstruct %int0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %a = torch.aten.rot90 %x, %k, %dims : !torch.vtensor<[2,3],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[2,3],f32>
  %sizes = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.aten.as_strided %x, %sizes, %dims, %int0 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[3,2],f32>
  %c = torch.tensor_static_info_cast %a : !torch.vtensor<[2,3],f32> to !torch.vtensor
  return %c, %b : !torch.vtensor, !torch.vtensor<[3,2],f32>
}
)");
  ContractReport report = checkContract(*result.trace, result.trace->model.end, {true, {}});
  REQUIRE(report.violations.size() == 2);
  CHECK(report.violations[0].cause.find("its decomposition did not apply: it depends on the value of operand #1 'k'") !=
        std::string::npos);
  CHECK(report.violations[0].causePlace.file.ends_with("decompositions_views.py"));
  CHECK(report.violations[1].cause.find("there is no decomposition for it") != std::string::npos);
  CHECK(lower(chain(1), true, {"torch.aten.square"}).contractHolds);
  CHECK(decomposed(*lower(chain(1), true, {"aten.square"}).trace, StepKind::Refine) == 0);
}
