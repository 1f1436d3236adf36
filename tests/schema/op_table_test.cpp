#include "engine/schema/op_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace reify;

namespace {

std::string textOf(const Diagnostics &diagnostics) {
  std::string text;
  for (const Diagnostic &diagnostic : diagnostics)
    text += toString(diagnostic) + "\n";
  return text;
}

struct Built {
  Diagnostics diagnostics;
  std::shared_ptr<const OpTable> table;
};

Built build(const char *shipped, const char *facts = "", std::vector<SchemaLine> user = {}) {
  OpTableBuilder builder;
  builder.reserveName("torch.prim.If");
  builder.addSchemas(shipped, "shipped.txt", SchemaOrigin::Shipped);
  builder.addFacts(facts, "facts.txt");
  for (const SchemaLine &line : user)
    builder.addSchema(line, SchemaOrigin::User);
  Built built;
  built.table = builder.freeze(built.diagnostics);
  return built;
}

} // namespace

TEST_CASE("rows are found by name, in the order of names, with their place") {
  Built built = build("# comment\n\nmy::b(Tensor x) -> Tensor\r\n  my::a.x(int i) -> int\n");
  CHECK(textOf(built.diagnostics) == "");
  REQUIRE(built.table->rows().size() == 2);
  CHECK(built.table->rows()[0].name == "torch.my.a.x");
  const OpRow *row = built.table->find("torch.my.a.x");
  REQUIRE(row);
  CHECK(toString(row->place()) == "shipped.txt:4:3");
  CHECK(row->schema().operands[0].name == "i");
  CHECK_FALSE(built.table->find("my.a.x"));
}

TEST_CASE("a name declared twice is an error that shows both places; the first one stays") {
  Built built = build("my::f(Tensor x) -> Tensor\n", "", {{"my::f(int x) -> int", {"lib.mlir", 7, 12}}});
  CHECK(textOf(built.diagnostics) == "lib.mlir:7:12: error: 'torch.my.f' is declared twice\n"
                                     "shipped.txt:1:1: note: first declared here\n");
  CHECK(built.table->find("torch.my.f")->schema().operands[0].type.is(SchemaKind::Tensor));
}

TEST_CASE("a user's file may repeat a line that is known") {
  Built built = build("my::f(Tensor x) -> Tensor\n", "",
                      {{"my::f(Tensor x) -> Tensor", {"lib.py", 7, 12}},
                       {"my::g(int x) -> int", {"lib.py", 8, 12}},
                       {"my::g(int x) -> int", {"other.py", 1, 12}}});
  CHECK(built.diagnostics.empty());
  CHECK(built.table->rows().size() == 2);
}

TEST_CASE("a user's bad line is an error at its column in the file") {
  Built built =
      build("", "", {{"my::f(Tensor x) -> ", {"lib.py", 3, 11}}, {"my::g(Tensor x, int x) -> ()", {"lib.py", 4, 11}}});
  CHECK(textOf(built.diagnostics) == "lib.py:3:30: error: expected a type\n"
                                     "lib.py:4:31: error: the argument 'x' occurs twice\n");
  CHECK(built.table->rows().empty());
}

TEST_CASE("ops of the dialect itself cannot be declared by a user") {
  Built built = build("prim::If(bool c) -> ()\n", "", {{"prim::If(bool c) -> ()", {"l.mlir", 1, 1}}});
  CHECK(textOf(built.diagnostics) == "l.mlir:1:1: error: 'torch.prim.If' is an operation of the dialect itself\n");
  CHECK_FALSE(built.table->find("torch.prim.If"));
}

TEST_CASE("facts change what a schema says, and must name ops and facts that exist") {
  Built built = build("my::view(Tensor(a) x) -> Tensor(a)\nmy::plain(Tensor x) -> Tensor\n",
                      "my.view value-semantics pure\nmy.plain no-value-semantics\n"
                      "my.none pure\nmy.view odd\n");
  CHECK(built.table->find("torch.my.view")->hasValueSemantics());
  CHECK(built.table->find("torch.my.view")->isPure());
  CHECK_FALSE(built.table->find("torch.my.plain")->hasValueSemantics());
  CHECK(built.table->find("torch.my.plain")->isReadOnly());
  CHECK_FALSE(built.table->find("torch.my.plain")->isPure());
  CHECK(textOf(built.diagnostics) == "facts.txt:3:9: error: no schema declares 'torch.my.none'\n"
                                     "facts.txt:4:9: error: unknown fact 'odd'\n");
}

TEST_CASE("in-place twins are the writing forms of ops that exist") {
  Built built = build("my::f(Tensor x) -> Tensor\nmy::f_(Tensor(a!) x) -> Tensor(a!)\n"
                      "my::g_(Tensor(a!) x) -> Tensor(a!)\n"
                      "my::h.a(Tensor x) -> Tensor\nmy::h_.b(Tensor(a!) x) -> Tensor(a!)\n"
                      "my::__k__(Tensor x) -> Tensor\n");
  auto isTwin = [&](const char *name) { return built.table->find(name)->isInplaceTwin(); };
  CHECK(isTwin("torch.my.f_"));
  CHECK_FALSE(isTwin("torch.my.f"));
  CHECK_FALSE(isTwin("torch.my.g_"));
  CHECK_FALSE(isTwin("torch.my.h_.b"));
  CHECK_FALSE(isTwin("torch.my.__k__"));
}

TEST_CASE("schema lines are taken out of library files with their places") {
  auto lines = extractSchemaLines("import x\n"
                                  "  # schema: my::f(Tensor x) -> Tensor  \r\n"
                                  "// schema:my::g() -> int\n"
                                  "x = 1 # schema: no::line() -> ()\n"
                                  "# schema",
                                  "lib.py");
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].text == "my::f(Tensor x) -> Tensor");
  CHECK(toString(lines[0].place) == "lib.py:2:13");
  CHECK(lines[1].text == "my::g() -> int");
  CHECK(toString(lines[1].place) == "lib.py:3:11");
}

TEST_CASE("of the overloads that write into an operand, a table for one input has those that it names") {
  auto namesFor = [](std::optional<std::string_view> input) {
    OpTableBuilder builder;
    if (input)
      builder.leaveOutUnless(*input);
    builder.addSchemas("aten::add.Tensor(Tensor a) -> Tensor\n"
                       "aten::add.out(Tensor a, *, Tensor(a!) out) -> Tensor(a!)\n"
                       "aten::arange.start_out(Scalar a, *, Tensor(a!) out) -> Tensor(a!)\n"
                       "aten::fan_out(Tensor a) -> Tensor\n"
                       "aten::spread.about(Tensor a) -> Tensor\n",
                       "aten.txt", SchemaOrigin::Shipped);
    builder.addSchemas("my::mul.out(Tensor a, *, Tensor(a!) out) -> Tensor(a!)\n", "my.txt", SchemaOrigin::User);
    Diagnostics diagnostics;
    std::string names;
    const std::shared_ptr<const OpTable> table = builder.freeze(diagnostics);
    for (const OpRow &row : table->rows())
      names += std::string(row.name.substr(6)) + " ";
    return names;
  };
  CHECK(namesFor(std::nullopt) ==
        "aten.add.Tensor aten.add.out aten.arange.start_out aten.fan_out aten.spread.about my.mul.out ");
  CHECK(namesFor("") == "aten.add.Tensor aten.fan_out aten.spread.about my.mul.out ");
  CHECK(namesFor("%0 = torch.aten.add.out %a") ==
        "aten.add.Tensor aten.add.out aten.fan_out aten.spread.about my.mul.out ");
  CHECK(namesFor("\"torch.aten.arange.start_out\"(%a)") ==
        "aten.add.Tensor aten.arange.start_out aten.fan_out aten.spread.about my.mul.out ");
  CHECK(namesFor(std::string_view("tanh\0aten.add.out\0", 18)) ==
        "aten.add.Tensor aten.add.out aten.fan_out aten.spread.about my.mul.out "); // bytecode
  CHECK(namesFor("torch.aten.add.outer torch.aten.add.out2") ==
        "aten.add.Tensor aten.fan_out aten.spread.about my.mul.out ");
}
