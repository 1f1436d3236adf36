// What the window promises of any run, on the programs of samples/ and tests/conformance.
#include "engine/query/snapshot.h"
#include "engine/session/session.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <map>
#include <random>
#include <set>

using namespace reify;

namespace {

struct Program {
  std::string model;
  std::vector<std::string> libraries;
};

const std::vector<Program> &programs() {
  static const std::vector<Program> all = [] {
    const std::string root = REIFY_SOURCE_DIR;
    std::vector<Program> list;
    for (const char *sample : {"quantize", "pooled", "patches"})
      list.push_back({root + "/samples/" + sample + "/model.mlir", {root + "/samples/" + sample + "/library.mlir"}});
    list.push_back(
        {root + "/tests/passes/lower-to-backend-contract.mlir", {root + "/tests/passes/inputs/quantize_library.mlir"}});
    list.push_back(
        {root + "/tests/passes/simplify-shape-calculations.mlir", {root + "/tests/passes/inputs/shapes_library.mlir"}});
    return list;
  }();
  return all;
}

std::shared_ptr<const Trace> runProgram(const Program &program, const std::string &pipeline = "") {
  SessionInputs inputs;
  inputs.model = program.model;
  inputs.libraries = program.libraries;
  inputs.passPipeline = pipeline;
  inputs.assets.folder = std::string(REIFY_SOURCE_DIR) + "/assets";
  inputs.assets.builtinLibrary = std::string(REIFY_BINARY_DIR) + "/assets/library.mlirbc";
  RunControl control;
  RunResult result = run(inputs, control);
  REQUIRE(result.trace);
  return result.trace;
}

} // namespace

TEST_CASE("each refinement goes through the named stages in order, and the contract is verified after") {
  const std::vector<std::string> order = {"input", "reify", "inline", "simplify", "refine", "drop", "verify"};
  auto rank = [&](const std::string &stage) { return std::find(order.begin(), order.end(), stage) - order.begin(); };
  for (const Program &program : programs()) {
    CAPTURE(program.model);
    std::shared_ptr<const Trace> trace = runProgram(program);
    std::set<std::string> seen;
    std::ptrdiff_t last = 0;
    for (uint32_t step = 0; step < trace->stepCount(); ++step) {
      const Snapshot snapshot = makeSnapshot(trace, step, {});
      CAPTURE(step);
      CAPTURE(snapshot.stage);
      REQUIRE(rank(snapshot.stage) < std::ptrdiff_t(order.size()));
      seen.insert(snapshot.stage);
      const Trace::StepRef ref = trace->at(step);
      if (!ref.inner)
        last = 0; // between refinements
      else {
        CHECK(rank(snapshot.stage) >= last);
        last = rank(snapshot.stage);
      }
    }
    CHECK(seen == std::set<std::string>(order.begin(), order.end()));
  }
}

TEST_CASE("ten thousand jumps to and fro show the same text at the same step") {
  std::shared_ptr<const Trace> trace = runProgram(programs().front());
  std::map<uint32_t, std::string> texts;
  std::mt19937 random(1);
  uint32_t step = 0;
  for (int jump = 0; jump < 10000; ++jump) {
    switch (random() % 6) {
    case 0:
      step = stepInto(*trace, step);
      break;
    case 1:
      step = stepIntoBack(*trace, step);
      break;
    case 2:
      step = stepOver(*trace, step);
      break;
    case 3:
      step = stepOverBack(*trace, step);
      break;
    case 4:
      step = nextOp(*trace, step);
      break;
    case 5:
      step = random() % trace->stepCount();
      break;
    }
    std::string text = makeListing(*trace, step, true, ListingOptions::valid()).text();
    auto [known, isNew] = texts.try_emplace(step, text);
    if (!isNew)
      REQUIRE(known->second == text);
  }
  CHECK(texts.size() > trace->stepCount() / 2);
}

TEST_CASE("nearly every statement of a calculation leads to a line of the library's source") {
  size_t inner = 0, mapped = 0;
  for (const Program &program : programs()) {
    std::shared_ptr<const Trace> trace = runProgram(program);
    for (uint32_t step = 0; step < trace->stepCount(); ++step) {
      const Trace::StepRef ref = trace->at(step);
      // Steps about one op; those about a whole stage have no line.
      if (!ref.inner || ref.step->kind == StepKind::Pass || ref.step->kind == StepKind::Erase)
        continue;
      ++inner;
      mapped += trace->tables.place(ref.step->functionPlace).isKnown();
    }
  }
  REQUIRE(inner > 100);
  CAPTURE(inner);
  CHECK(mapped * 100 >= inner * 95);
}

TEST_CASE("a folded calculation takes one line, at most a fifth of what it takes spelled out") {
  for (const Program &program : programs()) {
    CAPTURE(program.model);
    std::shared_ptr<const Trace> trace =
        runProgram(program, "builtin.module(torch-reify-shape-calculations,torch-reify-dtype-calculations)");
    const uint32_t end = trace->stepCount() - 1;
    ListingOptions folded, open;
    open.foldCalculations = false;
    const Listing badges = makeListing(*trace, end, true, folded);
    size_t calculations = 0;
    for (const Line &line : badges.lines)
      calculations += line.isBadge && line.text.find(".calculate") != std::string::npos;
    const size_t hidden = makeListing(*trace, end, true, open).lines.size() - badges.lines.size();
    CAPTURE(calculations);
    CHECK(calculations > 0);
    CHECK(hidden + calculations >= 5 * calculations);
  }
}
