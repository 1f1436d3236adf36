// Breakpoints on lines of library functions: what of a run passes them, in which order, and why
// nothing does.
#pragma once
#include "engine/query/lines.h"

#include <memory>
#include <optional>
#include <span>

namespace reify {

struct SourceLine {
  std::string file; // as places of the run have it
  uint32_t line = 0;
  bool operator==(const SourceLine &) const = default;
};

/// Where in a run each line of library source is passed. Made once for a trace.
class StopIndex {
public:
  explicit StopIndex(std::shared_ptr<const Trace> trace);

  /// How often the run passes the line: all ops, all calls, all rounds.
  uint64_t hits(const SourceLine &line) const;
  /// Why the run never passes the line; "" if it does.
  std::string whyNot(const SourceLine &line) const;
  /// The next (previous) position at one of the lines; none if there is none in that direction.
  std::optional<LinePosition> next(LinePosition from, std::span<const SourceLine> lines) const;
  std::optional<LinePosition> previous(LinePosition from, std::span<const SourceLine> lines) const;
  /// All positions at one of the lines, in order, at most `limit`.
  std::vector<LinePosition> all(std::span<const SourceLine> lines, size_t limit) const;
  const Trace &trace() const { return *trace_; }

private:
  using Stops = std::vector<std::vector<uint32_t>>; // by derivation: which stops are at the lines
  Stops stopsAt(std::span<const SourceLine> lines) const;

  std::shared_ptr<const Trace> trace_;
  std::vector<uint32_t> uses_; // by derivation: how many steps share it
};

} // namespace reify
