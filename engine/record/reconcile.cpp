// The difference between what was recorded and what is there: for passes that announce nothing (the
// inliner), and for constants, which MLIR's OperationFolder moves to the front of a block in
// silence.
#include "engine/record/recorder.h"

#include <llvm/ADT/DenseSet.h>

namespace reify {

using mlir::Block;
using mlir::Operation;

struct Recorder::Live {
  llvm::DenseSet<Operation *> ops;
  llvm::DenseSet<Block *> blocks;

  explicit Live(Operation *root) {
    root->walk([&](Operation *op) {
      ops.insert(op);
      for (mlir::Region &region : op->getRegions())
        for (Block &block : region)
          blocks.insert(&block);
    });
  }
};

unsigned Recorder::reconcile(Operation *root) {
  endAutomatic();
  ++moment_;
  grouped_ = true;
  unsigned changed = forgetGone(Live(root));
  changed += recordNewAndChanged(root);
  root->walk([&](Block *block) { changed += recordMoves(block); });
  grouped_ = false;
  if (changed == 0)
    --moment_;
  return changed;
}

/// An address that now holds another kind of op stands for two: one gone, one new.
unsigned Recorder::forgetGone(const Live &live) {
  llvm::SmallVector<std::pair<Operation *, OpState>> goneOps;
  for (const auto &[op, state] : ops_)
    if (!live.ops.contains(op) || history_.ops[state.record.index].name != spelling_->op(op->getName()).name ||
        history_.results[state.identity.index].size() != op->getNumResults())
      goneOps.push_back({op, state});
  llvm::SmallVector<std::pair<Block *, BlockState>> goneBlocks;
  for (const auto &[block, state] : blocks_)
    if (!live.blocks.contains(block))
      goneBlocks.push_back({block, state});
  for (const auto &[op, state] : goneOps)
    forget(op, state);
  for (const auto &[block, state] : goneBlocks) {
    endBlock(state);
    blocks_.erase(block);
  }
  return unsigned(goneOps.size() + goneBlocks.size());
}

unsigned Recorder::recordNewAndChanged(Operation *op) {
  unsigned changed = 0;
  auto known = ops_.find(op);
  if (known == ops_.end())
    return recordTree(op);
  if (op != root_ && (!isAlive(known->second.record) ||
                      history_.ops[known->second.record.index].block != blocks_[op->getBlock()].id)) {
    moveOp(op, known->second);
    ++changed;
  }
  if (const OpState state = ops_[op]; !isAsRecorded(op, state)) {
    recordChange(op, state);
    ++changed;
  }
  const OpId identity = ops_[op].identity;
  for (mlir::Region &region : op->getRegions())
    for (Block &block : region) {
      auto state = blocks_.find(&block);
      if (state == blocks_.end()) {
        recordBlock(&block);
        ++changed;
      } else if (const BlockRecord &record = history_.blocks[state->second.id.index];
                 record.parent != identity || record.region != region.getRegionNumber()) {
        replaceBlock(&block);
        ++changed;
      }
      for (Operation &inner : block)
        changed += recordNewAndChanged(&inner);
    }
  return changed;
}

/// Ops outside of the longest run that is in recorded order are the ones that moved (patience
/// sorting).
unsigned Recorder::recordMoves(Block *block) {
  const BlockId id = blocks_[block].id;
  llvm::DenseMap<uint32_t, uint32_t> rank;
  for (OpId op = history_.blocks[id.index].first; op; op = history_.ops[op.index].next)
    rank.try_emplace(op.index, uint32_t(rank.size()));
  llvm::SmallVector<Operation *> ops;
  std::vector<uint32_t> lastRank, lastAt;
  std::vector<uint32_t> back;
  bool isSorted = true;
  uint32_t before = 0;
  for (Operation &op : *block) {
    const uint32_t mine = rank.lookup(ops_[&op].record.index);
    isSorted = isSorted && (ops.empty() || mine > before);
    before = mine;
    const size_t at = size_t(llvm::lower_bound(lastRank, mine) - lastRank.begin());
    if (at == lastRank.size()) {
      lastRank.push_back(mine);
      lastAt.push_back(uint32_t(ops.size()));
    } else {
      lastRank[at] = mine;
      lastAt[at] = uint32_t(ops.size());
    }
    back.push_back(at ? lastAt[at - 1] : ~0u);
    ops.push_back(&op);
  }
  if (isSorted)
    return 0;
  std::vector<bool> stays(ops.size());
  for (uint32_t i = lastAt.back(); i != ~0u; i = back[i])
    stays[i] = true;
  unsigned moved = 0;
  for (auto [i, op] : llvm::enumerate(ops))
    if (!stays[i]) {
      moveOp(op, ops_[op]);
      ++moved;
    }
  return moved;
}

} // namespace reify
