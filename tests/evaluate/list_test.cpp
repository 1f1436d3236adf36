#include "tests/evaluate/program.h"

using namespace reify;
using namespace reify::test;

namespace {

/// A function on a list of ints `%s` and an int `%k` that runs `body` and returns `%r` of `type`.
std::string function(const std::string &body, const std::string &type = "!torch.list<int>") {
  return "func.func @f(%s: !torch.list<int>, %k: !torch.int) -> " + type +
         " {\n  %none = torch.constant.none\n  %one = torch.constant.int 1\n" + body + "  return %r : " + type + "\n}";
}

struct ListProgram {
  Program program;
  explicit ListProgram(const std::string &body, const std::string &type = "!torch.list<int>")
      : program(function(body, type)) {}
  std::string operator()(std::vector<int64_t> list, AbstractValue k) {
    std::vector<AbstractValue> elements;
    for (int64_t element : list)
      elements.push_back(number(element));
    AbstractValue argument = program.heap.makeList(std::move(elements));
    return program.show({argument, std::move(k)});
  }
};

} // namespace

TEST_CASE("insert takes any position, as Python does") {
  ListProgram insert(R"(
  %nine = torch.constant.int 9
  torch.aten.insert.t %s, %k, %nine : !torch.list<int>, !torch.int, !torch.int
  %r = torch.aten.list.t %s : !torch.list<int> -> !torch.list<int>
)");
  CHECK(insert({3, 5}, number(-1)) == "[3, 9, 5]");
  CHECK(insert({3, 5}, number(0)) == "[9, 3, 5]");
  CHECK(insert({3, 5}, number(7)) == "[3, 5, 9]");
  CHECK(insert({3, 5}, number(-7)) == "[9, 3, 5]");
  CHECK(insert({}, number(3)) == "[9]");
  CHECK(insert({3, 5}, unknownSize()) == "[?, ?, ?]");
}

TEST_CASE("reading an element counts from either end, and beyond is an IndexError") {
  ListProgram get("  %r = torch.aten.__getitem__.t %s, %k : !torch.list<int>, !torch.int -> !torch.int\n",
                  "!torch.int");
  CHECK(get({4, 5, 6}, number(1)) == "5");
  CHECK(get({4, 5, 6}, number(-1)) == "6");
  CHECK(get({4, 5, 6}, number(3)) == "raised: IndexError: list index out of range");
  CHECK(get({4, 5, 6}, number(-4)) == "raised: IndexError: list index out of range");
  CHECK(get({}, unknownSize()) == "raised: IndexError: list index out of range");
  CHECK(get({4, 5, 6}, unknownSize()) == "unknown int in [4, 6]");
  CHECK(get({4, 4}, unknownSize()) == "4");
}

TEST_CASE("assignment to an element") {
  ListProgram set(R"(
  %nine = torch.constant.int 9
  %x = torch.aten._set_item.t %s, %k, %nine : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
  %r = torch.aten.list.t %s : !torch.list<int> -> !torch.list<int>
)");
  CHECK(set({3, 5}, number(-1)) == "[3, 9]");
  CHECK(set({3, 5}, number(2)) == "raised: IndexError: list assignment index out of range");
  CHECK(set({3, 9}, unknownSize()) == "[?, 9]");
}

TEST_CASE("slices of every kind") {
  ListProgram from("  %r = torch.aten.slice.t %s, %k, %none, %one : !torch.list<int>, !torch.int, "
                   "!torch.none, !torch.int -> !torch.list<int>\n");
  CHECK(from({1, 2, 3}, number(1)) == "[2, 3]");
  CHECK(from({1, 2, 3}, number(-1)) == "[3]");
  CHECK(from({1, 2, 3}, number(9)) == "[]");
  CHECK(from({}, number(0)) == "[]");
  CHECK(from({1, 2}, unknownSize()) == "list of unknown length of unknown int in [1, 2]");
  ListProgram upTo("  %r = torch.aten.slice.t %s, %none, %k, %one : !torch.list<int>, !torch.none, "
                   "!torch.int, !torch.int -> !torch.list<int>\n");
  CHECK(upTo({1, 2, 3}, number(-1)) == "[1, 2]");
  CHECK(upTo({1, 2, 3}, number(INT64_MAX)) == "[1, 2, 3]");
  ListProgram every("  %r = torch.aten.slice.t %s, %none, %none, %k : !torch.list<int>, "
                    "!torch.none, !torch.none, !torch.int -> !torch.list<int>\n");
  CHECK(every({1, 2, 3}, number(2)) == "[1, 3]");
  CHECK(every({1, 2, 3}, number(-1)) == "[3, 2, 1]");
  CHECK(every({1, 2, 3}, number(INT64_MAX)) == "[1]");
  CHECK(every({1, 2, 3}, number(0)) == "raised: ValueError: slice step cannot be zero");
}

TEST_CASE("an alias sees changes, a copy does not") {
  ListProgram alias(R"(
  %copy = torch.aten.slice.t %s, %none, %none, %one : !torch.list<int>, !torch.none, !torch.none, !torch.int -> !torch.list<int>
  %x = torch.aten.append.t %s, %k : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.prim.TupleConstruct %copy, %s, %x : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
)",
                    "!torch.tuple<list<int>, list<int>, list<int>>");
  CHECK(alias({5, 6}, number(2)) == "([5, 6], [5, 6, 2], [5, 6, 2])");
}

TEST_CASE("sums, repetition, sorting, questions") {
  ListProgram repeat("  %r = torch.aten.mul.left_t %s, %k : !torch.list<int>, !torch.int -> !torch.list<int>\n");
  CHECK(repeat({1, 2}, number(2)) == "[1, 2, 1, 2]");
  CHECK(repeat({1, 2}, number(-1)) == "[]");
  CHECK(repeat({}, number(INT64_MAX)) == "[]");
  CHECK(repeat({1}, number(INT64_MAX)) == "budget: gave up: out of list length");
  ListProgram contains("  %r = torch.aten.__contains__.int_list %s, %k : !torch.list<int>, "
                       "!torch.int -> !torch.bool\n",
                       "!torch.bool");
  CHECK(contains({1, 2}, number(2)) == "True");
  CHECK(contains({1, 2}, number(3)) == "False");
  CHECK(contains({1, 2}, unknownSize()) == "unknown bool");
  CHECK(contains({-1, -2}, unknownSize()) == "False");
  ListProgram sort(R"(
  %false = torch.constant.bool false
  torch.aten.sort.int %s, %false : !torch.list<int>, !torch.bool
  %x = torch.aten.add.t %s, %s : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  %r = torch.aten.slice.t %x, %k, %none, %one : !torch.list<int>, !torch.int, !torch.none, !torch.int -> !torch.list<int>
)");
  CHECK(sort({3, 1, 2}, number(0)) == "[1, 2, 3, 1, 2, 3]");
  ListProgram largest("  %m = torch.prim.max.self_int %s : !torch.list<int> -> !torch.int\n  %r = "
                      "torch.aten.mul.int %m, %k : !torch.int, !torch.int -> !torch.int\n",
                      "!torch.int");
  CHECK(largest({3, 7, 2}, number(2)) == "14");
  CHECK(largest({}, number(2)) == "raised: ValueError: min() or max() of an empty list");
}

TEST_CASE("an op that the evaluator does not know makes its result and its lists unknown, by name") {
  Program program(function(R"(
  %x = torch.aten.reverse.t2 %s, %k : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.aten.list.t %s : !torch.list<int> -> !torch.list<int>
)"));
  AbstractValue list = program.heap.makeList({number(1)});
  Evaluation evaluation = program.run({list, number(0)});
  REQUIRE(evaluation.outcome == Evaluation::Outcome::Returned);
  HeapObject result = *evaluation.heap.read(evaluation.results[0]);
  CHECK_FALSE(result.knowsLength);
  REQUIRE(result.cause);
  CHECK(result.cause->text == "'aten.reverse.t2' cannot be evaluated");
}

TEST_CASE("a size that the function leaves to the data") {
  Program program(function(R"(
  %o = torch.prim.CreateObject !torch.nn.Module<"Dummy">
  %id = torch.operator "prim.id"(%o) : (!torch.nn.Module<"Dummy">) -> !torch.int
  %r = torch.prim.ListConstruct %id, %k : (!torch.int, !torch.int) -> !torch.list<int>
)"));
  CHECK(program.show({program.heap.makeList({}), number(3)}) == "[?, 3]");
}

TEST_CASE("promotion with unknown ranks is decided where the rank does not matter") {
  Program program(R"(
func.func @f(%ra: !torch.int, %a: !torch.int, %rb: !torch.int, %b: !torch.int) -> !torch.int {
  %oa = torch.derefine %ra : !torch.int to !torch.optional<int>
  %ob = torch.derefine %rb : !torch.int to !torch.optional<int>
  %ranks = torch.prim.ListConstruct %oa, %ob : (!torch.optional<int>, !torch.optional<int>) -> !torch.list<optional<int>>
  %dtypes = torch.prim.ListConstruct %a, %b : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  return %r : !torch.int
})");
  CHECK(program.show({number(2), number(5), number(2), number(6)}) == "6 (float32)");
  CHECK(program.show({number(2), number(6), unknownSize(), number(6)}) == "6 (float32)");
  CHECK(program.show({number(2), number(3), unknownSize(), number(6)}) == "6 (float32)");
  CHECK(program.show({number(2), number(6), unknownSize(), number(7)}) == "unknown int");
}
