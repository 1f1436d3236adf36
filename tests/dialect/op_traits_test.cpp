#include "engine/dialect/op_traits.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/schema_ops/schema_op.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <sstream>

using namespace reify;
using namespace reify::torch;
using reify::test::TorchContext;

namespace {

struct ReferenceOp {
  std::string name, effect, operands, results;
};

std::vector<ReferenceOp> readReferenceOps() {
  std::ifstream file(REIFY_SOURCE_DIR "/tests/dialect/reference_ops.txt");
  std::vector<ReferenceOp> ops;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#')
      continue;
    ReferenceOp op;
    std::istringstream(line) >> op.name >> op.effect >> op.operands >> op.results;
    ops.push_back(op);
  }
  return ops;
}

std::string effectOf(const OpRow &row) {
  if (row.isInplaceTwin())
    return "in-place";
  if (row.hasValueSemantics())
    return "value";
  return row.isReadOnly() ? "read-only" : "writes";
}

std::string operandsOf(const OpSchema &schema) {
  return schema.isVararg ? "*" : std::to_string(schema.operands.size());
}

// As the reference file has them: a number, or the names that several results print with.
std::string resultsOf(const OpSchema &schema) {
  if (schema.isVarret)
    return "*";
  size_t count = schema.results.size();
  if (count < 2)
    return std::to_string(count);
  std::string names;
  for (size_t i = 0; i < count; ++i) {
    names += i ? "," : "";
    names += schema.results[i].name.empty() ? "result" + std::to_string(i) : std::string(schema.results[i].name);
  }
  return names;
}

} // namespace

TEST_CASE("what an op does to its operands follows from its schema as in torch-mlir") {
  std::map<std::string, int> count;
  for (const ReferenceOp &reference : readReferenceOps()) {
    CAPTURE(reference.name);
    ++count[reference.effect];
    if (reference.name == "prim.TupleUnpack") // has a class of its own
      continue;
    const OpRow *row = test::shippedTable()->find("torch." + reference.name);
    REQUIRE(row);
    CHECK(effectOf(*row) == reference.effect);
    CHECK(operandsOf(row->schema()) == reference.operands);
    // Named single results exist (`-> Tensor Y`), but only several results print with names.
    bool isTensorList = reference.results.find(',') != std::string::npos && row->schema().results.size() == 1;
    if (!isTensorList)
      CHECK(resultsOf(row->schema()) == reference.results);
  }
  CHECK(count["value"] == 591);
  CHECK(count["read-only"] == 59);
  CHECK(count["in-place"] == 120);
  CHECK(count["writes"] == 10);
}

TEST_CASE("trait queries answer alike for ops with a class and ops from a schema") {
  TorchContext torch;
  auto module = torch.parse(R"(
    func.func @f(%t: !torch.tensor, %l: !torch.list<int>, %i: !torch.int, %n: !torch.none) {
      %0 = torch.aten.tanh %t : !torch.tensor -> !torch.tensor
      %1 = torch.aten.tanh_ %t : !torch.tensor -> !torch.tensor
      %2 = torch.aten.t %t : !torch.tensor -> !torch.tensor
      %3 = torch.aten.append.t %l, %i : !torch.list<int>, !torch.int -> !torch.list<int>
      %4 = torch.copy.to_vtensor %t : !torch.vtensor
      %5 = torch.operator "my.op"(%l) : (!torch.list<int>) -> !torch.int
      %6 = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
      %7 = torch.my.unknown %l : !torch.list<int> -> !torch.int
      %8 = torch.derefine %i : !torch.int to !torch.any
      return
    })");
  REQUIRE(module);
  struct Answers {
    const char *name;
    bool refines, value, readOnly, twin, mutatesLists, view;
  };
  const Answers expected[] = {
      {"torch.aten.tanh", true, true, true, false, false, false},
      {"torch.aten.tanh_", true, false, false, true, true, false},
      {"torch.aten.t", true, false, true, false, false, true},
      {"torch.aten.append.t", true, false, false, false, true, false},
      {"torch.copy.to_vtensor", false, false, true, false, false, false},
      {"torch.operator", true, false, false, false, false, false},
      {"torch.prim.ListConstruct", true, false, false, false, false, false},
      {"torch.my.unknown", false, false, false, false, true, false},
      {"torch.derefine", false, false, false, false, false, false},
      {"func.return", false, false, false, false, false, false},
  };
  auto ops = module->getOps<mlir::func::FuncOp>();
  size_t i = 0;
  for (mlir::Operation &op : (*ops.begin()).getBody().front()) {
    const Answers &answers = expected[i++];
    CAPTURE(answers.name);
    REQUIRE(op.getName().getStringRef() == answers.name);
    CHECK(allowsTypeRefinement(&op) == answers.refines);
    CHECK(hasValueSemantics(&op) == answers.value);
    CHECK(isReadOnly(&op) == answers.readOnly);
    CHECK(isInplaceTwin(&op) == answers.twin);
    CHECK(mayMutateLists(&op) == answers.mutatesLists);
    CHECK(isViewLike(&op) == answers.view);
  }
}

TEST_CASE("a custom op changes the lists that its schema says it writes, and no others") {
  Diagnostics diagnostics;
  TorchContext torch(
      loadOpTable({REIFY_SOURCE_DIR "/assets/schemas",
                   {{"my::reads(int[] l, Tensor(a!) t) -> int", {}}, {"my::writes(int[](a!) l) -> int", {}}}},
                  diagnostics));
  REQUIRE(diagnostics.empty());
  auto module = torch.parse(R"(
    func.func @f(%l: !torch.list<int>, %t: !torch.tensor) {
      %0 = torch.operator "my.no_schema"(%l) : (!torch.list<int>) -> !torch.int
      %1 = torch.operator "my.reads"(%l, %t) : (!torch.list<int>, !torch.tensor) -> !torch.int
      %2 = torch.operator "my.writes"(%l) : (!torch.list<int>) -> !torch.int
      %3 = torch.operator "torch.my.writes"(%l) : (!torch.list<int>) -> !torch.int
      return
    })");
  REQUIRE(module);
  std::vector<bool> answers;
  module->walk([&](OperatorOp op) { answers.push_back(mayMutateLists(op)); });
  CHECK(answers == std::vector<bool>{false, false, true, true});
}

TEST_CASE("the definition behind an op is found from its name, for ops from schemas only") {
  TorchContext torch;
  mlir::OperationName tanh("torch.aten.tanh", &torch.context);
  REQUIRE(OpDef::of(tanh));
  CHECK(OpDef::of(tanh)->schema().operands[0].name == "self");
  CHECK_FALSE(OpDef::of(mlir::OperationName("torch.derefine", &torch.context)));
  CHECK_FALSE(OpDef::of(mlir::OperationName("torch.my.unknown", &torch.context)));
  CHECK_FALSE(OpDef::of(mlir::OperationName("func.func", &torch.context)));
}
