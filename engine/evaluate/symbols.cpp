#include "engine/evaluate/run.h"

namespace reify {

void SymbolTable::forgetExpressions() {
  symbols_.clear();
  origins_.clear();
}

IntRange SymbolTable::named(IntRange range, int operation, const IntRange &a, const IntRange &b, bool isCommutative) {
  if (range.isKnown() || range.symbol != kNoSymbol)
    return range;
  auto isNameable = [](const IntRange &r) { return r.isKnown() || r.symbol != kNoSymbol; };
  if (!isNameable(a) || !isNameable(b) || symbols_.size() >= kMaximalExpressions)
    return range;
  auto termOf = [](const IntRange &r) { return Term{r.symbol, r.isKnown() ? r.low : 0}; };
  Term left = termOf(a), right = termOf(b);
  if (isCommutative && right < left)
    std::swap(left, right);
  auto [entry, isNew] = symbols_.try_emplace({operation, left, right}, kNoSymbol);
  if (isNew) {
    entry->second = fresh();
    origins_[entry->second] = {operation, a, b};
  }
  range.symbol = entry->second;
  return range;
}

std::optional<IntRange> SymbolTable::otherOperand(SymbolId symbol, int operation, int64_t b, bool isCommutative) const {
  auto found = origins_.find(symbol);
  if (symbol == kNoSymbol || found == origins_.end() || found->second.operation != operation)
    return std::nullopt;
  if (found->second.b == IntRange::of(b))
    return found->second.a;
  if (isCommutative && found->second.a == IntRange::of(b))
    return found->second.b;
  return std::nullopt;
}

} // namespace reify
