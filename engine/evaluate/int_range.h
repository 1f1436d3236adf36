// An integer that may be unknown: an interval, and optionally a symbol. Two integers with the same
// symbol are the same number, whatever it is, so `x - x` is 0 for an unknown size x.
//
//           [min, max]  (nothing known)
//           /    |    \
//      [0, max] ...  [1, 5]     join = hull; the symbol stays only if both have it
//           \    |    /
//             [3, 3]   (known)
#pragma once
#include <cstdint>
#include <limits>
#include <optional>

namespace reify {

using SymbolId = uint32_t;
inline constexpr SymbolId kNoSymbol = 0;

struct IntRange {
  // The ends of int64 stand for "no bound".
  static constexpr int64_t kLowest = std::numeric_limits<int64_t>::min();
  static constexpr int64_t kHighest = std::numeric_limits<int64_t>::max();

  int64_t low = kLowest;
  int64_t high = kHighest;
  SymbolId symbol = kNoSymbol; // never on a known integer

  static IntRange of(int64_t value) { return {value, value, kNoSymbol}; }
  static IntRange atLeast(int64_t low, SymbolId symbol = kNoSymbol) { return {low, kHighest, symbol}; }
  bool isKnown() const { return low == high; }
  bool isUnbounded() const { return low == kLowest && high == kHighest; }
  std::optional<int64_t> value() const { return isKnown() ? std::optional<int64_t>(low) : std::nullopt; }
  bool operator==(const IntRange &) const = default;
};

IntRange join(const IntRange &a, const IntRange &b);
bool leq(const IntRange &a, const IntRange &b);
/// As join, but a bound that grew becomes "no bound", so that chains end.
IntRange widen(const IntRange &older, const IntRange &newer);

// Exact on the set of pairs they are given, up to the interval's hull; symbols are looked at where
// equality of operands decides the result (x - x, x < x).
IntRange addRanges(const IntRange &a, const IntRange &b);
IntRange subRanges(const IntRange &a, const IntRange &b);
IntRange mulRanges(const IntRange &a, const IntRange &b);
IntRange negRange(const IntRange &a);
IntRange minRanges(const IntRange &a, const IntRange &b);
IntRange maxRanges(const IntRange &a, const IntRange &b);
/// Python's floor division and modulo; pairs with a zero divisor are left out.
IntRange floorDivRanges(const IntRange &a, const IntRange &b);
IntRange moduloRanges(const IntRange &a, const IntRange &b);

/// Decided only if it holds, or fails, for all pairs.
std::optional<bool> lessThan(const IntRange &a, const IntRange &b);
std::optional<bool> lessOrEqual(const IntRange &a, const IntRange &b);
std::optional<bool> equal(const IntRange &a, const IntRange &b);

} // namespace reify
