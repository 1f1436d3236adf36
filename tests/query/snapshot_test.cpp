#include "engine/query/snapshot.h"
#include "tests/query/recorded_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using namespace reify;
using reify::test::recordRun;

TEST_CASE("stepping moves along the levels of the tree, in both directions") {
  auto run = recordRun();
  const Trace &trace = *run->trace;
  struct Row {
    uint32_t from, into, over, out, intoBack, overBack, outBack;
  };
  static constexpr std::array kTable = {
      //   from into over out  back: into over out
      Row{0, 1, 0, 0, 0, 0, 0},       // the run: nothing lies behind it
      Row{1, 2, 14, 1, 0, 0, 0},      // the pass
      Row{2, 3, 8, 14, 1, 1, 1},      // the first refinement
      Row{3, 4, 4, 8, 2, 2, 2},       // its first inner step
      Row{7, 8, 8, 8, 6, 6, 2},       // its last inner step
      Row{8, 9, 14, 14, 7, 2, 1},     // the second refinement
      Row{13, 14, 14, 14, 12, 12, 8}, // its last inner step
      Row{14, 14, 14, 14, 13, 1, 0},  // the last step
  };
  for (const Row &row : kTable) {
    CAPTURE(row.from);
    CHECK(stepInto(trace, row.from) == row.into);
    CHECK(stepOver(trace, row.from) == row.over);
    CHECK(stepOut(trace, row.from) == row.out);
    CHECK(stepIntoBack(trace, row.from) == row.intoBack);
    CHECK(stepOverBack(trace, row.from) == row.overBack);
    CHECK(stepOutBack(trace, row.from) == row.outBack);
  }
  for (uint32_t step = 0; step + 1 < trace.stepCount(); ++step)
    CHECK(stepIntoBack(trace, stepInto(trace, step)) == step);
}

TEST_CASE("next and previous op go from refinement to refinement") {
  auto run = recordRun();
  CHECK(nextOp(*run->trace, 0) == 2);
  CHECK(nextOp(*run->trace, 2) == 8);
  CHECK(nextOp(*run->trace, 5) == 8);
  CHECK(nextOp(*run->trace, 8) == 8);
  CHECK(previousOp(*run->trace, 14) == 8);
  CHECK(previousOp(*run->trace, 8) == 2);
  CHECK(previousOp(*run->trace, 10) == 8);
  CHECK(previousOp(*run->trace, 2) == 2);
}

TEST_CASE("steps are found by words of their titles, and by op or value") {
  auto run = recordRun();
  const Trace &trace = *run->trace;
  CHECK(findSteps(trace, "FOLD", 10) == std::vector<uint32_t>{5, 11});
  CHECK(findSteps(trace, "fold", 1) == std::vector<uint32_t>{5});
  CHECK(findSteps(trace, "no such thing", 10).empty());
  for (const char *name : {"torch.aten.tanh", "aten.tanh"})
    CHECK(stepsOfOp(trace, name) == std::vector<uint32_t>{2, 8});
  CHECK(stepsOfOp(trace, "%u") == std::vector<uint32_t>{8});
  CHECK(stepsOfOp(trace, "tanh").empty());
  CHECK(stepsOfOp(trace, "%x").empty());
}

TEST_CASE("a snapshot tells where one is and what changed there") {
  auto run = recordRun();
  SnapshotOptions options;
  options.selectedValue = {run->u, false};
  Snapshot snapshot = makeSnapshot(run->trace, 8, options);
  CHECK(snapshot.stage == "refine");
  CHECK(snapshot.path.size() == 3);
  CHECK(snapshot.path[0].flat == 0);
  CHECK(snapshot.path[2].flat == 8);
  CHECK(snapshot.currentOp == OpRef{run->second, false});

  auto row = std::find_if(snapshot.values.begin(), snapshot.values.end(),
                          [](const ValueRow &row) { return row.name == "%u"; });
  REQUIRE(row != snapshot.values.end());
  CHECK(row->type == "!torch.vtensor<[2,3],unk>");
  CHECK(row->semantics == "value");
  CHECK(row->rank == "2");
  CHECK(row->sizes == "[2, 3]");
  CHECK(row->dtype == "?");
  CHECK(row->changed);
  CHECK(row->previousType == "!torch.vtensor");
  CHECK(std::count_if(snapshot.values.begin(), snapshot.values.end(),
                      [](const ValueRow &row) { return row.changed; }) == 1);
  row = std::find_if(snapshot.values.begin(), snapshot.values.end(),
                     [](const ValueRow &row) { return row.name == "%int1"; });
  REQUIRE(row != snapshot.values.end());
  CHECK(row->constant == "1");
  CHECK(row->semantics == "");

  REQUIRE(snapshot.selectedHistory.size() == 2);
  CHECK(snapshot.selectedHistory[0].step == 0);
  CHECK(snapshot.selectedHistory[0].by == "input");
  CHECK(snapshot.selectedHistory[1].step == 8);
  CHECK(snapshot.selectedHistory[1].type == "!torch.vtensor<[2,3],unk>");
}

TEST_CASE("inside a refinement the values of the calculation are listed with the model's") {
  auto run = recordRun();
  Snapshot snapshot = makeSnapshot(run->trace, 5, {});
  CHECK(snapshot.stage == "simplify");
  CHECK(snapshot.currentOp == OpRef{run->first, false});
  auto list = std::find_if(snapshot.values.begin(), snapshot.values.end(), [](const ValueRow &row) {
    return row.type == "!torch.list<int>" && row.constant == "[2, 3]";
  });
  REQUIRE(list != snapshot.values.end());
  CHECK(list->value.inner);
  // The result has its new type from the step on that finds it.
  auto typeOfT = [&](uint32_t step) {
    for (const ValueRow &row : makeSnapshot(run->trace, step, {}).values)
      if (row.name == "%t")
        return row.type;
    return std::string();
  };
  CHECK(typeOfT(5) == "!torch.vtensor");
  CHECK(typeOfT(6) == "!torch.vtensor<[2,3],unk>");
}

TEST_CASE("the contract is checked at the step, not at the end") {
  auto run = recordRun();
  CHECK(makeSnapshot(run->trace, 0, {}).contract.violations.size() == 2);
  CHECK(makeSnapshot(run->trace, 0, {}).contract.violations[0].kind == ViolationKind::UnknownRank);
  // Afterwards both lack the dtype only; the cast for the function's result lacks all.
  Snapshot last = makeSnapshot(run->trace, 14, {});
  CHECK(last.stage == "verify");
  CHECK(std::count_if(last.contract.violations.begin(), last.contract.violations.end(),
                      [](const Violation &v) { return v.kind == ViolationKind::UnknownDtype; }) == 2);
}

TEST_CASE("the run itself stands for the input") {
  auto run = recordRun();
  Snapshot snapshot = makeSnapshot(run->trace, 0, {});
  CHECK(snapshot.stage == "input");
  CHECK(snapshot.before.text() == snapshot.after.text());
  CHECK(std::none_of(snapshot.values.begin(), snapshot.values.end(), [](const ValueRow &row) { return row.changed; }));
}

TEST_CASE("the four artefacts of an op are at hand from anywhere in its refinement") {
  auto run = recordRun();
  for (uint32_t cursor : {2u, 3u, 5u, 7u}) {
    CAPTURE(cursor);
    Artefacts artefacts = makeArtefacts(*run->trace, cursor, {});
    REQUIRE(artefacts.available);
    CHECK(artefacts.inputStep == 3);
    CHECK(artefacts.simplifiedStep == 6);
    CHECK(artefacts.droppedStep == 7);
    CHECK(artefacts.input.text() == "%t = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor\n");
    CHECK(artefacts.reified.text().find("func.call @__torch_mlir_shape_fn.aten.tanh(") != std::string::npos);
    CHECK(artefacts.simplified.text().find("torch.prim.ListConstruct") != std::string::npos);
    CHECK(artefacts.simplified.text().find("func.call") == std::string::npos);
    CHECK(artefacts.dropped.text() ==
          "%t = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],unk>\n");
  }
  CHECK_FALSE(makeArtefacts(*run->trace, 0, {}).available);
}

TEST_CASE("the function view shows the source, the line at work and what its values came to") {
  auto run = recordRun();
  Trace &trace = *run->trace;
  const StringId name = trace.tables.intern("__torch_mlir_shape_fn.aten.tanh");
  const PlaceId start = trace.tables.internPlace({"lib.mlir", 3, 3});
  const PlaceId second = trace.tables.internPlace({"lib.mlir", 4, 5});
  trace.functions.push_back({name, start, false, true,
                             "func.func @__torch_mlir_shape_fn.aten.tanh(%x: !torch.list<int>) -> !torch.list<int> {\n"
                             "  %1 = torch.constant.int 1\n"
                             "  return %x : !torch.list<int>\n"
                             "}\n"});
  auto derivation = std::make_shared<Derivation>(*trace.derivations[0]);
  derivation->steps[1].functionPlace = second;
  derivation->evaluation = {{second, name, {}, trace.tables.intern("1"), 0, 0}};
  trace.derivations[0] = derivation;

  FunctionView view = makeSnapshot(run->trace, 4, {}).function;
  CHECK(view.name == "__torch_mlir_shape_fn.aten.tanh");
  CHECK(view.origin == "lib.mlir");
  CHECK(view.overrides);
  CHECK(view.currentLine == 4);
  REQUIRE(view.lines.size() == 4);
  CHECK(view.lines[0].number == 3);
  CHECK(view.lines[1].values == "%1 = 1");
  CHECK(view.lines[2].values == "");
  REQUIRE(view.operands.size() == 1);
  CHECK(view.operands[0].name == "%x");
  CHECK(view.operands[0].type == "!torch.list<int>");
  CHECK(view.operands[0].value == "[2, 3]");
  CHECK(view.emptyReason == "");

  CHECK(makeSnapshot(run->trace, 14, {}).function.emptyReason != "");
}
