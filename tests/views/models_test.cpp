// What views show, worked out without ImGui.
#include "tests/views/fixture.h"
#include "views/contract/model.h"
#include "views/function/title.h"
#include "views/ir/model.h"
#include "views/narration.h"
#include "views/open_dialog/view.h"
#include "views/palette/view.h"
#include "views/steps/model.h"
#include "views/values/view.h"

#include <doctest/doctest.h>

#include <set>

using namespace reify;
using namespace reify::test;

namespace {

/// The flat number of the n-th Refine step.
uint32_t refine(const Trace &trace, uint32_t n) {
  uint32_t flat = 0;
  for (uint32_t i = 0; i <= n; ++i)
    flat = nextOp(trace, flat);
  return flat;
}

} // namespace

TEST_CASE("every text colour can be read on every background of its theme") {
  for (const Theme &theme : kThemes)
    for (int text = int(kFirstText); text <= int(kLastText); ++text)
      for (int back = int(kFirstBack); back <= int(kLastBack); ++back) {
        CAPTURE(theme.id);
        CAPTURE(text);
        CAPTURE(back);
        CHECK(contrast(theme.rgb[text], theme.rgb[back]) >= 4.5);
      }
  for (const Theme &theme : kThemes) {
    CHECK(contrast(theme.rgb[size_t(Ink::OnAccent)], theme.rgb[size_t(Ink::Accent)]) >= 4.5);
    CHECK(contrast(theme.rgb[size_t(Ink::Text)], theme.rgb[size_t(Ink::Match)]) >= 4.5);
  }
}

TEST_CASE("marks and step kinds are told apart without colour") {
  std::set<std::string> glyphs;
  for (Mark mark : {Mark::Changed, Mark::Added, Mark::Removed})
    CHECK(glyphs.insert(glyphOf(mark)).second);
  glyphs.clear();
  for (int kind = 0; kind < kStepKindCount; ++kind)
    CHECK(glyphs.insert(glyphOf(StepKind(kind))).second);
}

TEST_CASE("walking the steps gives what Trace::at gives") {
  const auto trace = makeChain({.ops = 4});
  uint32_t flat = 0;
  for (StepWalk walk(*trace); !walk.atEnd(); walk.into(), ++flat) {
    const Trace::StepRef ref = trace->at(flat);
    REQUIRE(walk.flat() == flat);
    CHECK(&walk.step() == ref.step);
    CHECK(walk.depth() == ref.depth);
    CHECK(walk.isInner() == (ref.inner != nullptr));
  }
  CHECK(flat == trace->stepCount());
}

TEST_CASE("passes are open at first, refinements closed until the cursor goes in") {
  const auto trace = makeChain({.ops = 2});
  const auto index = makeTraceIndex(*trace);
  StepTreeState state;
  StepTreeModel model = makeStepTree(*trace, *index, state, {});
  // run, iteration, pass, 5 refinements, pass, verify
  CHECK(model.rows.size() == 10);
  const uint32_t inside = refine(*trace, 1) + 2;
  CHECK(revealStep(*trace, inside, state));
  model = makeStepTree(*trace, *index, state, {});
  const int row = model.rowOf(*trace, inside);
  REQUIRE(row >= 0);
  CHECK(model.rows[row].flat == inside);
  CHECK_FALSE(revealStep(*trace, inside, state));
}

TEST_CASE("only effective steps: what is shown and what is hidden add up to all") {
  const auto trace = makeChain({.ops = 3});
  const auto index = makeTraceIndex(*trace);
  StepTreeState state;
  for (uint32_t flat = 0; flat < trace->stepCount(); ++flat)
    state.steps[flat] = true;
  const StepTreeModel all = makeStepTree(*trace, *index, state, {});
  const StepTreeModel effective = makeStepTree(*trace, *index, state, {.effectiveOnly = true});
  CHECK(all.rows.size() == trace->stepCount());
  CHECK(effective.rows.size() + effective.hidden == trace->stepCount());
  CHECK(effective.hidden > 0);
  for (const StepTreeRow &row : effective.rows)
    CHECK((trace->at(row.flat).step->kind != StepKind::Stuck));
}

TEST_CASE("grouped by op, each op heads its own steps") {
  const auto trace = makeChain({.ops = 3, .endsWithUnknownOp = false});
  const auto index = makeTraceIndex(*trace);
  REQUIRE(index->opSteps.size() == 3);
  StepTreeState state;
  state.headings[index->opSteps[1].op.index] = true;
  const StepTreeModel model = makeStepTree(*trace, *index, state, {.groupByOp = true});
  REQUIRE(model.rows.size() == 5); // 3 headings, 2 steps of the open one
  CHECK(model.rows[0].heading == 0);
  CHECK(model.rows[2].heading < 0);
  CHECK(trace->at(model.rows[2].flat).step->op == index->opSteps[1].op);
  CHECK(model.rows[4].heading == 2);
}

TEST_CASE("a million steps make a tree in no time that a user would see") {
  const auto trace = makeChain({.ops = 50000, .innerFolds = 6});
  REQUIRE(trace->stepCount() > 1000000);
  const auto index = makeTraceIndex(*trace);
  StepTreeState state;
  const StepTreeModel model = makeStepTree(*trace, *index, state, {});
  CHECK(model.rows.size() == trace->steps.size());
  CHECK(model.rowOf(*trace, trace->stepCount() - 1) == int(model.rows.size()) - 1);
}

TEST_CASE("side by side, both columns have the same rows; unified shows removed before added") {
  const auto trace = makeChain();
  const auto prepared = prepare(trace, refine(*trace, 0));
  const IrModel both = makeIrModel(*prepared, true, {});
  CHECK(both.left.size() == both.right.size());
  CHECK(both.changedLines > 0);
  const IrModel unified = makeIrModel(*prepared, false, {});
  CHECK(unified.left.empty());
  int removedAt = -1, addedAt = -1;
  for (size_t i = 0; i < unified.right.size(); ++i) {
    if (unified.right[i].mark == Mark::Removed && removedAt < 0)
      removedAt = int(i);
    if (unified.right[i].mark == Mark::Added && addedAt < 0)
      addedAt = int(i);
  }
  CHECK(removedAt >= 0);
  CHECK(addedAt > removedAt);
}

TEST_CASE("a folded function keeps its first line and hides the rest") {
  const auto trace = makeChain();
  const auto prepared = prepare(trace, 0);
  const Listing &listing = prepared->snapshot.after;
  int function = -1;
  for (size_t i = 0; i < listing.lines.size(); ++i)
    if (listing.lines[i].opensRegion && listing.lines[i].text.find("func.func") != std::string::npos)
      function = int(i);
  REQUIRE(function >= 0);
  const std::set<FoldKey> folded = {foldKey(listing.lines[function].op)};
  const std::vector<bool> hidden = hiddenLines(listing, folded);
  CHECK_FALSE(hidden[function]);
  CHECK(hidden[function + 1]);
  const IrModel open = makeIrModel(*prepared, true, {}), closed = makeIrModel(*prepared, true, folded);
  CHECK(closed.right.size() < open.right.size());
  CHECK(closed.right[function].isFolded);
  CHECK(closed.right.back().line->text == "}"); // the module's own end stays
}

TEST_CASE("selecting an op selects its value, its line and its violation; a line selects its op") {
  const auto trace = makeChain();
  const auto prepared = prepare(trace, 0);
  const Snapshot &snapshot = prepared->snapshot;
  REQUIRE_FALSE(snapshot.contract.holds());
  const Selection violation = selectViolation(snapshot, 0);
  CHECK(violation.op.op);
  CHECK(violation.violation == 0);
  const OpId tanh = trace->steps[3].op;
  const Selection op = selectOp(snapshot, {tanh, false});
  CHECK(op.value.value == trace->model.resultsOf(tanh).front());
  CHECK(op.line.line == 3);
  const Selection line = selectLine(snapshot, *prepared->index, {"model.mlir", 3, 1});
  CHECK(line.op == op.op);
  CHECK(line.value == op.value);
  const Selection value = selectValue(snapshot, op.value);
  CHECK(value.op == op.op);
  CHECK(titleOf(snapshot, op.op) == "%0 torch.aten.tanh");
}

TEST_CASE("a selection inside a refinement falls back to the refined op when the cursor leaves it") {
  const auto trace = makeChain();
  const uint32_t first = refine(*trace, 0), second = refine(*trace, 1);
  const auto inside = prepare(trace, first + 2), elsewhere = prepare(trace, second + 2);
  Selection selection = selectOp(inside->snapshot, {trace->derivations[0]->calculate, true});
  REQUIRE(selection.op.inner);
  CHECK(carrySelection(selection, inside->snapshot, prepare(trace, first + 3)->snapshot).op == selection.op);
  const Selection carried = carrySelection(selection, inside->snapshot, elsewhere->snapshot);
  CHECK_FALSE(carried.op.inner);
  CHECK(carried.op.op == trace->steps[3].op);
  CHECK(carrySelection(selection, inside->snapshot, prepare(makeChain(), 0)->snapshot).isEmpty());
}

TEST_CASE("violations are counted by responsibility, consequences stand under their cause") {
  ContractReport report;
  auto add = [&](Responsibility responsibility, int32_t root) {
    Violation violation{};
    violation.responsibility = responsibility;
    violation.consequenceOf = root;
    report.violations.push_back(violation);
  };
  add(Responsibility::Shape, -1);
  add(Responsibility::Shape, 0);
  add(Responsibility::Dtype, 0);
  add(Responsibility::LegalOps, -1);
  const ContractModel model = makeContractModel(report, report);
  CHECK(model.groups[size_t(Responsibility::Shape)].total == 2);
  CHECK(model.groups[size_t(Responsibility::Shape)].roots == std::vector<uint32_t>{0});
  CHECK(model.groups[size_t(Responsibility::Dtype)].total == 1);
  CHECK(model.groups[size_t(Responsibility::Dtype)].roots.empty());
  CHECK(model.consequences[0] == std::vector<uint32_t>{1, 2});
  CHECK(model.groups[size_t(Responsibility::LegalOps)].roots == std::vector<uint32_t>{3});
}

TEST_CASE("violations that the run gets rid of, and those of a kind of module, stand apart") {
  ContractReport report, verdict;
  auto add = [&](uint32_t op, int32_t root, int32_t advice) {
    Violation violation{};
    violation.kind = ViolationKind::UnknownRank;
    violation.responsibility = Responsibility::Shape;
    violation.op = OpId(op);
    violation.consequenceOf = root;
    violation.advice = advice;
    report.violations.push_back(violation);
  };
  add(1, -1, -1);
  add(2, -1, -1);
  add(3, -1, 0);
  add(4, 2, 0);
  add(5, 0, -1);
  add(6, 0, -1);
  report.advice.emplace_back();
  verdict.violations = {report.violations[0], report.violations[4]};
  const ContractModel model = makeContractModel(report, verdict);
  CHECK(model.groups[size_t(Responsibility::Shape)].roots == std::vector<uint32_t>{0});
  CHECK(model.standing == 2);
  CHECK(model.groups[size_t(Responsibility::Shape)].total == 2);
  CHECK(model.groups[size_t(Responsibility::Shape)].elsewhere == 4);
  CHECK(model.consequences[0] == std::vector<uint32_t>{4});
  CHECK(model.following[0] == 1);
  CHECK(model.gone == 2); // the second, and one that follows from what stands
  CHECK(model.pending == std::vector<uint32_t>{1, 5});
  REQUIRE(model.advised.size() == 1);
  CHECK(model.advised[0] == std::vector<uint32_t>{2});
  CHECK(model.consequences[2] == std::vector<uint32_t>{3});
  CHECK(countText(report) == "6 violations, 3 root causes");
  CHECK(countText({{report.violations[0]}, {}, 0}) == "1 violation, 1 root cause");
}

TEST_CASE("a pipeline is called by its name where it is one") {
  CHECK(pipelineName("builtin.module(a-pipeline)") == "a-pipeline");
  CHECK(pipelineName("builtin.module(a-pipeline{backend-legal-ops=a.b,c.d})") == "a-pipeline");
  CHECK(pipelineName("builtin.module(cse,inline)") == "builtin.module(cse,inline)");
  CHECK(pipelineName("builtin.module(func.func(cse))") == "builtin.module(func.func(cse))");
  CHECK(pipelineName("") == "");
}

TEST_CASE("values are found by name, type and constant, in any case") {
  std::vector<ValueRow> values(3);
  values[0].name = "%0";
  values[0].type = "!torch.vtensor<[2,3],f32>";
  values[1].name = "%int4";
  values[1].constant = "4";
  values[2].name = "%str";
  values[2].constant = "\"Symmetric\"";
  values[2].changed = true;
  CHECK(filterValues(values, "", false).size() == 3);
  CHECK(filterValues(values, "F32", false) == std::vector<uint32_t>{0});
  CHECK(filterValues(values, "symm", false) == std::vector<uint32_t>{2});
  CHECK(filterValues(values, "", true) == std::vector<uint32_t>{2});
  CHECK(filterValues(values, "nowhere", false).empty());
}

TEST_CASE("the palette finds a command by the first letters of its words") {
  CHECK(findCommands("").size() == commandTable().size());
  REQUIRE_FALSE(findCommands("so").empty());
  CHECK(findCommands("step over").front()->id == "step.over");
  CHECK(findCommands("rl").front()->id == "view.reset-layout");
  CHECK(findCommands("no such thing").empty());
}

TEST_CASE("the narration of a step is one line with step, change and verdict") {
  const auto trace = makeChain();
  const std::string text = narrate(prepare(trace, refine(*trace, 0))->snapshot);
  CAPTURE(text);
  CHECK(text.starts_with("step 3 of "));
  CHECK(text.find("torch.aten.tanh") != std::string::npos);
  CHECK(text.find("%0: !torch.vtensor → !torch.vtensor<[2,3],unk>") != std::string::npos);
  CHECK(text.find("violation") != std::string::npos);
  CHECK(text.find('\n') == std::string::npos);
}

TEST_CASE("a folder that cannot be read says so") {
  CHECK_FALSE(listFolder("/no/such/folder").problem.empty());
  CHECK(listFolder("/").problem.empty());
}

TEST_CASE("functions have the names that their authors gave them") {
  CHECK(functionTitle("__torch_mlir_shape_fn.my.scale") == "my.scale shape");
  CHECK(functionTitle("__torch_mlir_decomposition_fn.my.scale.out") == "my.scale.out decomposition");
  CHECK(functionTitle("__torch__.count") == "count");
  CHECK(functionTitle("forward") == "forward");
}
