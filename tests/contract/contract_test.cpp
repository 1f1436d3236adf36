#include "engine/contract/contract.h"
#include "tests/record/test_module.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace reify;

namespace {

/// A module, recorded, with what its refinements are said to have come to.
class Checked {
public:
  explicit Checked(const std::string &text) {
    module_ = test_.parse(text);
    REQUIRE(module_);
    recorder_.attach(module_, &test_.names);
  }

  /// The refinement of the op that defines `%value`.
  Checked &refined(const std::string &value, bool isDtype, const std::string &function, bool isFound,
                   const std::string &reason, int operand = -1) {
    Refinement refinement;
    module_.walk([&](mlir::Operation *op) {
      for (mlir::Value result : op->getResults())
        if (trace.tables.string(recorder_.nameOf(result)) == value)
          refinement.op = recorder_.idOf(op);
    });
    REQUIRE(refinement.op);
    refinement.isDtype = isDtype;
    refinement.function = trace.tables.intern(function);
    refinement.functionFound = isFound;
    refinement.reason = trace.tables.intern(reason);
    refinement.reasonOperand = operand;
    recorder_.addRefinement(refinement);
    return *this;
  }

  ContractReport report(const ContractOptions &options = {}) {
    recorder_.finish(trace);
    return checkContract(trace, trace.model.end, options);
  }

  std::string valueName(const Violation &violation) const {
    return violation.value ? std::string(trace.tables.string(trace.model.values[violation.value.index].name)) : "";
  }
  Trace trace;

private:
  test::TestModule test_;
  mlir::ModuleOp module_;
  Recorder recorder_{trace.tables};
};

size_t rootCount(const ContractReport &report) {
  return size_t(std::count_if(report.violations.begin(), report.violations.end(),
                              [](const Violation &v) { return v.consequenceOf < 0; }));
}

/// One function with one value of the type.
ContractReport reportOfType(const std::string &type) {
  return Checked("func.func @f() { %0 = torch.operator \"a.b\"() : () -> " + type +
                 "\n %1 = torch.prim.Uninitialized : " + type + "\n return }")
      .report();
}

} // namespace

TEST_CASE("a fully refined module holds the contract") {
  CHECK(Checked(R"(
    func.func @f(%x: !torch.vtensor<[2,?],f32>, %i: !torch.int) -> !torch.vtensor<[2,?],f32> {
      %0 = torch.aten.tanh %x : !torch.vtensor<[2,?],f32> -> !torch.vtensor<[2,?],f32>
      return %0 : !torch.vtensor<[2,?],f32>
    })")
            .report()
            .holds());
}

TEST_CASE("legal and illegal types are told apart, containers by what they hold") {
  for (const char *legal :
       {"!torch.int", "!torch.float", "!torch.bool", "!torch.none", "!torch.str", "!torch.Device",
        "!torch.vtensor<[],f32>", "!torch.vtensor<[?],si64>", "!torch.list<vtensor>", "!torch.optional<vtensor>",
        "!torch.list<optional<vtensor>>", "!torch.list<list<int>>", "!torch.tuple<int, vtensor<[2],f32>>"}) {
    CAPTURE(legal);
    CHECK(reportOfType(legal).holds());
  }
  struct Row {
    const char *type, *message;
  };
  for (const Row &row :
       {Row{"!torch.tensor<[2],f32>", "non-value tensor type"}, Row{"!torch.vtensor", "tensor with unknown rank"},
        Row{"!torch.vtensor<*,f32>", "tensor with unknown rank"},
        Row{"!torch.vtensor<[2],unk>", "tensor with unknown dtype"},
        Row{"!torch.list<tensor>", "non-value tensor type"},
        Row{"!torch.tuple<int, vtensor>", "tensor with unknown rank"}, Row{"!torch.any", "type '!torch.any'"},
        Row{"!torch.number", "type '!torch.number'"}, Row{"!torch.list<any>", "type '!torch.any'"},
        Row{"!torch.dict<str, int>", "type '!torch.dict<str, int>'"}}) {
    CAPTURE(row.type);
    ContractReport report = reportOfType(row.type);
    REQUIRE(report.violations.size() == 2);
    // The operator is reported as such; any other op by the type.
    CHECK(report.violations[0].message == "unsupported by backend contract: Unimplemented operator 'a.b'");
    CHECK(report.violations[1].message == std::string("unsupported by backend contract: ") + row.message);
  }
}

TEST_CASE("arguments are reported at their function") {
  Checked checked("func.func @f(%x: !torch.vtensor) { return }");
  ContractReport report = checked.report();
  REQUIRE(report.violations.size() == 1);
  const Violation &violation = report.violations[0];
  CHECK(checked.trace.tables.string(checked.trace.model.ops[violation.op.index].name) == "func.func");
  CHECK(checked.valueName(violation) == "x");
  CHECK(violation.place.line == 1);
  CHECK(violation.cure.find("give the argument a type") != std::string::npos);
  CHECK(violation.note == "this is likely due to a missing transfer function in abstract_interp_lib_gen.py");
}

TEST_CASE("a missing library function is the one root cause of all that follows from it") {
  Checked checked(R"(
    func.func @forward(%arg0: !torch.vtensor<[3],si64>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor {
      %int1 = torch.constant.int 1
      %0 = torch.operator "kiln.mystery"(%arg0) : (!torch.vtensor<[3],si64>) -> !torch.vtensor<*,f64>
      %1 = torch.aten.sub.Tensor %arg1, %0, %int1 : !torch.vtensor<[3],f32>, !torch.vtensor<*,f64>, !torch.int -> !torch.vtensor
      %2 = torch.aten.tanh %1 : !torch.vtensor -> !torch.vtensor
      return %2 : !torch.vtensor
    })");
  checked.refined("0", false, "__torch_mlir_shape_fn.kiln.mystery", false, "there is none");
  checked.refined("1", false, "__torch_mlir_shape_fn.aten.sub.Tensor", true, "operand #1 has unknown rank", 1);
  checked.refined("2", false, "__torch_mlir_shape_fn.aten.tanh", true, "unknown rank", 0);
  ContractReport report = checked.report({false, {"kiln.mystery"}});
  REQUIRE(report.violations.size() == 3);
  CHECK(rootCount(report) == 1);
  CHECK(report.violations[0].kind == ViolationKind::UnimplementedOperator);
  CHECK((report.violations[0].responsibility == Responsibility::Shape));
  CHECK(report.violations[0].cause.find("'__torch_mlir_shape_fn.kiln.mystery'") != std::string::npos);
  CHECK(report.violations[1].consequenceOf == 0);
  CHECK(report.violations[2].consequenceOf == 1);
}

TEST_CASE("a function's own reason is a root cause even where an operand is at fault as well") {
  Checked checked(R"(
    func.func @f(%x: !torch.vtensor<[3],f32>, %mode: !torch.str) {
      %0 = torch.operator "a.q"(%x, %mode) : (!torch.vtensor<[3],f32>, !torch.str) -> !torch.vtensor<[3],unk>
      return
    })");
  checked.refined("0", true, "__torch_mlir_dtype_fn.a.q", true, "operand #1 'mode' is not a constant", 1);
  ContractReport report = checked.report();
  REQUIRE(report.violations.size() == 1);
  CHECK(report.violations[0].consequenceOf == -1);
  CHECK((report.violations[0].responsibility == Responsibility::Dtype));
  CHECK(report.violations[0].cause.find("'mode' is not a constant") != std::string::npos);
  CHECK(report.violations[0].cure.find("operand #1") != std::string::npos);
}

TEST_CASE("causes are followed through lists, branches and loops") {
  Checked checked(R"(
    func.func @f(%x: !torch.vtensor<[3],f32>, %c: !torch.bool, %n: !torch.int) {
      %true = torch.constant.bool true
      %int0 = torch.constant.int 0
      %m = torch.operator "a.m"(%x) : (!torch.vtensor<[3],f32>) -> !torch.vtensor
      %list = torch.prim.ListConstruct %x, %m : (!torch.vtensor<[3],f32>, !torch.vtensor) -> !torch.list<vtensor>
      %cat = torch.aten.cat %list, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor
      %if = torch.prim.If %c -> (!torch.vtensor) {
        torch.prim.If.yield %cat : !torch.vtensor
      } else {
        torch.prim.If.yield %cat : !torch.vtensor
      }
      %loop = torch.prim.Loop %n, %true, init(%if) {
      ^bb0(%i: !torch.int, %carried: !torch.vtensor):
        %t = torch.aten.tanh %carried : !torch.vtensor -> !torch.vtensor
        torch.prim.Loop.condition %true, iter(%t : !torch.vtensor)
      } : (!torch.int, !torch.bool, !torch.vtensor) -> !torch.vtensor
      return
    })");
  checked.refined("m", false, "__torch_mlir_shape_fn.a.m", false, "there is none");
  ContractReport report = checked.report();
  CHECK(report.violations.size() == 6);
  CHECK(rootCount(report) == 1);
  CHECK(checked.valueName(report.violations[0]) == "m");
  for (const Violation &violation : report.violations)
    if (checked.valueName(violation) == "loop")
      CHECK(checked.valueName(report.violations[size_t(violation.consequenceOf)]) == "if");
}

TEST_CASE("a shape is not made unknown by a dtype") {
  Checked checked(R"(
    func.func @f(%x: !torch.vtensor<[3],unk>) {
      %0 = torch.aten.tanh %x : !torch.vtensor<[3],unk> -> !torch.vtensor
      return
    })");
  ContractReport report = checked.report();
  REQUIRE(report.violations.size() == 2);
  CHECK(rootCount(report) == 2);
}

TEST_CASE("a mutable copy that goes through a branch is the cause of casts around it") {
  Checked checked(R"(
    func.func @f(%x: !torch.vtensor<[9],f32>, %c: !torch.bool) {
      %cast = torch.tensor_static_info_cast %x : !torch.vtensor<[9],f32> to !torch.vtensor
      %copy = torch.copy.to_tensor %cast : !torch.tensor
      %r = torch.prim.If %c -> (!torch.tensor) {
        torch.prim.If.yield %copy : !torch.tensor
      } else {
        torch.prim.If.yield %copy : !torch.tensor
      }
      return
    })");
  ContractReport report = checked.report();
  REQUIRE(report.violations.size() == 3);
  CHECK(rootCount(report) == 1);
  CHECK(checked.valueName(report.violations[0]) == "copy");
  CHECK(report.violations[0].cause.find("torch.prim.If") != std::string::npos);
}

TEST_CASE("with decomposition asked for, ops that have one are illegal unless they are listed") {
  const char *text = R"(
    func.func @f(%a: !torch.vtensor<[2,2],f32>, %n: !torch.vtensor<[2,2,2,2],f32>) {
      %0 = torch.aten.t %a : !torch.vtensor<[2,2],f32> -> !torch.vtensor<[2,2],f32>
      %1 = torch.operator "a.b"(%a) : (!torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,2],f32>
      %2 = torch.aten.matmul %a, %a : !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32> -> !torch.vtensor<[2,2],f32>
      %3 = torch.aten.matmul %a, %n : !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2,2,2],f32> -> !torch.vtensor<[2,2,2,2],f32>
      %4 = torch.aten.tanh %a : !torch.vtensor<[2,2],f32> -> !torch.vtensor<[2,2],f32>
      return
    })";
  CHECK(Checked(text).report().holds());
  ContractReport report = Checked(text).report({true, {}});
  REQUIRE(report.violations.size() == 3); // aten.t, the operator, the matmul of two matrices
  for (const Violation &violation : report.violations) {
    CHECK(violation.message == "found an op that was marked as backend illegal");
    CHECK((violation.responsibility == Responsibility::LegalOps));
    CHECK(violation.cure.find("backend-legal-ops=") != std::string::npos);
  }
  CHECK(Checked(text).report({true, {"aten.t", "torch.a.b", "aten.matmul"}}).holds());
}

TEST_CASE("an op of another dialect is illegal without decompositions, too") {
  ContractReport report = Checked("func.func @f() { %0 = arith.constant 1 : i32\n return }").report();
  REQUIRE(report.violations.size() == 2);
  CHECK(report.violations[0].kind == ViolationKind::IllegalOp);
  CHECK(report.violations[1].message == "unsupported by backend contract: type 'i32'");
}

TEST_CASE("library functions in the module are none of the contract's business") {
  CHECK(Checked(R"(
    func.func private @__torch_mlir_shape_fn.a.b(%x: !torch.any) -> !torch.any {
      return %x : !torch.any
    })")
            .report()
            .holds());
}
