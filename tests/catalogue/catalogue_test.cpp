// The list of library functions: patterns, test figures, coverage by line.
#include "engine/catalogue/catalogue.h"

#include <doctest/doctest.h>

using namespace reify;

namespace {

CatalogueFunction function(FunctionRole role, FunctionHome home, bool counts = true) {
  return {role, home, counts, "symbol", {"ops.py", 3, 1}, "ops.py"};
}

check::FunctionResult result(const char *kind, const char *op, std::vector<check::Verdict> verdicts) {
  check::FunctionResult result;
  result.kind = kind;
  result.op = op;
  result.symbol = std::string(kind) + op;
  result.place = {"ops.py", 1, 1};
  result.isTested = !verdicts.empty();
  for (check::Verdict verdict : verdicts)
    result.invocations.emplace_back().verdict = verdict;
  return result;
}

} // namespace

TEST_CASE("a pattern is a part of the name, or a glob of the whole") {
  CHECK(matchesPattern("", "aten.tanh"));
  CHECK(matchesPattern("TANH", "aten.tanh"));
  CHECK_FALSE(matchesPattern("tan.", "aten.tanh"));
  CHECK(matchesPattern("aten.*pool?d", "aten.max_pool2d"));
  CHECK_FALSE(matchesPattern("*pool", "aten.max_pool2d"));
  CHECK(matchesPattern("a*b*c*", "aXbXXcc"));
  // Backtracking over many stars must not take for ever.
  CHECK_FALSE(matchesPattern("*a*a*a*a*a*a*a*a*a*a*a*a*b", std::string(5000, 'a')));
}

TEST_CASE("figures tell passed, failed, untested and not checked apart") {
  using check::Verdict;
  check::CheckReport report;
  report.functions = {result("shape", "my.op", {Verdict::Passed, Verdict::Failed, Verdict::Raised}),
                      result("dtype", "my.op", {}), result("shape", "my.good", {Verdict::Passed})};
  const TestTable tests(&report);
  CatalogueOp op{"my.op", "", {}, false,
                 {function(FunctionRole::Shape, FunctionHome::UserFile),
                  function(FunctionRole::Shape, FunctionHome::Builtin, false),
                  function(FunctionRole::Dtype, FunctionHome::UserFile),
                  function(FunctionRole::Decomposition, FunctionHome::UserFile)}};
  CHECK(toString(tests.figures(op, op.functions[0])) == "1 failed, 1 raised, 1 passed");
  CHECK(tests.figures(op, op.functions[0]).state == TestState::Failed);
  CHECK(tests.figures(op, op.functions[1]).state == TestState::NotChecked); // overridden: never run
  CHECK(toString(tests.figures(op, op.functions[2])) == "untested");
  CHECK(toString(tests.figures(op, op.functions[3])) == "not checked");
  CHECK(tests.figures(op).state == TestState::Failed); // the worst one counts
  CatalogueOp good{"my.good", "", {}, false, {function(FunctionRole::Shape, FunctionHome::UserFile)}};
  CHECK(toString(tests.figures(good)) == "1 passed");
  CHECK(TestTable().figures(good).state == TestState::NotChecked);
}

TEST_CASE("coverage is told by line, of the functions of one file") {
  check::CheckReport report;
  check::FunctionResult one = result("shape", "my.op", {check::Verdict::Passed});
  one.lines = 3;
  one.reachedLines = {2, 3};
  one.missedLines = {5};
  one.missedBranches = {{{"ops.py", 3, 8}, true}};
  check::FunctionResult other = one;
  other.place.file = "other.py";
  other.reachedLines = {9};
  report.functions = {one, other};
  const std::vector<LineCoverage> lines = lineCoverage(report, "ops.py");
  REQUIRE(lines.size() == 5);
  CHECK(lines[0].kind == LineCoverage::None);
  CHECK(lines[1].kind == LineCoverage::Reached);
  CHECK(lines[2].neverTrue);
  CHECK_FALSE(lines[2].neverFalse);
  CHECK(lines[4].kind == LineCoverage::Missed);
  CHECK(coverageText(figuresOf(one)) == "2 of 3 lines, 1 branch missing");
}
