#include "engine/check/invocations/weaken.h"

namespace reify::check {

AbstractValue Weakener::weaker(const AbstractValue &value, Heap &heap) {
  if (value.isOnly(Kind::Int) && oneIn(3)) {
    int64_t known = *value.asInt();
    return AbstractValue::integerIn(oneIn(2) && known >= 0 ? IntRange::atLeast(0) : IntRange{}, nullptr);
  }
  if (value.isOnly(Kind::Bool) && oneIn(3))
    return AbstractValue::unknownBool(nullptr);
  if (value.isOnly(Kind::Float) && oneIn(3))
    return AbstractValue::unknownFloat(nullptr);
  if (value.isOnly(Kind::Str) && oneIn(4))
    return AbstractValue::unknownString(nullptr);
  if (value.isOnly(Kind::Tuple) && value.tuple) {
    std::vector<AbstractValue> elements;
    for (const AbstractValue &element : *value.tuple)
      elements.push_back(weaker(element, heap));
    return AbstractValue::tupleOf(std::move(elements));
  }
  if (value.isOnly(Kind::List) && value.objects.size() == 1) {
    HeapObject object = heap.at(value.objects[0]);
    for (AbstractValue &element : object.elements)
      element = weaker(element, heap);
    if (oneIn(5)) { // also the length
      HeapObject open;
      open.knowsLength = false;
      for (const AbstractValue &element : object.elements)
        open.element = join(open.element, element);
      open.length = IntRange::atLeast(0);
      object = std::move(open);
    }
    heap.set(value.objects[0], std::move(object));
  }
  return value;
}

void forgetSizes(const AbstractValue &value, Heap &heap) {
  if (!value.isOnly(Kind::List) || value.objects.size() != 1)
    return;
  HeapObject object = heap.at(value.objects[0]);
  for (AbstractValue &element : object.elements)
    if (element.isOnly(Kind::Int))
      element = AbstractValue::integerIn(IntRange::atLeast(0), nullptr);
    else
      forgetSizes(element, heap);
  heap.set(value.objects[0], std::move(object));
}

static bool coversList(const AbstractValue &weak, const Heap &weakHeap, const AbstractValue &value, const Heap &heap) {
  std::optional<HeapObject> known = heap.read(value), object = weakHeap.read(weak.only(Kind::List));
  if (!known || !object)
    return false;
  if (!known->knowsLength) // left to the data
    return !object->knowsLength;
  int64_t length = int64_t(known->elements.size());
  if (object->knowsLength ? int64_t(object->elements.size()) != length
                          : length < object->length.low || length > object->length.high)
    return false;
  for (size_t i = 0; i < known->elements.size(); ++i)
    if (!covers(object->knowsLength ? object->elements[i] : object->element, weakHeap, known->elements[i], heap))
      return false;
  return true;
}

bool covers(const AbstractValue &weak, const Heap &weakHeap, const AbstractValue &value, const Heap &heap) {
  if (value.kinds & ~weak.kinds)
    return false;
  if (value.isOnly(Kind::List))
    return coversList(weak, weakHeap, value, heap);
  if (value.isOnly(Kind::Tuple)) {
    if (!weak.tuple || !value.tuple)
      return !weak.tuple;
    if (weak.tuple->size() != value.tuple->size())
      return false;
    for (size_t i = 0; i < value.tuple->size(); ++i)
      if (!covers((*weak.tuple)[i], weakHeap, (*value.tuple)[i], heap))
        return false;
    return true;
  }
  // What a function leaves to the data, or what does not fit into 64 bits, is unknown on both sides.
  if (value.isOnly(Kind::Int) && !value.integer.isKnown())
    return !weak.integer.isKnown();
  AbstractValue known = value, without = weak;
  known.integer.symbol = without.integer.symbol = kNoSymbol;
  return leq(known, without);
}

} // namespace reify::check
