// How the list rules look at lists. Internal to the evaluator.
#pragma once
#include "engine/evaluate/run.h"

namespace reify {

/// What a reference to a list shows: the list itself, or several joined. Not to be kept over a
/// change of the heap.
class ListRead {
public:
  ListRead() = default;
  explicit ListRead(const HeapObject &object) : object_(&object) {}
  explicit ListRead(HeapObject &&joined) : joined_(std::move(joined)) {}

  explicit operator bool() const { return object_ || joined_; }
  const HeapObject &operator*() const { return joined_ ? *joined_ : *object_; }
  const HeapObject *operator->() const { return &**this; }

private:
  const HeapObject *object_ = nullptr;
  std::optional<HeapObject> joined_;
};

/// The lists that `value` may refer to; nothing if it is no list.
ListRead readList(Run &run, const AbstractValue &value);
/// The join of all elements; bottom if there are none.
AbstractValue anyElement(const HeapObject &object);
IntRange lengthRange(const HeapObject &object);
/// What is known of it as an int.
IntRange integerOf(const AbstractValue &value);
/// The positions that list[start:end:step] takes; `step` is not 0.
std::vector<size_t> slicePositions(size_t length, std::optional<int64_t> start, std::optional<int64_t> end,
                                   int64_t step);

} // namespace reify
