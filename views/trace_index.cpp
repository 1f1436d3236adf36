#include "views/trace_index.h"

#include <algorithm>
#include <unordered_map>

namespace reify {

const TraceIndex::SourceFile *TraceIndex::find(std::string_view path) const {
  for (const SourceFile &file : sources)
    if (file.path == path)
      return &file;
  return nullptr;
}

static void indexSources(const Trace &trace, TraceIndex &index) {
  index.sources.push_back({trace.modelFile, {}});
  std::unordered_map<std::string, size_t> fileOf{{trace.modelFile, 0}};
  for (uint32_t i = 0; i < trace.model.ops.size(); ++i) {
    const OpRecord &record = trace.model.ops[i];
    if (record.place.isNone() || record.identity)
      continue;
    const Place &place = trace.tables.place(record.place);
    if (!place.isKnown())
      continue;
    auto [entry, isNew] = fileOf.try_emplace(place.file, index.sources.size());
    if (isNew)
      index.sources.push_back({place.file, {}});
    index.sources[entry->second].ops.push_back({place.line, OpId(i)});
  }
  for (TraceIndex::SourceFile &file : index.sources)
    std::sort(file.ops.begin(), file.ops.end(), [](const TraceIndex::LineOp &a, const TraceIndex::LineOp &b) {
      return a.line != b.line ? a.line < b.line : a.op < b.op;
    });
}

static void indexOps(const Trace &trace, TraceIndex &index) {
  std::unordered_map<uint32_t, size_t> entryOf;
  for (uint32_t i = 0; i < trace.steps.size(); ++i) {
    const OpId op = trace.model.identity(trace.steps[i].op);
    if (op.isNone())
      continue;
    auto [entry, isNew] = entryOf.try_emplace(op.index, index.opSteps.size());
    if (isNew)
      index.opSteps.push_back({op, {}});
    index.opSteps[entry->second].flat.push_back(trace.flatOf(i));
  }
}

std::shared_ptr<const TraceIndex> makeTraceIndex(const Trace &trace) {
  auto index = std::make_shared<TraceIndex>();
  indexSources(trace, *index);
  indexOps(trace, *index);
  index->verdict = checkRun(trace, trace.model.end);
  index->written = compareWithWritten(trace);
  return index;
}

StepWalk::StepWalk(const Trace &trace, uint32_t flat) : trace_(trace), count_(trace.stepCount()) { seek(flat); }

void StepWalk::seek(uint32_t flat) {
  flat_ = flat;
  if (atEnd())
    return;
  outer_ = trace_.at(flat).outer;
  offset_ = flat - trace_.flatOf(outer_);
  load();
}

void StepWalk::load() {
  const Step &outer = trace_.steps[outer_];
  step_ = offset_ ? &trace_.derivations[outer.derivation]->steps[offset_ - 1] : &outer;
  depth_ = offset_ ? outer.depth + 1u + step_->depth : outer.depth;
}

void StepWalk::into() {
  if (++flat_ >= count_)
    return;
  const bool endsOuter = outer_ + 1 < trace_.steps.size() && trace_.flatOf(outer_ + 1) == flat_;
  outer_ += endsOuter;
  offset_ = endsOuter ? 0 : offset_ + 1;
  load();
}

void StepWalk::over() { seek(flat_ + 1 + (offset_ ? step_->descendants : trace_.at(flat_).descendants)); }

} // namespace reify
