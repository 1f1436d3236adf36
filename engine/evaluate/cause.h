// Why something is not known: the first place where knowledge was lost on the way to a value. Every
// unknown carries one; results made from unknowns hand their operands' cause on.
#pragma once
#include "engine/source/diagnostics.h"

#include <memory>
#include <string>

namespace reify {

enum class CauseKind : uint8_t {
  NotConstant,   // an operand of the refined op is not a constant
  UnknownRank,   // a tensor operand has no known rank
  UnknownSize,   // a tensor operand has a dynamic size
  UnknownDtype,  // a tensor operand has no known dtype
  MutatedList,   // a list operand is changed by somebody in the model
  UnknownOp,     // the evaluator has no rule for an op of the library function
  UnknownCallee, // a called function is missing
  Branches,      // two branches of an If on an unknown condition disagree
  Loop,          // a loop whose number of rounds is unknown
  DataDependent, // the function itself says that the size depends on the data
  Arithmetic,    // the exact result does not fit, or a rule refused its operands
  Promotion,     // dtypes that do not promote
};

struct Cause {
  CauseKind kind = CauseKind::UnknownOp;
  std::string text; // "operand #2 'mode' is not a constant"
  Place place;      // in the library's source; unknown if the cause is an operand
  int operand = -1; // of the refined op; -1 if the cause lies in the function
};

using CausePtr = std::shared_ptr<const Cause>;

} // namespace reify
