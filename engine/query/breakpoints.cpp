#include "engine/query/breakpoints.h"

#include <algorithm>

namespace reify {

StopIndex::StopIndex(std::shared_ptr<const Trace> trace) : trace_(std::move(trace)), uses_(trace_->derivations.size()) {
  for (const Step &step : trace_->steps)
    if (step.derivation != Step::kNoDerivation)
      ++uses_[step.derivation];
}

StopIndex::Stops StopIndex::stopsAt(std::span<const SourceLine> lines) const {
  Stops stops(trace_->derivations.size());
  for (size_t i = 0; i < stops.size(); ++i) {
    const std::vector<LineStop> &all = trace_->derivations[i]->lines.stops;
    for (uint32_t k = 0; k < all.size(); ++k) {
      const Place &place = trace_->tables.place(all[k].place);
      for (const SourceLine &line : lines)
        if (line.line == place.line && line.file == place.file) {
          stops[i].push_back(k);
          break;
        }
    }
  }
  return stops;
}

uint64_t StopIndex::hits(const SourceLine &line) const {
  const Stops stops = stopsAt({&line, 1});
  uint64_t count = 0;
  for (size_t i = 0; i < stops.size(); ++i)
    count += stops[i].size() * uses_[i];
  return count;
}

std::string StopIndex::whyNot(const SourceLine &line) const {
  if (hits(line) != 0)
    return "";
  for (const LibraryFunction &function : trace_->functions) {
    const Place &start = trace_->tables.place(function.place);
    const auto count = uint32_t(std::count(function.text.begin(), function.text.end(), '\n'));
    if (start.file != line.file || line.line < start.line || line.line >= start.line + count)
      continue;
    const std::vector<uint32_t> &code = function.codeLines;
    return std::binary_search(code.begin(), code.end(), line.line)
               ? "the branch that leads here was not taken in this run"
               : "there is no code on this line";
  }
  return "this function was not called in this run";
}

std::optional<LinePosition> StopIndex::next(LinePosition from, std::span<const SourceLine> lines) const {
  if (trace_->stepCount() == 0 || lines.empty())
    return std::nullopt;
  const Stops stops = stopsAt(lines);
  const Trace::StepRef here = trace_->at(from.step);
  const bool isAtLine = from.line != kNoLine;
  // From a step in the middle of a refinement, its lines still count from its own on.
  uint32_t after = from.line;
  if (!isAtLine && here.inner)
    after = positionOf(*trace_, from.step).line;
  for (uint32_t outer = here.outer; outer < trace_->steps.size(); ++outer) {
    const uint32_t derivation = trace_->steps[outer].derivation;
    if (derivation == Step::kNoDerivation)
      continue;
    for (uint32_t stop : stops[derivation])
      if (outer != here.outer || after == kNoLine || stop > after)
        return LinePosition{trace_->flatOf(outer), stop};
  }
  return std::nullopt;
}

std::optional<LinePosition> StopIndex::previous(LinePosition from, std::span<const SourceLine> lines) const {
  if (trace_->stepCount() == 0 || lines.empty())
    return std::nullopt;
  const Stops stops = stopsAt(lines);
  const Trace::StepRef here = trace_->at(from.step);
  uint32_t before = from.line;
  if (from.line == kNoLine)
    before = here.inner ? positionOf(*trace_, from.step).line : 0;
  for (uint32_t outer = here.outer + 1; outer-- > 0;) {
    const uint32_t derivation = trace_->steps[outer].derivation;
    if (derivation == Step::kNoDerivation)
      continue;
    const std::vector<uint32_t> &at = stops[derivation];
    for (size_t i = at.size(); i-- > 0;)
      if (outer != here.outer || at[i] < before)
        return LinePosition{trace_->flatOf(outer), at[i]};
  }
  return std::nullopt;
}

std::vector<LinePosition> StopIndex::all(std::span<const SourceLine> lines, size_t limit) const {
  std::vector<LinePosition> positions;
  const Stops stops = stopsAt(lines);
  for (uint32_t outer = 0; outer < trace_->steps.size(); ++outer) {
    const uint32_t derivation = trace_->steps[outer].derivation;
    if (derivation == Step::kNoDerivation)
      continue;
    for (uint32_t stop : stops[derivation]) {
      if (positions.size() == limit)
        return positions;
      positions.push_back({trace_->flatOf(outer), stop});
    }
  }
  return positions;
}

} // namespace reify
