// Which values a value's facts come from, through the ops of the module at one moment: operands,
// and for ops with regions what their regions yield.
#pragma once
#include "engine/trace/trace.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace reify {

class ValueFlow {
public:
  ValueFlow(const Trace &trace, Moment moment) : trace_(trace), history_(trace.model), moment_(moment) {}

  /// Operands of the op, none if it is not there.
  std::vector<ValueId> operandsOf(OpId op) const;
  /// What the value is made from. Of arguments of functions: nothing.
  std::vector<ValueId> sourcesOf(ValueId value) const;
  /// Ops that use the value; looks at the whole module, once.
  const std::vector<OpId> &usersOf(ValueId value);
  /// Whether the value is an argument of a function (and not of a loop's body).
  bool isFunctionArgument(ValueId value) const;

private:
  std::string_view nameOf(OpId op) const { return trace_.tables.string(history_.ops[op.index].name); }
  void addYielded(OpId op, uint32_t region, size_t number, std::vector<ValueId> &sources) const;
  void collectUsers(OpId op);

  const Trace &trace_;
  const History &history_;
  Moment moment_;
  bool hasUsers_ = false;
  std::unordered_map<ValueId, std::vector<OpId>> users_;
};

} // namespace reify
