// What the Library and Checks panels list, without ImGui.
#include "views/checks/model.h"
#include "views/library/model.h"

#include <doctest/doctest.h>

using namespace reify;

namespace {

CatalogueFunction function(FunctionRole role, FunctionHome home, bool counts = true) {
  return {role, home, counts, "symbol", {"ops.py", 3, 1}, "ops.py"};
}

Catalogue makeCatalogue() {
  Catalogue catalogue;
  catalogue.ops = {
      {"aten.cos", "", {}, false, {function(FunctionRole::Shape, FunctionHome::Builtin)}},
      {"aten.tanh",
       "",
       {},
       false,
       {function(FunctionRole::Shape, FunctionHome::UserFile),
        function(FunctionRole::Shape, FunctionHome::Builtin, false),
        function(FunctionRole::Dtype, FunctionHome::Builtin)}},
      {"lab.own", "", {}, false, {function(FunctionRole::Shape, FunctionHome::Model)}},
      {"my.bare", "my::bare(Tensor x) -> Tensor", {}, true, {}},
  };
  return catalogue;
}

check::CheckReport makeReport() {
  using check::Verdict;
  check::CheckReport report;
  report.inputIsGood = true;
  auto add = [&](const char *name, std::vector<Verdict> verdicts) {
    check::FunctionResult &function = report.functions.emplace_back();
    function.name = function.op = name;
    function.kind = "shape";
    function.symbol = std::string("shape.") + name;
    function.isTested = !verdicts.empty();
    for (Verdict verdict : verdicts) {
      check::InvocationResult &one = function.invocations.emplace_back();
      one.verdict = verdict;
      if (verdict == Verdict::Failed) {
        one.expected = "[1]";
        one.got = "[2]";
        one.message = "returned another value than expected";
        one.failedAt = {"ops.py", 4, 1};
      }
    }
  };
  add("my.good", {Verdict::Passed, Verdict::Passed});
  add("my.bad", {Verdict::Passed, Verdict::Failed});
  add("my.untested", {});
  return report;
}

std::vector<std::string> namesOf(const Catalogue &catalogue, const LibraryRows &rows) {
  std::vector<std::string> names;
  for (const LibraryRow &row : rows.rows)
    if (row.function < 0)
      names.push_back(catalogue.ops[row.op].name);
  return names;
}

} // namespace

TEST_CASE("the browser filters ops by name and by where their functions are from") {
  const Catalogue catalogue = makeCatalogue();
  const TestTable tests;
  auto names = [&](LibraryQuery query) { return namesOf(catalogue, makeLibraryRows(catalogue, tests, query)); };
  using Names = std::vector<std::string>;
  CHECK(names({}) == Names{"aten.tanh", "lab.own", "my.bare", "aten.cos"}); // the user's own first
  CHECK(names({"tanh"}) == Names{"aten.tanh"});
  CHECK(names({"my.*"}) == Names{"my.bare"});
  CHECK(names({"", LibraryFilter::User}) == Names{"aten.tanh", "my.bare"});
  CHECK(names({"", LibraryFilter::Model}) == Names{"lab.own"});
  CHECK(names({"", LibraryFilter::Builtin}) == Names{"aten.tanh", "aten.cos"});
  CHECK(names({"", LibraryFilter::Problems}) == Names{"my.bare"}); // declared, without functions
}

TEST_CASE("the browser finds the built-in ops that do not always agree with PyTorch") {
  Catalogue catalogue = makeCatalogue();
  catalogue.ops[0].torch = TorchFigures{240, 10, 239};
  catalogue.ops[1].torch = TorchFigures{240, 10, 240};
  const LibraryRows rows = makeLibraryRows(catalogue, {}, {"", LibraryFilter::Differs});
  CHECK(namesOf(catalogue, rows) == std::vector<std::string>{catalogue.ops[0].name});
}

TEST_CASE("an op that is open has a row for each of its functions, overridden ones too") {
  const Catalogue catalogue = makeCatalogue();
  const LibraryRows rows = makeLibraryRows(catalogue, {}, {"aten", LibraryFilter::All, {"aten.tanh"}});
  CHECK(rows.ops == 2);
  CHECK(rows.rows.size() == 5);
  CHECK(homesOf(catalogue.ops[1]) == "user, built-in (overrides)");
  CHECK(rolesOf(catalogue.ops[1]) == "shape, dtype");
  CHECK(homesOf(catalogue.ops[3]) == "schema only");
}

TEST_CASE("functions with problems stand first and open, the failing invocation with its reasons") {
  const check::CheckReport report = makeReport();
  const std::vector<CheckRow> rows = makeCheckRows(report, {});
  REQUIRE(rows.size() == 9);
  CHECK(report.functions[rows[0].function].op == "my.bad");
  const CheckRowKind expected[] = {CheckRowKind::Function, CheckRowKind::Invocation, CheckRowKind::Invocation,
                                   CheckRowKind::Message,  CheckRowKind::Expected,   CheckRowKind::Got,
                                   CheckRowKind::At,       CheckRowKind::Function,   CheckRowKind::Function};
  for (size_t i = 0; i < rows.size(); ++i)
    CHECK(rows[i].kind == expected[i]);
  CHECK(makeCheckRows(report, {true}).size() == 6); // only problems: the passed one and the rest are away
  CHECK(makeCheckRows(report, {false, {"shape.my.bad"}}).size() == 3);
  CHECK(makeCheckRows(report, {false, {"shape.my.good"}}).size() == 11);
  CHECK(totalsOf(report) == "1 failed, 3 passed; 1 function untested (0.00 s)");
}

TEST_CASE("states are told apart without colour") {
  CHECK(std::string(glyphOf(TestState::Passed)) != glyphOf(TestState::Failed));
  CHECK(std::string(glyphOf(TestState::Passed)) != glyphOf(TestState::Untested));
  CHECK(std::string(glyphOf(TestState::Untested)) != glyphOf(TestState::NotChecked));
}
