// Which step, library function and line made the type that a run found for a value, or why it stayed
// unknown.
#pragma once
#include "engine/contract/written/found_types.h"
#include "engine/contract/written/written_types.h"

#include <optional>
#include <unordered_map>

namespace reify {

class TypeOrigins {
public:
  explicit TypeOrigins(const Trace &trace);
  /// Fills in all that a comparison says of where its found type comes from. O(log steps), and linear in
  /// the lines of one refinement.
  void explain(TypeComparison &comparison, const TorchType &written, const FoundType &found) const;
  /// Whether some library function was looked up for the op.
  bool wasRefined(OpId op) const { return refinements_.contains(trace_.model.identity(op).index); }

private:
  struct Pair {
    const Refinement *shape = nullptr, *dtype = nullptr; // the last ones
  };
  void explainFound(TypeComparison &comparison, ValueId seenIn, bool isDtype) const;
  Place makerOf(const Step &step, uint32_t result, std::optional<size_t> size) const;
  void explainUnknown(TypeComparison &comparison, bool isDtype) const;
  const Step *innermostAt(Moment moment, uint32_t &flat) const;
  void lineOf(TypeComparison &comparison, const Step &step) const;

  const Trace &trace_;
  std::unordered_map<uint32_t, Pair> refinements_; // by op
};

} // namespace reify
