#include "engine/catalogue/results.h"

#include <algorithm>

namespace reify::check {

unsigned FunctionResult::count(Verdict verdict) const {
  return unsigned(std::ranges::count(invocations, verdict, &InvocationResult::verdict));
}

unsigned CheckReport::count(Verdict verdict) const {
  unsigned total = 0;
  for (const FunctionResult &function : functions)
    total += function.count(verdict);
  return total;
}

unsigned CheckReport::untested() const {
  return unsigned(std::ranges::count_if(
      functions, [](const FunctionResult &f) { return !f.kind.empty() && !f.isTested; }));
}

bool CheckReport::hasPassed() const {
  return inputIsGood && !isStopped && std::ranges::all_of(functions, &FunctionResult::hasPassed);
}

} // namespace reify::check
