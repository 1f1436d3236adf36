// The IR just before or after a flat step, ready to walk: the model at its moment and, inside a
// refinement, the derivation's scratch ops in place of the refined op. Ids of both id spaces are
// given as OpRef and ValueRef; the refined op and its results keep the model's ids throughout.
#pragma once
#include "engine/query/ir/listing.h"
#include "engine/trace/trace.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace reify {

struct BlockRef {
  BlockId block;
  bool inner = false;
};

class IrState {
public:
  /// `trace` must outlive the state.
  IrState(const Trace &trace, uint32_t step, bool after);
  /// The model alone at a moment.
  IrState(const Trace &trace, Moment moment);

  const Trace &trace() const { return *trace_; }
  Moment modelMoment() const { return moment_; }
  OpRef root() const { return {trace_->model.root, false}; }
  /// Whether the state is one inside a derivation.
  bool isInner() const { return derivation_; }
  /// The op that is refined, in the model's id space; none outside of derivations.
  OpRef refinedOp() const { return {refined_, false}; }
  /// The calculate op of the derivation, while it is there.
  OpRef calculateOp() const;

  /// Null if the op is not there.
  const OpVersion *version(OpRef op) const;
  const OpRecord &record(OpRef op) const { return history(op.inner || isRefined(op)).ops[scratchId(op).index]; }
  std::string_view name(OpRef op) const { return trace_->tables.string(record(op).name); }
  std::string_view properties(const OpVersion &version) const { return trace_->tables.string(version.properties); }
  std::string_view attributes(const OpVersion &version) const { return trace_->tables.string(version.attributes); }
  size_t operandCount(const OpVersion &version) const { return version.operandCount; }
  ValueRef operand(OpRef op, const OpVersion &version, size_t index) const;
  std::vector<ValueRef> results(OpRef op) const;
  std::vector<BlockRef> blocks(OpRef op) const;
  uint32_t region(BlockRef block) const { return history(block.inner).blocks[block.block.index].region; }
  std::vector<ValueRef> arguments(BlockRef block) const;
  const std::vector<BlockId> *successors(OpRef op, const OpVersion &version) const;

  /// Calls visit(op) for each op of the block in order, with the scratch ops spliced in.
  template <class Visit> void forEachOp(BlockRef block, Visit &&visit) const {
    const History &from = history(block.inner);
    from.forEachOp(block.block, moment(block.inner), [&](OpId op, const OpVersion &) {
      if (block.inner)
        visit(fromScratch(op));
      else if (!derivation_ || op != refined_)
        visit(OpRef{op, false});
      else
        for (OpRef scratch : spliced_)
          visit(scratch);
    });
  }
  /// The derivation's copies of library functions, which the model does not hold.
  const std::vector<OpRef> &scratchFunctions() const { return functions_; }
  /// The new name of a scratch function whose name, spelled `"name"`, the model has as well; else
  /// "".
  std::string_view symbol(bool inner, std::string_view quoted) const;

  /// Without '%'. "x#0" is part 0 of a group.
  std::string_view valueName(ValueRef value) const;
  const TorchType &type(ValueRef value) const;
  /// The op that makes the value; none for block arguments.
  OpRef definer(ValueRef value) const;

  /// The op of a derivation's step, as it is known to the outside.
  OpRef fromScratch(OpId op) const { return op == derivation_->op ? OpRef{refined_, false} : OpRef{op, true}; }

private:
  const History &history(bool inner) const { return inner ? derivation_->history : trace_->model; }
  Moment moment(bool inner) const { return inner ? innerMoment_ : moment_; }
  /// The refined op is the model's to the outside, but its state is the scratch copy's.
  bool isRefined(OpRef op) const { return derivation_ && !op.inner && op.op == refined_; }
  OpId scratchId(OpRef op) const { return isRefined(op) ? derivation_->op : op.op; }
  ValueRef fromScratch(ValueId value) const;
  void enter(const Trace::StepRef &step, bool after);
  void bindResults(BlockId body);
  void collectFunctions();

  const Trace *trace_;
  Moment moment_ = 0;
  const Derivation *derivation_ = nullptr;
  Moment innerMoment_ = 0;
  OpId refined_;
  std::vector<OpRef> spliced_, functions_;
  std::unordered_map<ValueId, ValueId> bound_;    // scratch value -> model value
  std::unordered_map<ValueId, ValueRef> aliases_; // model result -> what stands for it
  std::vector<std::string> names_;                // of scratch values
  std::unordered_map<std::string_view, std::string> symbols_;
};

} // namespace reify
