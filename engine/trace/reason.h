// What a step is about and why something stayed as it was, as data. The sentences that go with it are in Step::detail
// and Refinement::reason, for people; nothing reads those back.
#pragma once
#include "engine/trace/ids.h"

#include <string_view>

namespace reify {

/// What a step works out.
enum class StepSubject : uint8_t { None, Shape, Dtype, Decomposition, ValueSemantics, Slot };

/// Where in the life of an op a pass belongs; the window's four stages, and what is before and after them.
enum class Stage : uint8_t { None, Reify, Inline, Simplify, Refine, Drop, Verify };
/// As snapshots, JSON and docs have it; "" for None.
std::string_view toString(Stage stage);

enum class ReasonKind : uint8_t {
  None,
  // Why a refinement left something unknown.
  Raises,           // the library function raises
  NoFunction,       // there is none
  SignatureDiffers, // the function does not fit the op
  UntypedElements,  // the tensors of a list have no types of their own
  NotTold,          // the function does not tell: an operand or a value in it is unknown
  // Why a mutable copy cannot become a value.
  GoesThroughRegion, // a branch or a loop hands it on
  PutIntoAggregate,  // a list, a tuple or an optional holds it
  MayBeChanged,      // an op uses it that may change it or keep it
  UsedApart,         // it is overwritten, and its uses are not together
  ReadAfterOverwrite,
  ReturnedTwice,
};

struct Reason {
  ReasonKind kind = ReasonKind::None;
  StringId op; // the name of the op that is in the way, where one is
  explicit operator bool() const { return kind != ReasonKind::None; }
};

} // namespace reify
