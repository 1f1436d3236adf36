// The results of a check as lines of one height: functions, their invocations, and what is to be said
// of those that did not pass.
#pragma once
#include "engine/catalogue/catalogue.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace reify {

enum class CheckRowKind : uint8_t {
  Function,
  Invocation,
  Message, // what is wrong
  Expected,
  Got,
  At,     // the line to blame
  Missed, // a branch, or lines, that nothing reached
};

struct CheckRow {
  CheckRowKind kind = CheckRowKind::Function;
  uint32_t function = 0;   // index into CheckReport::functions
  uint32_t invocation = 0; // into its invocations; of Missed: 0 the lines, else the branch, from 1
};

struct CheckQuery {
  bool problemsOnly = false;
  std::set<std::string> toggled; // symbols whose invocations are shown where they would not be, or not
  bool operator==(const CheckQuery &) const = default;
};

/// Functions with problems stand first, and open; else in the report's order.
std::vector<CheckRow> makeCheckRows(const check::CheckReport &report, const CheckQuery &query);
bool hasProblem(const check::FunctionResult &function);

/// "12 passed, 1 failed; 2 functions untested (0.03 s)".
std::string totalsOf(const check::CheckReport &report);
/// "my.scale shape", "helper rounded".
std::string titleOf(const check::FunctionResult &function);
/// What a Missed row says.
std::string missedText(const check::FunctionResult &function, uint32_t which);
Place missedPlace(const check::FunctionResult &function, uint32_t which);

} // namespace reify
