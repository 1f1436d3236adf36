// What became of the decompositions of ops that are still there: whether any was tried, and why it
// did not apply.
#pragma once
#include "engine/trace/trace.h"

#include <unordered_map>

namespace reify {

class DecompositionAttempts {
public:
  /// Those up to `moment`.
  DecompositionAttempts(const Trace &trace, Moment moment);

  /// Whether decomposing was tried at all.
  bool wereMade() const { return wereMade_; }
  /// The step that says why an op was not decomposed; null if it has no decomposition.
  const Step *failureOf(OpId op) const;

private:
  const Trace &trace_;
  bool wereMade_ = false;
  std::unordered_map<uint32_t, const Step *> failures_; // the last one, by op
};

} // namespace reify
