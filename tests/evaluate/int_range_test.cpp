#include "engine/evaluate/int_range.h"

#include "engine/dialect/scalars/scalar_rules.h"

#include <doctest/doctest.h>

#include <random>

using namespace reify;

namespace {

/// Ranges of small numbers, open at either end now and then.
IntRange anyRange(std::mt19937 &random) {
  std::uniform_int_distribution<int> number(-6, 6), chance(0, 9);
  int64_t a = number(random), b = number(random);
  IntRange range{std::min(a, b), std::max(a, b), kNoSymbol};
  if (chance(random) == 0)
    range.low = IntRange::kLowest;
  if (chance(random) == 0)
    range.high = IntRange::kHighest;
  return range;
}

/// Members of a range, as far as they are near.
std::vector<int64_t> membersOf(const IntRange &range) {
  std::vector<int64_t> members;
  for (int64_t i = std::max<int64_t>(range.low, -9); i <= std::min<int64_t>(range.high, 9); ++i)
    members.push_back(i);
  return members;
}

bool contains(const IntRange &range, int64_t value) { return range.low <= value && value <= range.high; }

} // namespace

TEST_CASE("arithmetic on ranges covers arithmetic on their members") {
  struct Row {
    const char *op;
    IntRange (*ranges)(const IntRange &, const IntRange &);
  };
  const Row rows[] = {{"aten.add.int", addRanges},          {"aten.sub.int", subRanges},
                      {"aten.mul.int", mulRanges},          {"aten.floordiv.int", floorDivRanges},
                      {"aten.remainder.int", moduloRanges}, {"prim.min.int", minRanges},
                      {"prim.max.int", maxRanges}};
  std::mt19937 random(1);
  for (int round = 0; round < 400; ++round) {
    IntRange a = anyRange(random), b = anyRange(random);
    for (const Row &row : rows) {
      IntRange result = row.ranges(a, b);
      for (int64_t x : membersOf(a))
        for (int64_t y : membersOf(b)) {
          Scalar operands[] = {x, y};
          ScalarOutcome exact = lookupScalarRule(row.op)(operands);
          if (exact.value && !contains(result, std::get<int64_t>(*exact.value)))
            FAIL(row.op, " of [", a.low, ",", a.high, "] [", b.low, ",", b.high, "] misses ", x, ",", y);
        }
    }
  }
}

TEST_CASE("a decided comparison holds for all members") {
  std::mt19937 random(2);
  for (int round = 0; round < 400; ++round) {
    IntRange a = anyRange(random), b = anyRange(random);
    for (int64_t x : membersOf(a))
      for (int64_t y : membersOf(b)) {
        CHECK(lessThan(a, b).value_or(x < y) == (x < y));
        CHECK(lessOrEqual(a, b).value_or(x <= y) == (x <= y));
        CHECK(equal(a, b).value_or(x == y) == (x == y));
      }
  }
}

TEST_CASE("an unknown number is equal to itself, and to nothing else for certain") {
  IntRange x = IntRange::atLeast(0, 1), y = IntRange::atLeast(0, 2);
  CHECK(subRanges(x, x) == IntRange::of(0));
  CHECK(equal(x, x) == true);
  CHECK(lessThan(x, x) == false);
  CHECK_FALSE(equal(x, y));
  CHECK(addRanges(x, IntRange::of(0)) == x);
  CHECK(mulRanges(IntRange::of(1), x) == x);
  CHECK(lessThan(x, IntRange::of(0)) == false);
}

TEST_CASE("the ends of 64 bits") {
  IntRange largest = IntRange::of(INT64_MAX);
  CHECK(lessThan(IntRange::of(5), largest) == true);
  CHECK(minRanges(IntRange::atLeast(0, 1), largest).symbol == 1);
  CHECK_FALSE(addRanges(largest, IntRange::of(1)).isKnown());
  CHECK(addRanges(IntRange::atLeast(3), IntRange::of(4)) == IntRange::atLeast(7));
}

TEST_CASE("widening ends every chain") {
  IntRange range = IntRange::of(0);
  int rounds = 0;
  for (IntRange next = range; !leq(next, range) || rounds == 0; ++rounds) {
    range = widen(range, next);
    next = addRanges(range, IntRange::of(1));
    REQUIRE(rounds < 5);
  }
  CHECK(range == IntRange::atLeast(0));
}
