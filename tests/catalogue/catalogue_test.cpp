// The list of library functions: patterns, test figures, coverage by line.
#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/torch_figures.h"
#include "engine/export/catalogue_text.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

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
  CHECK(matchesPattern("torch.aten.tanh", "aten.tanh")); // as modules have it
  CHECK(matchesPattern("aten::tanh", "aten.tanh"));      // as schemas have it
  // Backtracking over many stars must not take for ever.
  CHECK_FALSE(matchesPattern("*a*a*a*a*a*a*a*a*a*a*a*a*b", std::string(5000, 'a')));
}

TEST_CASE("figures tell passed, failed, untested and not checked apart") {
  using check::Verdict;
  check::CheckReport report;
  report.functions = {result("shape", "my.op", {Verdict::Passed, Verdict::Failed, Verdict::Raised}),
                      result("dtype", "my.op", {}), result("shape", "my.good", {Verdict::Passed})};
  const TestTable tests(&report);
  CatalogueOp op{"my.op",
                 "",
                 {},
                 false,
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

TEST_CASE("figures of the comparison with PyTorch are told where built-in functions count") {
  const std::string path = (reify::test::scratchFolder() / "reify_figures_test.txt").string();
  std::ofstream(path) << "# PyTorch\nmy.built 240 31 238\nmy.own 240 0 240\nmy.whole 20 1 20\nmy.gone 1 1 1\n";
  Catalogue catalogue;
  catalogue.ops = {{"my.built", "", {}, false, {function(FunctionRole::Shape, FunctionHome::Builtin)}, {}},
                   {"my.own",
                    "",
                    {},
                    false,
                    {function(FunctionRole::Shape, FunctionHome::UserFile),
                     function(FunctionRole::Shape, FunctionHome::Builtin, false)},
                    {}},
                   {"my.whole", "", {}, false, {function(FunctionRole::Dtype, FunctionHome::Builtin)}, {}}};
  addTorchFigures(path, catalogue);
  std::filesystem::remove(path);
  REQUIRE(catalogue.ops[0].torch);
  CHECK((*catalogue.ops[0].torch == TorchFigures{240, 31, 238}));
  CHECK(toString(*catalogue.ops[0].torch) == "238 of 240 calls agree");
  CHECK_FALSE(catalogue.ops[1].torch); // the user's function is another one
  REQUIRE(catalogue.ops[2].torch);
  CHECK(toString(*catalogue.ops[2].torch) == "20 calls agree");
  std::ostringstream text;
  writeCatalogueText(catalogue, TestTable(), text);
  CHECK(text.str().find("  PyTorch          238 of 240 calls agree, 31 of them refused\n") != std::string::npos);
  CHECK(
      text.str().find("2 of these ops were compared with PyTorch: 258 of 260 calls agree (99.23 %), of 1 ops all\n") !=
      std::string::npos);
}
