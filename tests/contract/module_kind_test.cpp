#include "engine/contract/contract.h"
#include "tests/record/test_module.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace reify;

namespace {

/// A module, recorded as the input of a run with these passes.
class Input {
public:
  explicit Input(const std::string &text, std::vector<std::string> passes = {}) {
    mlir::ModuleOp module = test_.parse(text);
    REQUIRE(module);
    Recorder recorder(trace.tables);
    recorder.attach(module, &test_.names);
    recorder.finish(trace);
    trace.decompose = true;
    trace.steps.assign(1, {});
    for (const std::string &pass : passes)
      trace.steps.push_back({.kind = StepKind::Pass, .depth = 1, .title = trace.tables.intern(pass)});
  }
  ModuleKind kind() const { return kindOfModule(trace, 0); }
  ContractReport report() const { return checkRun(trace, trace.model.end); }
  Trace trace;

private:
  test::TestModule test_;
};

size_t traitCount(const ModuleKind &kind) {
  return size_t(std::ranges::count_if(kind.evidence, [](const Evidence &e) { return e.count != 0; }));
}

const char *const kGraph = R"(
  torch.class_type @Net {
    torch.attr private "n" : !torch.int
    torch.method "forward", @forward
  }
  func.func private @forward(%self: !torch.nn.Module<"Net">, %x: !torch.tensor) -> !torch.tensor {
    return %x : !torch.tensor
  }
  %n = torch.constant.int 1
  %net = torch.nn_module {
    torch.slot "n", %n : !torch.int
  } : !torch.nn.Module<"Net">
)";
const char *const kOnnx = R"(
  func.func @main(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
    %0 = torch.operator "onnx.Relu"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
    %1 = torch.operator "onnx.Relu"(%0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
    return %1 : !torch.vtensor<[2],f32>
  }
)";

} // namespace

TEST_CASE("exported programs, empty modules and library functions are of no special kind") {
  for (const char *text : {R"(func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
                                %0 = torch.aten.__and__.Tensor %x, %x : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
                                %1 = torch.operator "onnxruntime.relu_"(%0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
                                return %1 : !torch.vtensor<[2],f32>
                              })",
                           "module {}",
                           R"(func.func private @__torch_mlir_shape_fn.a.b(%x: !torch.none) -> !torch.none {
                                return %x : !torch.none
                              }
                              func.func private @declared(!torch.tensor) -> !torch.tensor)"}) {
    CAPTURE(text);
    CHECK(traitCount(Input(text).kind()) == 0);
  }
}

TEST_CASE("each kind is told with its count, names and first place") {
  const ModuleKind graph = Input(kGraph).kind();
  CHECK(graph.of(ModuleTrait::ObjectGraph).count == 1);
  CHECK(graph.of(ModuleTrait::ObjectGraph).names == std::vector<std::string>{"Net"});
  CHECK(graph.of(ModuleTrait::ObjectGraph).place.line == 2);
  CHECK(graph.instances == 1);
  const ModuleKind onnx = Input(kOnnx).kind();
  CHECK(traitCount(onnx) == 1);
  CHECK(onnx.of(ModuleTrait::Onnx).count == 2);
  CHECK(onnx.of(ModuleTrait::Onnx).names == std::vector<std::string>{"onnx.Relu"});
  CHECK(onnx.of(ModuleTrait::Onnx).place.line == 3);
}

TEST_CASE("mutable tensors, None and tuples in signatures are TorchScript; value tensors are not") {
  struct Row {
    const char *text;
    bool isScript;
  };
  for (const Row &row :
       {Row{"func.func @f(%x: !torch.tensor) { return }", true}, Row{"func.func @f(%x: !torch.none) { return }", true},
        Row{"func.func @f(%x: !torch.vtensor) { return }", false},
        Row{"func.func @f(%x: !torch.list<tensor>) { return }", false},
        Row{R"(func.func @f(%x: !torch.vtensor) -> !torch.tuple<vtensor> {
                 %0 = torch.prim.TupleConstruct %x : !torch.vtensor -> !torch.tuple<vtensor>
                 return %0 : !torch.tuple<vtensor>
               })",
            true},
        Row{R"(func.func @f() -> !torch.none {
                 %0 = torch.constant.none
                 return %0 : !torch.none
               })",
            true}}) {
    CAPTURE(row.text);
    CHECK(Input(row.text).kind().has(ModuleTrait::ScriptFunctions) == row.isScript);
  }
}

TEST_CASE("an in-place op is one of PyTorch's on a value; on a mutable tensor it is as it should be") {
  const auto isWrite = [](const std::string &op, const std::string &type) {
    return Input("func.func @f(%x: " + type + ") { %0 = torch.operator \"" + op + "\"(%x) : (" + type + ") -> " + type +
                 "\n return }")
        .kind()
        .has(ModuleTrait::WriteToValue);
  };
  CHECK(isWrite("torch.aten.erfinv_", "!torch.vtensor<[2],f32>"));
  CHECK_FALSE(isWrite("torch.aten.detach_", "!torch.vtensor<[2],f32>")); // writes no element
  CHECK(isWrite("torch.aten.foo_.out", "!torch.vtensor"));
  CHECK_FALSE(isWrite("torch.aten.erfinv_", "!torch.tensor<[2],f32>"));
  CHECK_FALSE(isWrite("torch.aten.__or__.Scalar", "!torch.vtensor"));
  CHECK_FALSE(isWrite("torch.aten._foo.x_", "!torch.vtensor"));
  CHECK_FALSE(isWrite("my.scale_", "!torch.vtensor"));
}

TEST_CASE("what follows from an object graph is linked to its advice, which offers the pipeline") {
  const ContractReport report = Input(kGraph).report();
  REQUIRE(report.advice.size() == 1);
  const Advice &advice = report.advice[0];
  CHECK((advice.trait == ModuleTrait::ObjectGraph));
  CHECK(advice.pipeline == "builtin.module(torchscript-module-to-torch-backend-pipeline)");
  CHECK(advice.violations == report.violations.size());
  for (const Violation &violation : report.violations) {
    CAPTURE(violation.message);
    CHECK(violation.advice == 0);
    if (violation.consequenceOf < 0)
      CHECK(violation.cure.find(advice.pipeline) != std::string::npos);
  }
}

TEST_CASE("a pipeline is offered with the options of the run") {
  Input input(kGraph);
  input.trace.decompose = false;
  input.trace.backendLegalOps = {"a.b", "torch.c.d"};
  CHECK(input.report().advice.at(0).pipeline ==
        "builtin.module(torchscript-module-to-torch-backend-pipeline{backend-legal-ops=a.b,c.d "
        "decompose-complex-ops=false})");
}

TEST_CASE("nothing is offered that ran already, or that cannot work") {
  CHECK(Input(kGraph, {"torch-globalize-object-graph"}).report().advice.empty());
  // Refused, as it seems: what is left is not to be cured by running it again.
  for (const Violation &violation : Input(kGraph, {"torch-globalize-object-graph"}).report().violations)
    CHECK(violation.cure.find("run torch-globalize-object-graph first") == std::string::npos);
  const ContractReport classes = Input(R"(
    torch.class_type @Net {}
    func.func private @forward(%self: !torch.nn.Module<"Net">) { return })")
                                     .report();
  REQUIRE(classes.advice.size() == 1);
  CHECK(classes.advice[0].pipeline.empty());
  CHECK(classes.advice[0].text.find("no instance") != std::string::npos);
}

TEST_CASE("arguments without a bound keep their own cure, and are counted in the advice") {
  const ContractReport report =
      Input(
          R"(func.func @f(%x: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}, %y: !torch.tensor, %z: !torch.tensor) { return })")
          .report();
  REQUIRE(report.advice.size() == 1);
  CHECK(report.advice[0].violations == 1);
  CHECK(report.advice[0].text.find("2 arguments have no torch.type_bound") != std::string::npos);
  REQUIRE(report.violations.size() == 3);
  CHECK(report.violations[0].advice == 0);
  CHECK(report.violations[1].advice == -1);
  CHECK(report.violations[1].cure.find("torch.type_bound") != std::string::npos);
}

TEST_CASE("a module of two kinds has advice on both; what follows from neither stands for itself") {
  const ContractReport report = Input(std::string(kGraph) + kOnnx + R"(
    func.func @g(%x: !torch.vtensor) { return })")
                                    .report();
  REQUIRE(report.advice.size() == 2);
  CHECK((report.advice[0].trait == ModuleTrait::ObjectGraph));
  CHECK((report.advice[1].trait == ModuleTrait::Onnx));
  CHECK(report.advice[1].violations == 2);
  CHECK(report.advice[1].pipeline.empty());
  const auto standing = std::ranges::count_if(report.violations, [](const Violation &v) { return v.advice < 0; });
  CHECK(standing == 1);
}

TEST_CASE("no cure of ONNX operators proposes what a library or an option would do") {
  for (const Violation &violation : Input(kOnnx).report().violations) {
    CHECK(violation.cure.find("convert-torch-onnx-to-torch") != std::string::npos);
    CHECK(violation.cure.find("backend-legal-ops") == std::string::npos);
    CHECK(violation.cure.find("library") == std::string::npos);
  }
}
