// The law that ties concrete and abstract interpretation together: what is computed of less known
// arguments must allow for what is computed of the known ones.
#pragma once
#include "engine/evaluate/heap.h"

#include <random>

namespace reify::check {

/// Makes sizes, numbers, strings and flags of known arguments unknown, by chance. Values keep their
/// identity: lists are changed in `heap`.
class Weakener {
public:
  explicit Weakener(uint32_t seed) : random_(seed) {}
  AbstractValue weaker(const AbstractValue &value, Heap &heap);

private:
  bool oneIn(uint32_t n) { return random_() % n == 0; }
  std::minstd_rand random_;
};

/// The value with unknown ints in its lists; a list of one size is a size too.
void forgetSizes(const AbstractValue &value, Heap &heap);

/// Whether `weak` allows for the known `value`.
bool covers(const AbstractValue &weak, const Heap &weakHeap, const AbstractValue &value, const Heap &heap);

} // namespace reify::check
