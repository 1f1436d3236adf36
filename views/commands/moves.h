// Commands that move in the run: by step, by line of a library function, to a breakpoint, to a type that differs.
#pragma once
#include "views/command.h"
#include <cstdint>

namespace reify {

enum class Move : uint8_t { Into, Over, Out, IntoBack, OverBack, OutBack, NextOp, PreviousOp, First, Last };

/// By line of the source of a library function.
enum class LineMove : uint8_t { Into, Over, Out, IntoBack, OverBack, OutBack };

struct MoveCursor {
  Move move;
  bool operator==(const MoveCursor &) const = default;
};

struct GoToStep {
  uint32_t flat;
  bool operator==(const GoToStep &) const = default;
};

struct MoveLine {
  LineMove move;
  bool operator==(const MoveLine &) const = default;
};

struct GoToLine {
  uint32_t line;
  bool operator==(const GoToLine &) const = default;
}; // a stop of the refinement that is shown

struct RunToBreakpoint {
  bool backwards = false;
  bool operator==(const RunToBreakpoint &) const = default;
};

/// To where the next type was found that is not the written one, in the order of the list.
struct NextDisagreement {
  bool backwards = false;
  bool operator==(const NextDisagreement &) const = default;
};

struct GoToDisagreement {
  uint32_t index; // into WrittenTypes::values
  bool operator==(const GoToDisagreement &) const = default;
};

} // namespace reify
