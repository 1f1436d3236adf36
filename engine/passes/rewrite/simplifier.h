// Simplification of calculation regions by one forward walk: ops are visited in program order, and
// whatever can be decided at an op (a fold, the branch of an If, one iteration of a Loop, a list
// operation on a literal, a call) is decided before the next is looked at. Since knowledge only flows
// forwards, one walk reaches the fixpoint that a worklist driver would; the cost is linear in the ops
// made, and the order is the one that a reader expects.
#pragma once
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/run_signals.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/PatternMatch.h>
#include <mlir/Rewrite/FrozenRewritePatternSet.h>
#include <mlir/Rewrite/PatternApplicator.h>

#include <functional>
#include <optional>

namespace reify {

/// Bounds of one simplification; whatever stops it is reported as a Stuck step with the op's place.
struct SimplifyBudget {
  unsigned rewrites = 200000;  // in all
  unsigned iterations = 20000; // of one loop
  unsigned callDepth = 64;
  uint64_t elements = 20'000'000; // of lists, copied by changes to them or, of long ones, read; and bytes of text
};

/// Why a calculation did not come to a result, for the report.
struct Obstacle {
  enum class Kind : uint8_t { Raised, Stuck, Budget } kind = Kind::Stuck;
  std::string reason;
  mlir::Location location;
  mlir::Value unknown; // the condition or trip count that would have to be known; may be null
};

class Simplifier : private mlir::RewriterBase::ForwardingListener {
public:
  /// `resolve` finds the body of a callee by symbol (may be empty: calls then stay).
  using Resolve = std::function<mlir::func::FuncOp(llvm::StringRef symbol, mlir::Operation *call)>;
  /// Called when a calculate op's regions are done; refines its types.
  using OnCalculation = std::function<void(mlir::RewriterBase &, mlir::Operation *calculate)>;

  Simplifier(mlir::MLIRContext *context, Recorder *recorder, Resolve resolve, SimplifyBudget budget = {});

  void onCalculation(OnCalculation callback) { onCalculation_ = std::move(callback); }

  /// Called for an op that no rule changes; true if it changed the op so that rules may apply now.
  using OnOp = std::function<bool(mlir::RewriterBase &, mlir::Operation *)>;
  /// For bodies of decompositions, which must come out as straight code: a raise is certain, what an
  /// assertion asks for is taken to hold where it is not known, and the first branch or loop that
  /// cannot be decided ends the walk.
  void requireStraightCode(OnOp callback) {
    straight_ = true;
    onOp_ = std::move(callback);
  }
  /// A run that is cancelled leaves the rest as it is.
  void stopWith(RunSignals signals) { signals_ = signals; }
  /// Simplifies all ops of `block`, nested regions included.
  void run(mlir::Block &block) { run(block, block.empty() ? nullptr : &block.front()); }
  /// The same from the op `first` on.
  void run(mlir::Block &block, mlir::Operation *first);
  /// Only inlines the calls in `block`, without folding anything. Calls in branches and loops, unless
  /// they get lists, wait until it is known that they run.
  void inlineCalls(mlir::Block &block) { inlineCalls(block, true); }

  /// Erases what nobody uses and what has no effect, as one step.
  void eraseDead(mlir::Block &block);

  mlir::RewriterBase &rewriter() { return rewriter_; }
  const std::vector<Obstacle> &obstacles() const { return obstacles_; }

private:
  void inlineCalls(mlir::Block &block, bool isCertain);
  void inlineCalls(mlir::Operation *first, mlir::Operation *end, bool isCertain);

  using Op = mlir::Operation;
  // Each tries one rule at `op`; true if it changed something.
  bool tryCall(Op *op);
  bool tryBranch(Op *op);
  bool tryLoop(Op *op);
  bool tryList(Op *op);
  bool tryFold(Op *op);
  bool tryPatterns(Op *op);
  bool tryRules(Op *op);
  bool tryBetterOperands(Op *op);

  Op *visit(Op *op);
  void visitRegions(Op *op);
  bool undecidedLoop(Op *loop, llvm::StringRef reason, mlir::Value unknown);
  void finishLoop(Op *loop, llvm::StringRef why);
  void unrollOnce(Op *loop, int64_t trips);
  void takeBranch(Op *branch, bool condition, llvm::StringRef why);
  bool sizesToLiteral(Op *op);
  bool mutateLiteral(Op *mutation, Op *literal);
  bool snapshotLiteral(Op *reader, mlir::OpOperand &use, Op *literal);
  bool readsTooMuch(Op *op);
  bool outOfElements(Op *op, size_t copied);
  bool outOfText(Op *op, mlir::ArrayRef<mlir::OpFoldResult> results);
  bool obstacle(Obstacle::Kind kind, Op *op, const llvm::Twine &reason, mlir::Value unknown = {});
  mlir::Value constantInt(mlir::Location location, int64_t value);
  bool raises(Op *op);

  // Where to go on after a rewrite: see visit().
  void notifyOperationInserted(Op *op, mlir::OpBuilder::InsertPoint previous) override;
  void notifyOperationErased(Op *op) override;

  struct LoopState {                          // of a loop that is being unrolled
    Op *offset = nullptr, *shifted = nullptr; // the ops that add the iterations done to the counter
    int64_t done = 0;
  };

  mlir::PatternRewriter rewriter_;
  Recorder *recorder_;
  Resolve resolve_;
  OnCalculation onCalculation_;
  OnOp onOp_;
  bool straight_ = false;
  mlir::FrozenRewritePatternSet patterns_;
  mlir::PatternApplicator applicator_;
  SimplifyBudget budget_;
  unsigned rewritesLeft_;
  uint64_t elementsLeft_;
  std::vector<Obstacle> obstacles_;
  llvm::DenseMap<Op *, LoopState> loops_;
  llvm::DenseMap<Op *, unsigned> callDepth_; // of ops that came out of calls
  Op *current_ = nullptr, *resume_ = nullptr, *earliest_ = nullptr;
  mlir::Block *block_ = nullptr;
  RunSignals signals_;
  bool stopped_ = false; // an unconditional raise or the budget's end
};

} // namespace reify
