// What a run found out about a value's type, through all that became of the value: refined where it
// stands, replaced by another value, copied into the callers of its function.
#pragma once
#include "engine/contract/written/written_types.h"

#include <unordered_map>

namespace reify {

struct FoundType {
  std::optional<std::vector<int64_t>> sizes; // absent = rank unknown
  std::string dtype;                         // empty = unknown
  ValueId sizesFrom, dtypeFrom;              // values in which this was seen; none where nothing is known
};

class FoundTypes {
public:
  /// `trace` must have forgotten its types, and outlive this.
  explicit FoundTypes(const Trace &trace);
  /// Linear in what became of the value; each value is looked at once.
  const FoundType &of(ValueId value);
  /// Copies of the op that stand elsewhere.
  const std::vector<OpId> &copiesOf(OpId op) const;
  /// What calls of its function give for an argument, in the model as it was read.
  const std::vector<ValueId> &givenFor(ValueId argument) const;
  /// What the called function returns for a result of a call; none for any other value.
  ValueId returnedFor(ValueId result) const;

private:
  void findCopies();
  void findCalls();
  void collectCalls(OpId op);
  void addCall(OpId call, const OpVersion &version);
  FoundType find(ValueId value);
  std::vector<ValueId> stakesOf(ValueId value) const;

  const Trace &trace_;
  const History &history_;
  Moment before_;                                          // the model as it was read
  std::unordered_map<uint32_t, std::vector<OpId>> copies_; // by op
  std::unordered_map<ValueId, std::vector<ValueId>> given_;
  std::unordered_map<ValueId, ValueId> returned_;
  std::unordered_map<std::string_view, OpId> functions_; // by name
  std::unordered_map<ValueId, FoundType> found_;
  unsigned depth_ = 0;
};

} // namespace reify
