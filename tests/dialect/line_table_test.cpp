#include "engine/dialect/ops/line_table.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>
#include <mlir/Parser/Parser.h>

namespace reify::test {

namespace {

LineTable readTable(const std::string &marks) {
  TorchContext context;
  const std::string text = "func.func @f(%x: !torch.int) -> !torch.int attributes {source_lines = {marks = " + marks +
                           R"(, names = ["x", "y"]}} {
  %0 = torch.aten.add.int %x, %x : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
})";
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context.context);
  REQUIRE(module);
  auto function = *module->getOps<mlir::func::FuncOp>().begin();
  const LineTable table = LineTable::read(function);
  if (table.isEmpty())
    return table;
  // Line 4 before the add, with x; line 5 before the return, with x and y.
  mlir::Operation *add = &function.getBody().front().front();
  REQUIRE(table.before(add).size() == 1);
  CHECK(table.before(add)[0].locals.size() == 1);
  REQUIRE(table.before(add->getNextNode()).size() == 1);
  const LineMark &last = table.before(add->getNextNode())[0];
  CHECK(last.column == 9);
  REQUIRE(last.locals.size() == 2);
  CHECK(last.locals[1].first.getValue() == "y");
  CHECK(last.locals[1].second == add->getResult(0));
  dropLineTable(function);
  CHECK(LineTable::read(function).isEmpty());
  return table;
}

} // namespace

TEST_CASE("a table of lines says what begins before each op and what names are bound to") {
  CHECK(readTable("array<i32: 0, 4, 3, -1, 1, 0, 0, 1, 5, 9, -1, 1, 1, 1>").lines() == std::vector<uint32_t>{4, 5});
}

TEST_CASE("a table that does not fit its function is no table") {
  for (const char *marks : {"array<i32: 7, 4, 3, -1, 0>",        // no such op
                            "array<i32: -2, 4, 3, -1, 0>",       // nor this one
                            "array<i32: 0, 4, 3, 9, 0>",         // no such value
                            "array<i32: 0, 4, 3, -1, 2, 0, 0>",  // too short
                            "array<i32: 0, 4, 3, -1, 1, 5, 0>",  // no such name
                            "array<i32: 0, 4, 3, -1, 1, 0, 12>", // no such value
                            "array<i32: 0, 4>", "\"text\""}) {
    CAPTURE(marks);
    CHECK(readTable(marks).isEmpty());
  }
}

} // namespace reify::test
