// Abstract values by chance, for laws that must hold for all of them.
#pragma once
#include "engine/evaluate/heap.h"

#include <random>

namespace reify::test {

class Values {
public:
  explicit Values(unsigned seed) : random_(seed) {}

  int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }

  IntRange range() {
    int kind = number(0, 3);
    if (kind == 0)
      return IntRange::of(number(-1, 2));
    if (kind == 1)
      return IntRange::atLeast(number(-1, 1), SymbolId(number(0, 2)));
    int low = number(-2, 2);
    return low == 2 ? IntRange{} : IntRange{low, low + number(1, 2), SymbolId(number(0, 2))};
  }

  AbstractValue value(int depth = 2) {
    AbstractValue result;
    for (int parts = number(1, 10) <= 6 ? 1 : number(0, 3); parts > 0; --parts)
      result = join(result, part(depth));
    return result;
  }

  HeapObject list() {
    HeapObject object;
    object.knowsLength = number(0, 3) != 0;
    object.isSummary = number(0, 5) == 0;
    if (!object.knowsLength) {
      object.element = value(1);
      object.length = IntRange::atLeast(number(0, 2));
      return object;
    }
    for (int i = number(0, 3); i > 0; --i)
      object.elements.push_back(value(1));
    return object;
  }

private:
  AbstractValue part(int depth) {
    switch (number(0, depth > 0 ? 9 : 7)) {
    case 0:
      return AbstractValue::none();
    case 1:
      return number(0, 2) ? AbstractValue::boolean(number(0, 1)) : AbstractValue::unknownBool(nullptr);
    case 2:
    case 3:
      return AbstractValue::integerIn(range(), nullptr);
    case 4:
      return number(0, 2) ? AbstractValue::floatOf(number(0, 1) * 0.5) : AbstractValue::unknownFloat(nullptr);
    case 5:
      return number(0, 2) ? AbstractValue::stringOf(number(0, 1) ? "a" : "b") : AbstractValue::unknownString(nullptr);
    case 6:
      return AbstractValue::listAt(ObjectId(number(0, 2)));
    case 7:
      return tensor();
    default: {
      std::vector<AbstractValue> elements;
      for (int i = number(0, 2); i > 0; --i)
        elements.push_back(value(depth - 1));
      return AbstractValue::tupleOf(std::move(elements));
    }
    }
  }

  AbstractValue tensor() {
    TensorFacts facts;
    if (number(0, 2)) {
      facts.sizes.emplace();
      for (int i = number(0, 2); i > 0; --i)
        facts.sizes->push_back(range());
    }
    if (number(0, 1))
      facts.dtype = number(5, 7);
    return AbstractValue::tensorOf(std::move(facts));
  }

  std::mt19937 random_;
};

} // namespace reify::test
