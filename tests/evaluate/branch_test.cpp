#include "tests/evaluate/program.h"

using namespace reify;
using namespace reify::test;

namespace {

// if c: s.append(7); return [1, 2]   else: return [1, 3]
const char *kBranches = R"(
func.func @f(%c: !torch.bool, %s: !torch.list<int>) -> (!torch.list<int>, !torch.list<int>) {
  %1 = torch.constant.int 1
  %2 = torch.constant.int 2
  %3 = torch.constant.int 3
  %7 = torch.constant.int 7
  %r = torch.prim.If %c -> (!torch.list<int>) {
    %x = torch.aten.append.t %s, %7 : !torch.list<int>, !torch.int -> !torch.list<int>
    %a = torch.prim.ListConstruct %1, %2 : (!torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %a : !torch.list<int>
  } else {
    %b = torch.prim.ListConstruct %1, %3 : (!torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %b : !torch.list<int>
  }
  return %r, %s : !torch.list<int>, !torch.list<int>
})";

} // namespace

TEST_CASE("a known condition runs one branch") {
  Program program(kBranches);
  AbstractValue sizes = program.heap.makeList({number(5)});
  CHECK(program.show({AbstractValue::boolean(true), sizes}) == "[1, 2]; [5, 7]");
  CHECK(program.show({AbstractValue::boolean(false), sizes}) == "[1, 3]; [5]");
}

TEST_CASE("an unknown condition joins what both branches yield and what they did to lists") {
  Program program(kBranches);
  AbstractValue sizes = program.heap.makeList({number(5)});
  CHECK(program.show({AbstractValue::unknownBool(nullptr), sizes}) ==
        "[1, ?]; list of unknown length of unknown int in [5, 7]");
}

TEST_CASE("what is unknown after a branch names the condition's cause") {
  Program program(kBranches);
  AbstractValue condition = AbstractValue::unknownBool(
      std::make_shared<Cause>(Cause{CauseKind::NotConstant, "operand #1 is not a constant", {}, 1}));
  Evaluation evaluation = program.run({condition, program.heap.makeList({})});
  REQUIRE(evaluation.outcome == Evaluation::Outcome::Returned);
  HeapObject list = *evaluation.heap.read(evaluation.results[1]);
  REQUIRE(list.cause);
  CHECK(list.cause->operand == 1);
}

TEST_CASE("a branch that certainly raises drops out and is noted") {
  Program program(R"(
func.func @f(%n: !torch.int) -> !torch.int {
  %0 = torch.constant.int 0
  %4 = torch.constant.int 4
  %none = torch.constant.none
  %text = torch.constant.str "wanted at least 0, got {}"
  %c = torch.aten.lt.int %n, %0 : !torch.int, !torch.int -> !torch.bool
  %r = torch.prim.If %c -> (!torch.int) {
    %m = torch.aten.format(%text, %n) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %m, %none : !torch.str, !torch.none
    %u = torch.prim.Uninitialized : !torch.int
    torch.prim.If.yield %u : !torch.int
  } else {
    torch.prim.If.yield %4 : !torch.int
  }
  return %r : !torch.int
})");
  CHECK(program.show({number(3)}) == "4");
  CHECK(program.show({number(-3)}) == "raised: wanted at least 0, got -3");
  Evaluation evaluation = program.run({AbstractValue::unknownInt(nullptr)});
  REQUIRE(evaluation.outcome == Evaluation::Outcome::Returned);
  CHECK(show(evaluation.results[0], nullptr) == "4");
  REQUIRE(evaluation.mayRaise.size() == 1);
  CHECK(evaluation.mayRaise[0].message == "wanted at least 0, got ?");
  CHECK(evaluation.mayRaise[0].place.line == 10);
}

TEST_CASE("an exception's class comes before its message, once") {
  Program program(R"(
func.func @f(%m: !torch.str) {
  %cls = torch.constant.str "builtins.ValueError"
  torch.prim.RaiseException %m, %cls : !torch.str, !torch.str
  return
})");
  CHECK(program.show({AbstractValue::stringOf("odd")}) == "raised: ValueError: odd");
  CHECK(program.show({AbstractValue::stringOf("ValueError: odd")}) == "raised: ValueError: odd");
}

TEST_CASE("runtime.assert raises, or may") {
  Program program(R"(
func.func @f(%c: !torch.bool) {
  torch.runtime.assert %c, "sizes agree"
  return
})");
  CHECK(program.show({AbstractValue::boolean(true)}) == "");
  CHECK(program.show({AbstractValue::boolean(false)}) == "raised: AssertionError: sizes agree");
  CHECK(program.run({AbstractValue::unknownBool(nullptr)}).mayRaise.size() == 1);
}

TEST_CASE("early returns by flag: the value that was never set does not count") {
  Program program(R"(
func.func @f(%c: !torch.bool) -> !torch.int {
  %3 = torch.constant.int 3
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %u = torch.prim.Uninitialized : !torch.int
  %d:2 = torch.prim.If %c -> (!torch.bool, !torch.int) {
    torch.prim.If.yield %true, %3 : !torch.bool, !torch.int
  } else {
    torch.prim.If.yield %false, %u : !torch.bool, !torch.int
  }
  %r = torch.prim.If %d#0 -> (!torch.int) {
    torch.prim.If.yield %d#1 : !torch.int
  } else {
    %4 = torch.constant.int 4
    torch.prim.If.yield %4 : !torch.int
  }
  return %r : !torch.int
})");
  CHECK(program.show({AbstractValue::boolean(true)}) == "3");
  CHECK(program.show({AbstractValue::unknownBool(nullptr)}) == "unknown int in [3, 4]");
}

TEST_CASE("is None: decided by what a value can be") {
  Program program(R"(
func.func @f(%x: !torch.optional<int>, %y: !torch.any) -> (!torch.bool, !torch.bool) {
  %none = torch.constant.none
  %0 = torch.aten.__is__ %x, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %1 = torch.aten.__isnot__ %y, %none : !torch.any, !torch.none -> !torch.bool
  return %0, %1 : !torch.bool, !torch.bool
})");
  CHECK(program.show({AbstractValue::none(), AbstractValue::none()}) == "True; False");
  CHECK(program.show({number(1), AbstractValue::stringOf("a")}) == "False; True");
  CHECK(program.show({join(AbstractValue::none(), number(1)), AbstractValue::unknownObject(nullptr)}) ==
        "unknown bool; unknown bool");
}

TEST_CASE("unknown sizes that are the same are equal") {
  Program program(R"(
func.func @f(%x: !torch.list<int>) -> (!torch.bool, !torch.int, !torch.int, !torch.bool) {
  %0 = torch.constant.int 0
  %3 = torch.constant.int 3
  %a = torch.aten.__getitem__.t %x, %0 : !torch.list<int>, !torch.int -> !torch.int
  %b = torch.aten.__getitem__.t %x, %0 : !torch.list<int>, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %a, %b : !torch.int, !torch.int -> !torch.bool
  %d = torch.aten.sub.int %a, %b : !torch.int, !torch.int -> !torch.int
  %m = torch.aten.mul.int %a, %3 : !torch.int, !torch.int -> !torch.int
  %q = torch.aten.floordiv.int %m, %3 : !torch.int, !torch.int -> !torch.int
  %same = torch.aten.eq.int %q, %a : !torch.int, !torch.int -> !torch.bool
  return %eq, %d, %m, %same : !torch.bool, !torch.int, !torch.int, !torch.bool
})");
  AbstractValue sizes = program.heap.makeList({unknownSize(90)});
  CHECK(program.show({sizes}) == "True; 0; unknown int >= 0; True");
  // Two reads of a list of unknown contents need not see one number.
  AbstractValue open = program.heap.makeUnknownList(unknownSize(), nullptr);
  CHECK(program.show({open}) == "unknown bool; unknown int; unknown int >= 0; True");
}

TEST_CASE("half known arithmetic: ranges, conversions, connectives") {
  Program program(R"(
func.func @f(%n: !torch.int, %c: !torch.bool) -> (!torch.int, !torch.int, !torch.int, !torch.int, !torch.bool, !torch.int) {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.constant.int 2
  %7 = torch.constant.int 7
  %false = torch.constant.bool false
  %len = torch.aten.__range_length %0, %n, %2 : !torch.int, !torch.int, !torch.int -> !torch.int
  %index = torch.aten.__derive_index %n, %7, %1 : !torch.int, !torch.int, !torch.int -> !torch.int
  %bool = torch.aten.Int.bool %c : !torch.bool -> !torch.int
  %a = torch.aten.add.int %n, %7 : !torch.int, !torch.int -> !torch.int
  %b = torch.aten.sub.int %a, %7 : !torch.int, !torch.int -> !torch.int
  %zero = torch.aten.sub.int %b, %n : !torch.int, !torch.int -> !torch.int
  %and = torch.aten.__and__.bool %c, %false : !torch.bool, !torch.bool -> !torch.bool
  %mod = torch.aten.remainder.int %n, %7 : !torch.int, !torch.int -> !torch.int
  return %len, %index, %bool, %zero, %and, %mod : !torch.int, !torch.int, !torch.int, !torch.int, !torch.bool, !torch.int
})");
  CHECK(program.show({unknownSize(5), AbstractValue::unknownBool(nullptr)}) ==
        "unknown int >= 0; unknown int >= 7; unknown int in [0, 1]; 0; False; unknown int in [0, 6]");
  CHECK(program.show({number(5), AbstractValue::boolean(true)}) == "3; 12; 1; 0; False; 5");
}

TEST_CASE("a divisor that may be zero may raise; zero itself does") {
  Program program(R"(
func.func @f(%n: !torch.int) -> !torch.int {
  %7 = torch.constant.int 7
  %r = torch.aten.floordiv.int %7, %n : !torch.int, !torch.int -> !torch.int
  return %r : !torch.int
})");
  CHECK(program.show({number(0)}) == "raised: ZeroDivisionError: division by zero");
  CHECK(program.run({unknownSize()}).mayRaise.size() == 1);
  CHECK(program.run({AbstractValue::integerIn(IntRange::atLeast(1), nullptr)}).mayRaise.empty());
  CHECK(program.show({AbstractValue::integerIn(IntRange::atLeast(1), nullptr)}) == "unknown int in [0, 7]");
}
