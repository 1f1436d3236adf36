// How the interpreter went through the source of library functions, line by line. A stop is a line
// that is about to run, with what the local variables are at that moment. Stops are in the order of
// execution; at a condition that is not known both branches run, one after the other.
#pragma once
#include "engine/trace/ids.h"

#include <vector>

namespace reify {

enum class LineScopeKind : uint8_t {
  Call,   // of a function; the outermost scope is the call of the library function itself
  Round,  // of a loop
  Branch, // of an if on a condition that is not known: both run
};

/// What stops happened in. Scopes nest by `parent`, up to a Call without one.
struct LineScope {
  static constexpr uint32_t kNone = ~0u;
  LineScopeKind kind = LineScopeKind::Call;
  bool isOpen = false; // Round: any round of a loop whose number of rounds is not known
  bool holds = false;  // Branch: the one in which the condition holds
  uint32_t parent = kNone;
  uint32_t round = 0;      // Round: from 0
  uint32_t caller = kNone; // Call: the stop that it was called from; none for the outermost
  StringId function;       // Call
  PlaceId place;           // Round, Branch: of the loop, of the if
  StringId result;         // Call: what it returned, "" if it did not return
  StringId raised;         // the exception that ended it, "" if none did
};

struct LocalValue {
  StringId name, value; // "rank", "[2, ?, 3]"
};

struct LineStop {
  PlaceId place; // in the function's file
  uint32_t scope = 0;
  uint32_t firstLocal = 0; // in LineTrace::locals
  uint16_t localCount = 0;
  uint16_t depth = 0; // of calls; 0 in the library function itself
};

struct LineTrace {
  std::vector<LineStop> stops;
  std::vector<LineScope> scopes;
  std::vector<LocalValue> locals;
  bool isCut = false; // the run went on beyond what is kept
};

} // namespace reify
