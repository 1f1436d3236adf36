// Records what happens to a module, as plain data: every op, value and block with the moments in
// which it was so (engine/trace/history.h), and the steps that it happened in. Give it to rewriters
// as their listener; call reconcile() after anything that announces nothing (the inliner, foreign
// passes).
//
// No MLIR pointer leaves it, and no event prints IR: printing one op numbers its whole function.
// Cost (CPU, -O2): 0.6 to 0.9 us an op to attach up to 10,000 ops, 1.8 us at 100,000; 0.2 to 0.5 us
// for a retyping with its step, 0.2 to 0.9 us for an op inserted and erased; 0.3 to 0.8 us an op to
// reconcile; 400 bytes an op. Measured on straight-line code, one core.
#pragma once
#include "engine/record/names.h"
#include "engine/record/spelling.h"
#include "engine/trace/history.h"
#include "engine/trace/trace.h"

#include <mlir/IR/PatternMatch.h>

#include <memory>
#include <vector>

namespace reify {

class Recorder : public mlir::RewriterBase::Listener {
public:
  /// `tables` must outlive the recorder; several recorders (a scratch module's) may share them, and in one
  /// context also what has been spelled into them.
  explicit Recorder(Tables &tables, std::shared_ptr<Spelling> spelling = nullptr);
  ~Recorder() override;

  /// Records `root` and all below it as the state at moment 0. Names are the ones given, else
  /// MLIR's.
  void attach(mlir::Operation *root, const NameSource *names = nullptr);
  mlir::Operation *root() const { return root_; }
  Tables &tables() { return *tables_; }
  const std::shared_ptr<Spelling> &spelling() { return spelling_; }
  Moment now() const { return moment_; }

  /// Ids of what is recorded; none for anything else. An op keeps its id when it moves.
  OpId idOf(mlir::Operation *op) const;
  ValueId idOf(mlir::Value value) const;
  StringId nameOf(mlir::Value value) const; // without '%'

  // Changes -------------------------------------------------------------------------------------
  /// Changes the type of a value and records it; nothing else announces such a change.
  void retype(mlir::Value value, mlir::Type type);
  /// Records whatever nobody announced, as one change. O(n log n). Returns how many ops differed.
  unsigned reconcile(mlir::Operation *root);
  /// Says what an op was made from: the op that was inlined or replaced.
  void setOrigin(mlir::Operation *op, OpId origin);

  void notifyOperationInserted(mlir::Operation *op, mlir::OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(mlir::Operation *op) override;
  void notifyOperationReplaced(mlir::Operation *op, mlir::ValueRange values) override;
  using mlir::RewriterBase::Listener::notifyOperationReplaced;
  void notifyOperationErased(mlir::Operation *op) override;
  void notifyBlockInserted(mlir::Block *block, mlir::Region *previous, mlir::Region::iterator previousIt) override;
  void notifyBlockErased(mlir::Block *block) override;
  void notifyPatternBegin(const mlir::Pattern &pattern, mlir::Operation *op) override;
  void notifyPatternEnd(const mlir::Pattern &pattern, llvm::LogicalResult status) override;

  // Steps ---------------------------------------------------------------------------------------
  /// Whether successful patterns, and folds and erasures outside of any, become steps by
  /// themselves. Off at first: a pass that opens its own StepScopes does not need it.
  void setAutomaticSteps(bool on) { automaticSteps_ = on; }
  uint32_t beginStep(StepKind kind, llvm::StringRef title, OpId op = {});
  /// Ends the innermost step, which must be `step`; `keep` = false takes it and all below it back.
  void endStep(uint32_t step, bool keep = true);
  Step &step(uint32_t index) { return steps_[index]; }
  /// Index of the innermost open step; ~0u for none.
  uint32_t openStep() const { return open_.empty() ? ~0u : open_.back(); }
  size_t stepCount() const { return steps_.size(); }

  uint32_t addDerivation(std::shared_ptr<const Derivation> derivation);
  /// Lets a model step show the inner steps of a derivation.
  void bind(uint32_t step, uint32_t derivation, Binding binding);
  void addRefinement(Refinement refinement) { refinements_.push_back(std::move(refinement)); }

  // End -----------------------------------------------------------------------------------------
  /// Moves history, steps and what belongs to them into `trace` and indexes it. `trace.tables` must
  /// be the tables of this recorder, or these must have been moved there after.
  void finish(Trace &trace);
  /// The same for a scratch module.
  void finish(Derivation &derivation);

private:
  static constexpr Moment kStillAlive = ~0u; // OpVersion::until
  struct OpState {
    OpId record;   // its place now
    OpId identity; // the op as a whole
  };
  struct BlockState {
    BlockId id;
    uint32_t scope; // number of the function, for names
  };

  bool isRecorded(mlir::Block *block) const { return blocks_.contains(block); }
  void tick() {
    if (!grouped_)
      ++moment_;
  }

  // Writing the history. All of it is stamped with moment_.
  unsigned recordTree(mlir::Operation *op);
  void recordOp(mlir::Operation *op);
  unsigned recordRegions(mlir::Operation *op);
  unsigned recordBlock(mlir::Block *block);
  void openBlock(mlir::Block *block);
  void claimNames(mlir::Operation *root);
  ValueId newValue(mlir::Value value, uint32_t scope, llvm::StringRef wish);
  ValueId valueOf(mlir::Value value, uint32_t scope);
  ValueId definedValue(mlir::Value value, uint32_t scope, llvm::StringRef hint);
  void forgetValue(ValueId id);
  OpId newRecord(mlir::Operation *op);
  void link(OpId record, mlir::Operation *op);
  void addVersion(OpId record, mlir::Operation *op);
  void endVersion(OpId record);
  bool isAlive(OpId record) const;
  void moveOp(mlir::Operation *op, OpState &state);
  void moveToOtherFunction(mlir::Operation *op);
  uint32_t scopeFor(mlir::Block *block);
  void replaceBlock(mlir::Block *block);
  void endBlock(const BlockState &state);
  void forget(mlir::Operation *op, const OpState &state);
  void forgetTree(mlir::Operation *op);
  bool hasSameVersion(mlir::Operation *op, const OpState &state);
  bool hasSameTypes(mlir::ValueRange values);
  bool hasSameArguments(mlir::Block *block);
  bool isAsRecorded(mlir::Operation *op, const OpState &state);
  void recordChange(mlir::Operation *op, const OpState &state);
  bool recordType(mlir::Value value);
  StringId propertiesOf(mlir::Operation *op);

  // reconcile.cpp
  struct Live;
  unsigned forgetGone(const Live &live);
  unsigned recordNewAndChanged(mlir::Operation *op);
  unsigned recordMoves(mlir::Block *block);

  // automatic steps
  void beginAutomatic(StepKind kind, mlir::Operation *op);
  void endAutomatic();

  Tables *tables_;
  std::shared_ptr<Spelling> spelling_;
  ValueNamer namer_;
  History history_;
  Moment moment_ = 0;
  bool grouped_ = false; // several changes at one moment
  mlir::Operation *root_ = nullptr;
  const NameSource *names_ = nullptr;
  uint32_t scopeCount_ = 1;
  llvm::DenseMap<uint32_t, uint32_t> isolatedScopes_; // by the identity of functions and the like
  std::vector<uint32_t> blockScopes_;                 // by BlockId

  llvm::DenseMap<mlir::Operation *, OpState> ops_;
  llvm::DenseMap<mlir::Block *, BlockState> blocks_;
  llvm::DenseMap<mlir::Value, ValueId> values_;
  std::vector<mlir::Value> valueKeys_;                              // by ValueId; dead ones are null
  llvm::SmallVector<std::pair<mlir::Value, std::string>, 4> hints_; // of the op being recorded

  std::vector<Step> steps_;
  std::vector<uint32_t> open_;
  bool automaticSteps_ = false;
  uint32_t automatic_ = ~0u; // the open automatic step
  mlir::Operation *automaticOp_ = nullptr;
  struct OpenPattern {
    Moment before;
    OpId op;
    size_t firstStep;
  };
  llvm::SmallVector<OpenPattern, 2> patterns_;
  Moment covered_ = 0; // moments up to here belong to a step

  std::vector<std::shared_ptr<const Derivation>> derivations_;
  std::vector<Binding> bindings_;
  std::vector<std::pair<uint32_t, uint32_t>> bound_; // step, binding
  std::vector<Refinement> refinements_;
};

} // namespace reify
