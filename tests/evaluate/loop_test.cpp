#include "tests/evaluate/program.h"

using namespace reify;
using namespace reify::test;

namespace {

// out = []; for i in range(n): out.append(s[0] * i); return out
const char *kAppend = R"(
func.func @f(%n: !torch.int, %k: !torch.int) -> !torch.list<int> {
  %true = torch.constant.bool true
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  torch.prim.Loop %n, %true, init() {
  ^bb0(%i: !torch.int):
    %x = torch.aten.mul.int %i, %k : !torch.int, !torch.int -> !torch.int
    %y = torch.aten.append.t %out, %x : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
})";

struct Watcher : EvaluationObserver {
  std::vector<std::string> seen;
  void executed(mlir::Operation *op, unsigned depth, unsigned round, llvm::ArrayRef<AbstractValue> results,
                const Heap &heap) override {
    if (op->getName().getStringRef() == "torch.aten.mul.int")
      seen.push_back(std::to_string(depth) + ":" + std::to_string(round) + " " + show(results[0], &heap));
  }
};

} // namespace

TEST_CASE("a loop with a known number of rounds runs them") {
  Program program(kAppend);
  CHECK(program.show({number(4), number(3)}) == "[0, 3, 6, 9]");
  CHECK(program.show({number(0), number(3)}) == "[]");
  CHECK(program.show({number(-5), number(3)}) == "[]");
  CHECK(program.show({number(2), unknownSize()}) == "[0, ?]");
}

TEST_CASE("a loop with an unknown number of rounds ends, with a list of unknown length") {
  Program program(kAppend);
  CHECK(program.show({unknownSize(), number(3)}) == "list of unknown length of unknown int >= 0");
  Evaluation evaluation = program.run({unknownSize(), number(3)});
  CausePtr cause = evaluation.heap.read(evaluation.results[0])->cause;
  REQUIRE(cause);
  CHECK(cause->text == "the test left it open");
}

TEST_CASE("an observer sees each round, and of an unknown loop the final state once") {
  Program program(kAppend);
  Watcher known, unknown;
  program.run({number(3), number(5)}, {}, &known);
  CHECK(known.seen == std::vector<std::string>{"0:0 0", "0:1 5", "0:2 10"});
  program.run({unknownSize(), number(5)}, {}, &unknown);
  CHECK(unknown.seen == std::vector<std::string>{"0:0 unknown int >= 0"});
}

TEST_CASE("the continue condition ends a loop before its trip count") {
  Program program(R"(
func.func @f(%n: !torch.int, %stop: !torch.int) -> !torch.int {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %true = torch.constant.bool true
  %r = torch.prim.Loop %n, %true, init(%0) {
  ^bb0(%i: !torch.int, %sum: !torch.int):
    %s = torch.aten.add.int %sum, %1 : !torch.int, !torch.int -> !torch.int
    %go = torch.aten.lt.int %s, %stop : !torch.int, !torch.int -> !torch.bool
    torch.prim.Loop.condition %go, iter(%s : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> (!torch.int)
  return %r : !torch.int
})");
  CHECK(program.show({number(9), number(3)}) == "3");
  CHECK(program.show({number(2), number(3)}) == "2");
  CHECK(program.show({number(9), AbstractValue::unknownInt(nullptr)}) == "unknown int >= 1");
  CHECK(program.show({AbstractValue::unknownInt(nullptr), number(3)}) == "unknown int >= 0");
}

TEST_CASE("while True without end is stopped, and the loop is named") {
  Program program(R"(
func.func @f() {
  %max = torch.constant.int 9223372036854775807
  %true = torch.constant.bool true
  torch.prim.Loop %max, %true, init() {
  ^bb0(%i: !torch.int):
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
})");
  EvaluationBudget budget;
  budget.steps = 1000;
  Evaluation evaluation = program.run({}, budget);
  CHECK(evaluation.outcome == Evaluation::Outcome::Budget);
  CHECK(evaluation.message == "gave up: out of 1000 steps in a loop that had run 997 rounds");
  CHECK(evaluation.place.line == 5);
}

TEST_CASE("a list that grows without end is stopped") {
  Program program(kAppend);
  EvaluationBudget budget;
  budget.listLength = 50;
  CHECK(program.show({number(1000), number(1)}, budget) == "budget: gave up: out of list length 50");
  budget = {};
  budget.memoryBytes = 1 << 16;
  CHECK(program.show({number(100000), number(1)}, budget) == "budget: gave up: out of memory");
}

TEST_CASE("recursion runs until its depth, and then names the cycle") {
  Program program(R"(
func.func @f(%n: !torch.int) -> !torch.int {
  %r = func.call @g(%n) : (!torch.int) -> !torch.int
  return %r : !torch.int
}
func.func @g(%n: !torch.int) -> !torch.int {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %end = torch.aten.eq.int %n, %0 : !torch.int, !torch.int -> !torch.bool
  %r = torch.prim.If %end -> (!torch.int) {
    torch.prim.If.yield %1 : !torch.int
  } else {
    %m = torch.aten.sub.int %n, %1 : !torch.int, !torch.int -> !torch.int
    %k = func.call @f(%m) : (!torch.int) -> !torch.int
    %p = torch.aten.mul.int %k, %n : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %p : !torch.int
  }
  return %r : !torch.int
})");
  CHECK(program.show({number(5)}) == "120");
  CHECK(program.show({number(500)}) == "budget: gave up: out of call depth 64 in the recursion g -> f -> g");
}

TEST_CASE("lists made in the rounds of an unknown loop stay apart from those made before") {
  // outer = [[1]]; for i in range(n): outer.append([i]); outer[0].append(2); return outer[0]
  Program program(R"(
func.func @f(%n: !torch.int) -> (!torch.list<int>, !torch.list<list<int>>) {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.constant.int 2
  %true = torch.constant.bool true
  %first = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %outer = torch.prim.ListConstruct %first : (!torch.list<int>) -> !torch.list<list<int>>
  torch.prim.Loop %n, %true, init() {
  ^bb0(%i: !torch.int):
    %new = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
    %x = torch.aten.append.t %outer, %new : !torch.list<list<int>>, !torch.list<int> -> !torch.list<list<int>>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %y = torch.aten.append.t %first, %2 : !torch.list<int>, !torch.int -> !torch.list<int>
  return %first, %outer : !torch.list<int>, !torch.list<list<int>>
})");
  CHECK(program.show({number(2)}) == "[1, 2]; [[1, 2], [0], [1]]");
  Evaluation evaluation = program.run({unknownSize()});
  REQUIRE(evaluation.outcome == Evaluation::Outcome::Returned);
  CHECK(show(evaluation.results[0], &evaluation.heap) == "[1, 2]");
  CHECK_FALSE(evaluation.heap.read(evaluation.results[1])->knowsLength);
}

TEST_CASE("values of different rounds are not taken for one") {
  // last = -1; same = False; for i in range(n): same = i == last; last = i
  Program program(R"(
func.func @f(%n: !torch.int) -> !torch.bool {
  %m1 = torch.constant.int -1
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %r:2 = torch.prim.Loop %n, %true, init(%m1, %false) {
  ^bb0(%i: !torch.int, %last: !torch.int, %was: !torch.bool):
    %same = torch.aten.eq.int %i, %last : !torch.int, !torch.int -> !torch.bool
    torch.prim.Loop.condition %true, iter(%i, %same : !torch.int, !torch.bool)
  } : (!torch.int, !torch.bool, !torch.int, !torch.bool) -> (!torch.int, !torch.bool)
  return %r#1 : !torch.bool
})");
  CHECK(program.show({number(4)}) == "False");
  CHECK(program.show({unknownSize()}) == "unknown bool");
}

TEST_CASE("long lists and texts cost steps, so that no loop over them takes long") {
  // for i in range(100000): s.append(i); 5 in s
  Program lists(R"(
func.func @f() {
  %n = torch.constant.int 90000
  %m1 = torch.constant.int -1
  %true = torch.constant.bool true
  %s = torch.prim.ListConstruct : () -> !torch.list<int>
  torch.prim.Loop %n, %true, init() {
  ^bb0(%i: !torch.int):
    %x = torch.aten.append.t %s, %i : !torch.list<int>, !torch.int -> !torch.list<int>
    %c = torch.aten.__contains__.int_list %s, %m1 : !torch.list<int>, !torch.int -> !torch.bool
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
})");
  Evaluation evaluation = lists.run();
  CHECK(evaluation.outcome == Evaluation::Outcome::Budget);
  CHECK(evaluation.heap.at(0).elements.size() < 5000);
  // s += s, fifty times
  Program texts(R"(
func.func @f() -> !torch.str {
  %n = torch.constant.int 50
  %a = torch.constant.str "a"
  %true = torch.constant.bool true
  %r = torch.prim.Loop %n, %true, init(%a) {
  ^bb0(%i: !torch.int, %s: !torch.str):
    %t = torch.aten.add.str %s, %s : !torch.str, !torch.str -> !torch.str
    torch.prim.Loop.condition %true, iter(%t : !torch.str)
  } : (!torch.int, !torch.bool, !torch.str) -> (!torch.str)
  return %r : !torch.str
})");
  CHECK(texts.show() == "unknown str");
}
