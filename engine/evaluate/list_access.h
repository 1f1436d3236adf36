// How the list rules look at lists. Internal to the evaluator.
#pragma once
#include "engine/evaluate/run.h"

namespace reify {

/// The lists that `value` may refer to, joined; nothing if it is no list.
std::optional<HeapObject> readList(Run &run, const AbstractValue &value);
/// The join of all elements; bottom if there are none.
AbstractValue anyElement(const HeapObject &object);
IntRange lengthRange(const HeapObject &object);
/// What is known of it as an int.
IntRange integerOf(const AbstractValue &value);
/// The positions that list[start:end:step] takes; `step` is not 0.
std::vector<size_t> slicePositions(size_t length, std::optional<int64_t> start,
                                   std::optional<int64_t> end, int64_t step);

} // namespace reify
