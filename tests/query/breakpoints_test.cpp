#include "engine/export/exports.h"
#include "engine/export/line_export.h"
#include "engine/query/breakpoints.h"
#include "engine/query/snapshot.h"
#include "engine/session/session.h"

#include <doctest/doctest.h>

#include <sstream>

using namespace reify;

namespace {

const std::string kFolder = std::string(REIFY_SOURCE_DIR) + "/tests/query/lines/";
const std::string kOps = kFolder + "ops.py";

std::shared_ptr<const Trace> runModel(const std::vector<std::string> &libraries) {
  SessionInputs inputs;
  inputs.model = kFolder + "model.mlir";
  inputs.libraries = libraries;
  inputs.assets.folder = std::string(REIFY_SOURCE_DIR) + "/assets";
  inputs.assets.builtinLibrary = std::string(REIFY_BINARY_DIR) + "/assets/library.mlirbc";
  RunControl control;
  RunResult result = run(inputs, control);
  REQUIRE(result.trace);
  return result.trace;
}

std::string valueOf(const LineView &view, std::string_view local) {
  for (const LocalRow &row : view.locals)
    if (row.name == local)
      return row.value;
  return "no such local";
}

} // namespace

TEST_CASE("a breakpoint stops at each pass of its line, of all ops, forwards and backwards") {
  const auto trace = runModel({kOps});
  const StopIndex index(trace);
  const SourceLine inLoop[] = {{kOps, 22}}; // out.append(padded)
  const std::vector<LinePosition> all = index.all(inLoop, 1000);
  CHECK(all.size() == 5); // [3, 8], then [4, 8, ?]
  CHECK(index.hits(inLoop[0]) == all.size());
  CHECK(index.whyNot(inLoop[0]) == "");
  std::vector<LinePosition> forwards;
  for (LinePosition at{0, kNoLine};;) {
    const auto next = index.next(at, inLoop);
    if (!next)
      break;
    forwards.push_back(at = *next);
  }
  CHECK(forwards == all);
  for (size_t i = all.size(); i-- > 1;) {
    const auto previous = index.previous(all[i], inLoop);
    REQUIRE(previous);
    CHECK(*previous == all[i - 1]);
  }
  CHECK_FALSE(index.previous(all.front(), inLoop));
  const LineView second = makeLineView(*trace, all[1]);
  CHECK(valueOf(second, "size") == "8");
  CHECK(valueOf(second, "out") == "[4]");
  CHECK(second.frames.front().inside == "round 2 of the loop in line 20");
}

TEST_CASE("a line that the run does not pass says why") {
  const StopIndex index(runModel({kOps}));
  CHECK(index.whyNot({kOps, 14}) == "this function was not called in this run");
  CHECK(index.whyNot({kOps, 24}) == "there is no code on this line");
  CHECK(index.whyNot({kOps, 10}) == ""); // 3 is padded to 4
}

TEST_CASE("the snapshot shows the line, its function and its variables; a helper's too") {
  const auto trace = runModel({kOps});
  const StopIndex index(trace);
  const SourceLine inHelper[] = {{kOps, 10}};
  const LinePosition at = *index.next({0, kNoLine}, inHelper);
  SnapshotOptions options;
  options.line = at.line;
  const Snapshot snapshot = makeSnapshot(trace, at.step, options);
  CHECK(snapshot.line == at.line);
  CHECK(snapshot.function.name.find("rounded") != std::string::npos);
  CHECK(snapshot.function.currentLine == 10);
  REQUIRE(snapshot.lineView.frames.size() == 2);
  CHECK(snapshot.lineView.frames[1].place.line == 21);
  CHECK(valueOf(snapshot.lineView, "rest") == "3");
  // A step in the middle of the rewriting has a line as well.
  for (uint32_t flat = at.step; flat <= at.step + trace->at(at.step).descendants; ++flat)
    CHECK(makeSnapshot(trace, flat, {}).function.currentLine != 0);
}

TEST_CASE("an unknown condition is said to be one, and what was joined is shown as it is") {
  const auto trace = runModel({kOps});
  const StopIndex index(trace);
  const SourceLine lines[] = {{kOps, 35}, {kOps, 36}, {kOps, 38}, {kOps, 39}};
  const std::vector<LinePosition> stops = index.all(lines, 10);
  REQUIRE(stops.size() == 4);
  auto notes = [&](size_t i) {
    std::string text;
    for (const std::string &note : makeLineView(*trace, stops[i]).notes)
      text += note + "|";
    return text;
  };
  CHECK(notes(0) == "The condition is unknown: both branches run, and are joined after them.|");
  CHECK(notes(1).find("this is the one where it holds.") != std::string::npos);
  CHECK(notes(2).find("this is the one where it does not hold.") != std::string::npos);
  CHECK(notes(3) == "Joined here: both branches of line 35 have run.|");
  CHECK(valueOf(makeLineView(*trace, stops[3]), "out").starts_with("[4, 8, unknown") == false);
  CHECK(valueOf(makeLineView(*trace, stops[3]), "out").starts_with("[4, 8, "));
}

TEST_CASE("functions written in MLIR are run line by line, with SSA values as variables") {
  const auto trace = runModel({kFolder + "library.mlir"});
  const StopIndex index(trace);
  const std::string file = kFolder + "library.mlir";
  const SourceLine inHelper[] = {{file, 3}}, list[] = {{file, 9}};
  const LinePosition helper = *index.next({0, kNoLine}, inHelper);
  const LineView view = makeLineView(*trace, helper);
  CHECK(view.function == "helper");
  CHECK(valueOf(view, "%size") == "2");
  CHECK(valueOf(view, "%0") == "4");
  CHECK(lineOut(*trace, helper) == *index.next({0, kNoLine}, list));
  CHECK(valueOf(makeLineView(*trace, lineOut(*trace, helper)), "%twice") == "4");
}

TEST_CASE("an op's places are kept: where it was inlined, and from where") {
  const auto trace = runModel({kOps});
  std::stringstream out;
  ExportOptions options;
  options.lines = true;
  writeTraceText(*trace, options, out);
  CHECK(out.str().find("ops.py:22") != std::string::npos);
  std::stringstream json;
  writeTraceJson(*trace, options, json);
  const auto parsed = nlohmann::json::parse(json.str());
  size_t lines = 0, chains = 0;
  for (const auto &step : parsed["steps"]) {
    lines += step.contains("lines") ? step["lines"].size() : 0;
    chains += step.contains("op") && step["op"].contains("further") && step["op"]["further"][0]["file"] == "main.py" &&
              step["op"]["further"][0]["calledFrom"];
  }
  CHECK(lines > 20);
  CHECK(chains > 0);
  ListingOptions listing = ListingOptions::valid();
  listing.locations = true;
  const std::string text = makeListingAt(*trace, 0, listing).text();
  CHECK(text.find("callsite(\"net.py\":12:9 at \"main.py\":40:1)") != std::string::npos);
}

TEST_CASE("stops are printed for a line given by the end of its file's path") {
  const auto trace = runModel({kOps});
  const StopIndex index(trace);
  SourceLine line;
  std::string problem;
  REQUIRE(findSourceLine(*trace, "lines/ops.py:22", line, problem));
  CHECK(line == SourceLine{kOps, 22});
  CHECK_FALSE(findSourceLine(*trace, "ops.py", line, problem));
  CHECK(problem == "wants FILE:LINE, not 'ops.py'");
  CHECK_FALSE(findSourceLine(*trace, "other.py:3", line, problem));
  std::stringstream text, json;
  const SourceLine lines[] = {{kOps, 22}, {kOps, 24}};
  writeStopsText(index, lines, text);
  CHECK(text.str().find("shape of my.pad_to: ") != std::string::npos);
  CHECK(text.str().find("[round 2 of the loop in line 20]  padded = 8\n") != std::string::npos);
  CHECK(text.str().find(":24: never reached: there is no code on this line\n") != std::string::npos);
  writeStopsJson(index, lines, json);
  const auto parsed = nlohmann::json::parse(json.str());
  CHECK(parsed["stops"].size() == index.hits(lines[0]));
  CHECK(parsed["stops"][1]["locals"]["padded"] == "8");
  CHECK(parsed["stops"][1]["inside"][0]["round"] == 1);
  CHECK(parsed["breakpoints"][1]["reason"] == "there is no code on this line");
}
