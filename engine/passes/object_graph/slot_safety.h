// Which global slots always hold what they held at first, so that each read can be replaced by the
// first value: nobody writes the slot, and nothing that comes out of it is ever changed in place.
//
// An optimistic analysis: everything is safe until a use shows that it is not, and what is unsafe
// spreads against the flow of values, to a fixpoint.
#pragma once
#include "engine/dialect/ops/torch_ops.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/BuiltinOps.h>

#include <llvm/ADT/StringMap.h>

#include <string>
#include <vector>

namespace reify {

class SlotSafety {
public:
  explicit SlotSafety(mlir::ModuleOp module);

  bool isSafe(llvm::StringRef slot) const { return !slots_.lookup(slot).reason; }
  bool isSafe(mlir::Value value) const { return !reasons_.contains(value); }
  /// The op that makes a slot unsafe: the slot itself if it is public, a write, or what may change
  /// a value in place. Null for a safe slot.
  mlir::Operation *reason(llvm::StringRef slot) const { return slots_.lookup(slot).reason; }
  /// One sentence.
  std::string explain(llvm::StringRef slot) const;
  const std::vector<torch::GlobalSlotGetOp> &reads(llvm::StringRef slot) const;
  torch::InitializeGlobalSlotsOp initializer() const { return initializer_; }
  /// The ops that compute a slot's first value, in order.
  llvm::SmallVector<mlir::Operation *> slice(llvm::StringRef slot) const;

private:
  struct SlotState {
    torch::GlobalSlotOp op;
    mlir::Value first;
    std::vector<torch::GlobalSlotGetOp> reads;
    mlir::Operation *reason = nullptr;
  };

  void collect(mlir::ModuleOp module);
  void markSlot(llvm::StringRef slot, mlir::Operation *reason);
  void markSlice(llvm::StringRef slot);
  void evaluate(mlir::Value value);
  mlir::Operation *unsafeUse(mlir::OpOperand &use) const;
  mlir::Operation *firstUnsafe(mlir::ValueRange values) const;
  void spread(mlir::Value value);
  void reevaluateSources(mlir::Value value);

  llvm::StringMap<SlotState> slots_;
  llvm::DenseMap<mlir::Value, mlir::Operation *> reasons_; // of unsafe values
  std::vector<mlir::Value> unsafe_;                        // to be spread
  llvm::StringMap<std::vector<mlir::func::CallOp>> calls_;
  llvm::StringMap<std::vector<mlir::func::ReturnOp>> returns_;
  torch::InitializeGlobalSlotsOp initializer_;
};

} // namespace reify
