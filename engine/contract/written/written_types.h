// Written types beside found ones. When a run forgot the types that the model states (an exported program
// carries PyTorch's answer for every value) and found them again by the library alone, every value has
// two: this says how they compare, and which step and line of the library made a type that differs.
// Pure function of a trace, like the contract report.
#pragma once
#include "engine/trace/trace.h"

#include <array>
#include <string>
#include <vector>

namespace reify {

enum class TypeVerdict : uint8_t {
  Equal,
  KnowsMore,     // the found type states all that was written, and more
  KnowsLess,     // rank, a size or the dtype stayed unknown though it was written
  Contradiction, // rank, a size or the dtype is another one
  Gone,          // removed (as unused, as a rule) before the library was asked
};
inline constexpr size_t kTypeVerdictCount = size_t(TypeVerdict::Gone) + 1;
/// "equal", "knows more", "knows less", "contradiction", "gone".
std::string_view toString(TypeVerdict verdict);
/// By sizes and dtype alone; value semantics do not count. A written `?` against a number is knowing more.
TypeVerdict compareTypes(const TorchType &written, const TorchType &found);
/// "size #0 is 3, not 2", "rank 3, not 2", "dtype f32, not f16", "size #1 stays unknown"; joined by "; ".
std::string differenceText(const TorchType &written, const TorchType &found);

struct TypeComparison {
  ValueId value;
  OpId op;            // that defines it; of an argument the function or loop
  std::string opName; // "torch.aten.tanh"; of an operator its own name
  TypeVerdict verdict = TypeVerdict::Equal;
  std::string written, found; // as printed
  std::string difference;     // "" for equal types
  Place place;                // of the op in the model
  int32_t consequenceOf = -1; // index of the comparison that this disagreement follows from

  // What made the found type; filled in for contradictions and for less known types.
  uint32_t step = 0;   // flat number; 0 if there is none
  StringId function;   // of the library
  Place functionPlace; // the line that returned, else the function's beginning
  uint32_t stop = ~0u; // that line in the refinement's LineTrace
  Place madeAt;        // of a contradiction: the line that worked out the first size that differs
  std::string reason;  // why something stayed unknown
  Place reasonPlace;

  bool isDisagreement() const { return verdict == TypeVerdict::Contradiction || verdict == TypeVerdict::KnowsLess; }
};

struct WrittenTypes {
  bool wereForgotten = false;         // else there is nothing to compare, and the rest is empty
  std::vector<TypeComparison> values; // all forgotten types, in the order of the model
  std::array<size_t, kTypeVerdictCount> counts{};
  /// Contradictions, then types that know less; roots first, each followed by what comes of it.
  std::vector<uint32_t> disagreements;

  size_t count(TypeVerdict verdict) const { return counts[size_t(verdict)]; }
  size_t roots(TypeVerdict verdict) const;
  /// O(log values); null for a value whose type was not forgotten.
  const TypeComparison *find(ValueId value) const;
  std::vector<std::pair<ValueId, uint32_t>> byValue; // sorted
};

/// At the end of the run. Linear in ops and steps (times log of steps for disagreements).
WrittenTypes compareWithWritten(const Trace &trace);

} // namespace reify
