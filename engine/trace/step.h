// One step of a run: what was done, to which op, by which rule or library function, and why.
#pragma once
#include "engine/trace/reason.h"

#include <string_view>

namespace reify {

/// Names are used as they stand here (lower case) in the window, in JSON and in the docs.
enum class StepKind : uint8_t {
  Run,       // the whole run
  Iteration, // one round of the lowering loop
  Pipeline,  // a named group of passes
  Pass,      // one pass
  Refine,    // one op's result types are worked out by its library function
  Reify,     // the op is wrapped in a calculate op and the library function is called
  Inline,    // a call of a library function is replaced by its body
  Fold,      // an op is replaced by a constant or by an existing value
  Unroll,    // one iteration of a loop becomes straight code
  Branch,    // an If is replaced by the branch taken
  List,      // a list operation is carried out on a list literal
  TypeFound, // result types change
  Raise,     // the library function raises
  Stuck,     // a rule did not apply; the reason says why
  Erase,     // a dead op goes
  Drop,      // the calculate op is replaced by its body
  Rewrite,   // any other pattern
  Verify,    // the contract is checked
};
inline constexpr int kStepKindCount = int(StepKind::Verify) + 1;
std::string_view toString(StepKind kind);

/// A node of the step tree. Steps are stored in pre-order: a step's children follow it directly.
struct Step {
  StepKind kind = StepKind::Run;
  StepSubject subject = StepSubject::None;
  uint16_t depth = 0;        // of nesting; the run itself is 0
  uint32_t descendants = 0;  // steps below this one, in the same table
  StringId title;            // short, e.g. "fold torch.aten.eq.str"
  StringId detail;           // a sentence: what happened; the cause where something did not happen
  Reason reason;             // Stuck only: the same as data
  Stage stage = Stage::None; // of passes
  OpId op;                   // the op it is about; none for passes
  StringId function;         // library function, where one is at work
  PlaceId functionPlace;     // position in the library's source
  Moment before = 0;         // IR before and after, in the history of the same table
  Moment after = 0;
  uint32_t derivation = kNoDerivation; // Refine only: index of its inner steps, see trace.h
  static constexpr uint32_t kNoDerivation = ~0u;
};

} // namespace reify
