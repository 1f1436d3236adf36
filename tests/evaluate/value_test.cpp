#include "tests/evaluate/generated_values.h"

#include <doctest/doctest.h>

using namespace reify;
using reify::test::Values;

TEST_CASE("join is a least upper bound: idempotent, commutative, associative, above both") {
  Values values(3);
  for (int round = 0; round < 3000; ++round) {
    AbstractValue a = values.value(), b = values.value(), c = values.value();
    CAPTURE(show(a, nullptr));
    CAPTURE(show(b, nullptr));
    CAPTURE(show(c, nullptr));
    CHECK(sameKnowledge(join(a, a), a));
    CHECK(sameKnowledge(join(a, b), join(b, a)));
    CHECK(sameKnowledge(join(a, join(b, c)), join(join(a, b), c)));
    CHECK(leq(a, join(a, b)));
    CHECK(leq(b, join(a, b)));
    // The least: any other upper bound lies above it.
    if (leq(a, c) && leq(b, c))
      CHECK(leq(join(a, b), c));
    CHECK(leq(join(a, b), widen(a, b)));
  }
}

TEST_CASE("the order is an order") {
  Values values(4);
  for (int round = 0; round < 3000; ++round) {
    AbstractValue a = values.value(), b = values.value(), c = values.value();
    CHECK(leq(a, a));
    CHECK(leq(AbstractValue::bottom(), a));
    if (leq(a, b) && leq(b, c))
      CHECK(leq(a, c));
    CHECK(leq(a, b) == sameKnowledge(join(a, b), b));
  }
}

TEST_CASE("lists keep the laws too") {
  Values values(5);
  auto same = [](const HeapObject &a, const HeapObject &b) { return leq(a, b) && leq(b, a); };
  for (int round = 0; round < 3000; ++round) {
    HeapObject a = values.list(), b = values.list(), c = values.list();
    CHECK(same(join(a, a), a));
    CHECK(same(join(a, b), join(b, a)));
    CHECK(same(join(a, join(b, c)), join(join(a, b), c)));
    CHECK(leq(a, join(a, b)));
    CHECK(leq(join(a, b), widen(a, b)));
  }
}

TEST_CASE("splitting a value into its alternatives loses nothing") {
  Values values(6);
  for (int round = 0; round < 1000; ++round) {
    AbstractValue value = values.value(), together;
    for (unsigned bit = 0; bit <= 10; ++bit)
      if (Kind kind = Kind(1 << bit); value.has(kind)) {
        CHECK(value.only(kind).isOnly(kind));
        CHECK_FALSE(value.without(kind).has(kind));
        together = join(together, value.only(kind));
      }
    // List and Dict share their references, and only one of them occurs here.
    CHECK(sameKnowledge(together, value));
  }
}

TEST_CASE("values as they are shown") {
  Heap heap;
  auto unknownSize = [] { return AbstractValue::integerIn(IntRange::atLeast(0), nullptr); };
  AbstractValue list = heap.makeList({AbstractValue::integerOf(2), unknownSize(), AbstractValue::integerOf(3)});
  CHECK(show(list, &heap) == "[2, ?, 3]");
  CHECK(show(unknownSize(), &heap) == "unknown int >= 0");
  CHECK(show(AbstractValue::unknownInt(nullptr), &heap) == "unknown int");
  CHECK(show(AbstractValue::integerIn({1, 5, kNoSymbol}, nullptr), &heap) == "unknown int in [1, 5]");
  CHECK(show(AbstractValue::tupleOf({AbstractValue::integerOf(2), AbstractValue::integerOf(6)}), &heap) == "(2, 6)");
  CHECK(show(AbstractValue::none(), &heap) == "None");
  CHECK(show(join(AbstractValue::none(), list), &heap) == "maybe None or [2, ?, 3]");
  CHECK(show(AbstractValue::stringOf("unsigned"), &heap) == "'unsigned'");
  CHECK(show(AbstractValue::boolean(true), &heap) == "True");
  CHECK(show(join(AbstractValue::unknownInt(nullptr), AbstractValue::unknownFloat(nullptr)), &heap) ==
        "unknown number");
  CHECK(show(heap.makeUnknownList(unknownSize(), nullptr), &heap) == "list of unknown length of unknown int >= 0");
  CHECK(show(AbstractValue::tensorOf({std::vector<IntRange>{IntRange::of(2), IntRange::atLeast(0)}, 6}), &heap) ==
        "tensor [2, ?] float32");
}

TEST_CASE("keys do not depend on the numbers of symbols and lists, only on which are the same") {
  auto keyOf = [](SymbolId first, SymbolId second, int listsBefore) {
    Heap heap;
    for (int i = 0; i < listsBefore; ++i)
      heap.makeList({});
    auto size = [](SymbolId symbol) { return AbstractValue::integerIn(IntRange::atLeast(0, symbol), nullptr); };
    AbstractValue list = heap.makeList({size(first), size(second)});
    Canonical canonical;
    canonical.add(list, heap);
    canonical.add(list, heap);
    return canonical.text;
  };
  CHECK(keyOf(7, 9, 0) == keyOf(3, 4, 5));
  CHECK(keyOf(7, 7, 0) != keyOf(7, 9, 0));
}

TEST_CASE("different knowledge has different keys") {
  Values values(7);
  Heap heap;
  for (int i = 0; i < 3; ++i)
    heap.add(values.list());
  std::map<std::string, AbstractValue> seen;
  for (int round = 0; round < 3000; ++round) {
    AbstractValue value = values.value();
    Canonical canonical;
    canonical.add(value, heap);
    auto [entry, isNew] = seen.emplace(canonical.text, value);
    if (!isNew && value.objects.empty() && !value.has(Kind::Tensor) && !value.has(Kind::Tuple)) {
      AbstractValue other = entry->second;
      value.integer.symbol = other.integer.symbol = kNoSymbol; // renumbered
      CHECK(sameKnowledge(value, other));
    }
  }
}
