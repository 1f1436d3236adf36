#include "tests/evaluate/program.h"

using namespace reify;
using namespace reify::test;

namespace {

// assert a[0] == b[0]; return a, b
const char *kAssertEqual = R"(
func.func @f(%a: !torch.list<int>, %b: !torch.list<int>) -> (!torch.list<int>, !torch.list<int>) {
  %0 = torch.constant.int 0
  %none = torch.constant.none
  %text = torch.constant.str "sizes must match"
  %x = torch.aten.__getitem__.t %a, %0 : !torch.list<int>, !torch.int -> !torch.int
  %y = torch.aten.__getitem__.t %b, %0 : !torch.list<int>, !torch.int -> !torch.int
  %c = torch.aten.eq.int %x, %y : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %c -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %text, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %a, %b : !torch.list<int>, !torch.list<int>
})";

} // namespace

TEST_CASE("a check for equality that was survived makes an unknown size known") {
  Program program(kAssertEqual);
  AbstractValue open = program.heap.makeList({unknownSize(1), unknownSize(2)});
  AbstractValue known = program.heap.makeList({number(3)});
  CHECK(program.show({open, known}) == "[3, ?]; [3]");
  CHECK(program.show({known, open}) == "[3]; [3, ?]");
}

TEST_CASE("two unknown sizes that were checked for equality are one number") {
  Program program(kAssertEqual);
  AbstractValue a = program.heap.makeList({unknownSize(1)});
  AbstractValue b = program.heap.makeList({unknownSize(2)});
  Evaluation evaluation = program.run({a, b});
  REQUIRE(evaluation.results.size() == 2);
  auto sizeOf = [&](unsigned i) { return evaluation.heap.elements(evaluation.results[i])->at(0).integer; };
  CHECK(equal(sizeOf(0), sizeOf(1)) == true);
}

TEST_CASE("what holds on one of two paths is not taken for certain") {
  // if c: assert a[0] == 3
  Program program(R"(
func.func @f(%a: !torch.list<int>, %c: !torch.bool) -> !torch.list<int> {
  %0 = torch.constant.int 0
  %3 = torch.constant.int 3
  %none = torch.constant.none
  %text = torch.constant.str "wants 3"
  torch.prim.If %c -> () {
    %x = torch.aten.__getitem__.t %a, %0 : !torch.list<int>, !torch.int -> !torch.int
    %is = torch.aten.ne.int %x, %3 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %is -> () {
      torch.prim.RaiseException %text, %none : !torch.str, !torch.none
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %a : !torch.list<int>
})");
  AbstractValue open = program.heap.makeList({unknownSize(1)});
  CHECK(program.show({open, AbstractValue::unknownBool(nullptr)}) == "[?]");
  CHECK(program.show({open, AbstractValue::boolean(true)}) == "[3]");
}

TEST_CASE("a number that was taken from a constant does not come back by adding the constant") {
  // 1 - x + 1: not x. It was once taken for x, since x + 1 - 1 is x.
  Program program(R"(
func.func @f(%x: !torch.int) -> !torch.int {
  %1 = torch.constant.int 1
  %0 = torch.aten.sub.int %1, %x : !torch.int, !torch.int -> !torch.int
  %2 = torch.aten.add.int %0, %1 : !torch.int, !torch.int -> !torch.int
  return %2 : !torch.int
})");
  Evaluation evaluation = program.run({AbstractValue::integerIn({0, 1, 7}, nullptr)});
  REQUIRE(evaluation.results.size() == 1);
  IntRange sum = evaluation.results[0].integer;
  CHECK(sum.low <= 1);
  CHECK(sum.high == 2);
}
