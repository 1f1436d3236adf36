// Stepping through the source of library functions by line, in the order in which the interpreter ran
// it. All stops of a run make one sequence: refinement after refinement, line after line.
#pragma once
#include "engine/trace/trace.h"

#include <string>
#include <vector>

namespace reify {

inline constexpr uint32_t kNoLine = ~0u;

struct LinePosition {
  uint32_t step = 0;       // flat number; with a line, that of the refinement
  uint32_t line = kNoLine; // index into its stops; kNoLine: only at the step
  bool operator==(const LinePosition &) const = default;
};

/// The lines of the refinement at or around a step; null where no function is run.
const LineTrace *linesAround(const Trace &trace, uint32_t flat);
/// The position with the line that belongs to a step inside a refinement: the line that the step
/// works on, else where the function begins. Without a line where no function is run.
LinePosition positionOf(const Trace &trace, uint32_t flat);

// Moves. All give the same position where there is nowhere to go. From a step without a line they
// go to the first line behind it (backwards: to the last one before it).
LinePosition lineInto(const Trace &trace, LinePosition from); // next line, also of a helper
LinePosition lineOver(const Trace &trace, LinePosition from); // not into the helpers it calls
LinePosition lineOut(const Trace &trace, LinePosition from);  // next line of the caller
LinePosition lineIntoBack(const Trace &trace, LinePosition from);
LinePosition lineOverBack(const Trace &trace, LinePosition from);
LinePosition lineOutBack(const Trace &trace, LinePosition from); // the line that called

struct LocalRow {
  std::string name, value;
  std::string previous; // its value at the stop before in the same call; "" if it is new
  bool changed = false; // since then
};

/// A function that is running. The innermost comes first.
struct FrameRow {
  std::string function;
  Place place;        // of the line it is at
  uint32_t line = 0;  // the stop where it is
  std::string inside; // "round 3 of the loop in line 7"; "" if in none
  std::string result; // what it is going to return, or the exception that ends it
};

/// What is to be seen at one line of a run.
struct LineView {
  LinePosition at;    // without a line: the rest is empty
  uint32_t count = 0; // of stops in this refinement
  Place place;
  std::string function;
  std::vector<LocalRow> locals;
  std::vector<FrameRow> frames;
  /// What a reader has to know: that a condition is unknown and both branches run, that a round
  /// stands for any round, that branches were joined before this line.
  std::vector<std::string> notes;
  bool isCut = false; // the run went on beyond what is kept
};

LineView makeLineView(const Trace &trace, LinePosition at);
/// "round 3 of the loop in line 7, branch in which the condition of line 9 holds"; "" for none.
std::string scopeText(const Trace &trace, const LineTrace &lines, uint32_t stop);

} // namespace reify
