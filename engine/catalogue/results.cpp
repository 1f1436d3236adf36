#include "engine/catalogue/results.h"

#include "engine/source/left_out.h"

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
  return unsigned(
      std::ranges::count_if(functions, [](const FunctionResult &f) { return !f.kind.empty() && !f.isTested; }));
}

bool CheckReport::hasPassed() const {
  // A name or a default that contradicts the op's schema is a mistake, though the function runs.
  const bool isSuspect =
      std::ranges::any_of(diagnostics, [](const Diagnostic &d) { return d.id.starts_with("python.suspect."); });
  return inputIsGood && !isStopped && !isSuspect && !hasLeftOutFunctions(diagnostics) &&
         std::ranges::all_of(functions, &FunctionResult::hasPassed);
}

std::string lineRanges(const std::vector<uint32_t> &lines) {
  std::string text;
  for (size_t i = 0; i < lines.size();) {
    size_t last = i;
    while (last + 1 < lines.size() && lines[last + 1] == lines[last] + 1)
      ++last;
    text += (text.empty() ? "" : ", ") + std::to_string(lines[i]);
    if (last > i)
      text += "-" + std::to_string(lines[last]);
    i = last + 1;
  }
  return text;
}

} // namespace reify::check
