// What views look up in a trace again and again, worked out once per trace, off the UI thread.
#pragma once
#include "engine/contract/contract.h"
#include "engine/contract/written/written_types.h"
#include "engine/trace/trace.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace reify {

struct TraceIndex {
  struct LineOp {
    uint32_t line;
    OpId op;
  };
  struct SourceFile {
    std::string path;
    std::vector<LineOp> ops; // by line, then program order
  };
  std::vector<SourceFile> sources; // files that ops of the model come from; the model's own first
  /// The steps of the model about one op, in order. Ops by their first step.
  struct OpSteps {
    OpId op;
    std::vector<uint32_t> flat;
  };
  std::vector<OpSteps> opSteps;
  ContractReport verdict; // at the end of the run
  WrittenTypes written;   // of a run that forgot them

  const SourceFile *find(std::string_view path) const;
};

std::shared_ptr<const TraceIndex> makeTraceIndex(const Trace &trace);

/// Steps in pre-order. Going on by one step takes constant time, unlike Trace::at.
class StepWalk {
public:
  explicit StepWalk(const Trace &trace, uint32_t flat = 0);
  bool atEnd() const { return flat_ >= count_; }
  uint32_t flat() const { return flat_; }
  const Step &step() const { return *step_; }
  uint32_t outer() const { return outer_; } // index of the model's step at or around it
  bool isInner() const { return offset_ != 0; }
  uint32_t depth() const { return depth_; }
  void into(); // to the next step
  void over(); // past this step's descendants

private:
  void seek(uint32_t flat);
  void load();
  const Trace &trace_;
  uint32_t count_, flat_ = 0, outer_ = 0, offset_ = 0, depth_ = 0;
  const Step *step_ = nullptr;
};

} // namespace reify
