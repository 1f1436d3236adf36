#include "engine/evaluate/int_range.h"

#include <algorithm>

namespace reify {
namespace {

using Wide = __int128;

/// The bounds as numbers, with "no bound" far beyond any 64-bit value. A known integer is exact
/// even at the ends of int64: a slice up to 9223372036854775807 is common.
constexpr Wide kInfinity = Wide(1) << 100;
Wide low(const IntRange &range) {
  return range.low == IntRange::kLowest && !range.isKnown() ? -kInfinity : Wide(range.low);
}
Wide high(const IntRange &range) {
  return range.high == IntRange::kHighest && !range.isKnown() ? kInfinity : Wide(range.high);
}

IntRange rangeOf(Wide low, Wide high) {
  IntRange range;
  range.low = low <= Wide(IntRange::kLowest)    ? IntRange::kLowest
              : low >= Wide(IntRange::kHighest) ? IntRange::kHighest
                                                : int64_t(low);
  range.high = high >= Wide(IntRange::kHighest)  ? IntRange::kHighest
               : high <= Wide(IntRange::kLowest) ? IntRange::kLowest
                                                 : int64_t(high);
  // Out of 64 bits altogether: unknown, not "known to be the largest int".
  if (range.low == range.high && (low != high || Wide(range.low) != low))
    return {};
  return range;
}

bool isSameSymbol(const IntRange &a, const IntRange &b) { return a.symbol != kNoSymbol && a.symbol == b.symbol; }

/// Infinity times zero is zero here: the bound is never reached.
Wide times(Wide a, Wide b) {
  if (a == 0 || b == 0)
    return 0;
  bool isHuge = a >= kInfinity || a <= -kInfinity || b >= kInfinity || b <= -kInfinity;
  if (!isHuge)
    return a * b;
  return (a > 0) == (b > 0) ? kInfinity : -kInfinity;
}

Wide floorDiv(Wide a, Wide b) {
  if (b >= kInfinity || b <= -kInfinity) {
    if (a >= kInfinity || a <= -kInfinity)
      return (a > 0) == (b > 0) ? kInfinity : -kInfinity;
    return a != 0 && (a > 0) != (b > 0) ? -1 : 0;
  }
  if (a >= kInfinity || a <= -kInfinity)
    return (a > 0) == (b > 0) ? kInfinity : -kInfinity;
  Wide quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

} // namespace

IntRange join(const IntRange &a, const IntRange &b) {
  IntRange result{std::min(a.low, b.low), std::max(a.high, b.high), kNoSymbol};
  if (a.symbol == b.symbol)
    result.symbol = a.symbol;
  return result;
}

bool leq(const IntRange &a, const IntRange &b) {
  return a.low >= b.low && a.high <= b.high && (b.symbol == kNoSymbol || a.symbol == b.symbol);
}

IntRange widen(const IntRange &older, const IntRange &newer) {
  IntRange result = join(older, newer);
  // Zero is kept as a bound: sizes and counters live on it.
  if (result.low < older.low)
    result.low = result.low >= 0 ? 0 : IntRange::kLowest;
  if (result.high > older.high)
    result.high = IntRange::kHighest;
  return result;
}

IntRange addRanges(const IntRange &a, const IntRange &b) {
  if (b.isKnown() && b.low == 0)
    return a;
  if (a.isKnown() && a.low == 0)
    return b;
  return rangeOf(low(a) + low(b), high(a) + high(b));
}

IntRange subRanges(const IntRange &a, const IntRange &b) {
  if (isSameSymbol(a, b))
    return IntRange::of(0);
  if (b.isKnown() && b.low == 0)
    return a;
  return rangeOf(low(a) - high(b), high(a) - low(b));
}

IntRange mulRanges(const IntRange &a, const IntRange &b) {
  if (b.isKnown() && b.low == 1)
    return a;
  if (a.isKnown() && a.low == 1)
    return b;
  Wide corners[] = {times(low(a), low(b)), times(low(a), high(b)), times(high(a), low(b)), times(high(a), high(b))};
  return rangeOf(*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4));
}

IntRange negRange(const IntRange &a) { return rangeOf(-high(a), -low(a)); }

IntRange minRanges(const IntRange &a, const IntRange &b) {
  if (isSameSymbol(a, b) || a.high <= b.low)
    return a;
  if (b.high <= a.low)
    return b;
  return {std::min(a.low, b.low), std::min(a.high, b.high), kNoSymbol};
}

IntRange maxRanges(const IntRange &a, const IntRange &b) {
  if (isSameSymbol(a, b) || a.low >= b.high)
    return a;
  if (b.low >= a.high)
    return b;
  return {std::max(a.low, b.low), std::max(a.high, b.high), kNoSymbol};
}

IntRange floorDivRanges(const IntRange &a, const IntRange &b) {
  if (b.isKnown() && b.low == 1)
    return a;
  if (isSameSymbol(a, b))
    return IntRange::of(1);
  bool haveBounds = false;
  Wide lowest = 0, highest = 0;
  auto take = [&](Wide divisor) {
    for (Wide dividend : {low(a), high(a)}) {
      Wide quotient = floorDiv(dividend, divisor);
      lowest = haveBounds ? std::min(lowest, quotient) : quotient;
      highest = haveBounds ? std::max(highest, quotient) : quotient;
      haveBounds = true;
    }
  };
  // Monotone in each argument as long as the divisor keeps its sign.
  if (low(b) < 0) {
    take(low(b));
    take(std::min<Wide>(high(b), -1));
  }
  if (high(b) > 0) {
    take(std::max<Wide>(low(b), 1));
    take(high(b));
  }
  return haveBounds ? rangeOf(lowest, highest) : IntRange{};
}

IntRange moduloRanges(const IntRange &a, const IntRange &b) {
  if (isSameSymbol(a, b))
    return IntRange::of(0);
  if (low(b) > 0) {
    if (low(a) >= 0 && high(a) < low(b))
      return a; // already smaller than any divisor
    return rangeOf(0, std::min(high(b) - 1, low(a) >= 0 ? high(a) : kInfinity));
  }
  if (high(b) < 0)
    return rangeOf(low(b) + 1, 0);
  return {};
}

std::optional<bool> lessThan(const IntRange &a, const IntRange &b) {
  if (isSameSymbol(a, b))
    return false;
  if (high(a) < low(b))
    return true;
  if (low(a) >= high(b))
    return false;
  return std::nullopt;
}

std::optional<bool> lessOrEqual(const IntRange &a, const IntRange &b) {
  if (isSameSymbol(a, b))
    return true;
  if (high(a) <= low(b))
    return true;
  if (low(a) > high(b))
    return false;
  return std::nullopt;
}

std::optional<bool> equal(const IntRange &a, const IntRange &b) {
  if (isSameSymbol(a, b) || (a.isKnown() && b.isKnown() && a.low == b.low))
    return true;
  if (high(a) < low(b) || low(a) > high(b))
    return false;
  return std::nullopt;
}

} // namespace reify
