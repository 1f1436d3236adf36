#include "tests/evaluate/generated_values.h"

#include <doctest/doctest.h>

using namespace reify;

namespace {

AbstractValue number(int64_t value) { return AbstractValue::integerOf(value); }

void append(Heap &heap, const AbstractValue &list, int64_t value) {
  heap.update(list, [&](HeapObject &object) { object.elements.push_back(number(value)); });
}

} // namespace

TEST_CASE("a rollback restores every list, and what happened can be applied again") {
  Heap heap;
  AbstractValue a = heap.makeList({number(1)}), b = heap.makeList({number(2)});
  heap.mark();
  append(heap, a, 10);
  heap.mark();
  append(heap, a, 11);
  append(heap, b, 20);
  CHECK(show(a, &heap) == "[1, 10, 11]");
  Heap::Changes inner = heap.rollback();
  CHECK(show(a, &heap) == "[1, 10]");
  CHECK(show(b, &heap) == "[2]");
  heap.apply(inner);
  CHECK(show(b, &heap) == "[2, 20]");
  Heap::Changes outer = heap.rollback();
  CHECK(show(a, &heap) == "[1]");
  CHECK(show(b, &heap) == "[2]");
  heap.apply(outer);
  CHECK(show(a, &heap) == "[1, 10, 11]");
}

TEST_CASE("either of two branches: lists that differ are joined, untouched ones stay") {
  Heap heap;
  AbstractValue a = heap.makeList({number(1)}), b = heap.makeList({number(2)});
  heap.mark();
  append(heap, a, 3);
  Heap::Changes one = heap.rollback();
  heap.mark();
  append(heap, a, 4);
  Heap::Changes other = heap.rollback();
  heap.applyEither(one, other);
  CHECK(show(a, &heap) == "[1, ?]");
  CHECK(show(b, &heap) == "[2]");
  heap.applyEither(one, {});
  CHECK(heap.read(a)->knowsLength);
}

TEST_CASE("a change through a reference to one of two lists may have hit either") {
  Heap heap;
  AbstractValue a = heap.makeList({number(1)}), b = heap.makeList({number(1)});
  heap.update(join(a, b), [](HeapObject &object) { object.elements[0] = number(5); });
  CHECK(show(a, &heap) == "[?]");
  CHECK(heap.at(a.objects[0]).elements[0].integer == IntRange{1, 5, kNoSymbol});
}

TEST_CASE("copies of a heap do not share changes") {
  Heap heap;
  AbstractValue a = heap.makeList({number(1)});
  Heap copy = heap;
  append(heap, a, 2);
  CHECK(show(a, &heap) == "[1, 2]");
  CHECK(show(a, &copy) == "[1]");
}

TEST_CASE("forgetting reaches lists in lists") {
  Heap heap;
  AbstractValue inner = heap.makeList({number(1)});
  AbstractValue outer = heap.makeList({inner});
  CHECK(heap.isKnown(outer));
  heap.forget(outer, nullptr);
  CHECK_FALSE(heap.isKnown(outer));
  CHECK_FALSE(heap.read(inner)->knowsLength);
}
