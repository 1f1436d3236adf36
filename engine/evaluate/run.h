// One evaluation in progress: what the rules of the ops work on. Internal to the evaluator.
#pragma once
#include "engine/evaluate/evaluator.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/StringMap.h>

#include <map>

namespace reify {

enum class Flow : uint8_t {
  Normal,
  Raised, // an exception certainly, held in Run::raised
  Ended,  // the evaluation is over: a budget, or a malformed function
};

struct Run;
using Values = llvm::ArrayRef<AbstractValue>;
using Results = llvm::SmallVectorImpl<AbstractValue>;
/// What an op does: takes its operands, appends its results.
using OpRuleFunction = Flow (*)(Run &run, mlir::Operation *op, Values operands, Results &results);

struct OpRule {
  OpRuleFunction function = nullptr;
  unsigned minimalOperands = 0; // fewer: the op is malformed, and the function is not called
};

/// Unknown integers that are computed alike are the same number: an expression has one symbol.
class SymbolTable {
public:
  SymbolId fresh() { return ++last_; }
  /// Symbols stay taken, but what they were made of is forgotten.
  void forgetExpressions();
  /// The range with a symbol that stands for `operation` on these operands, if they have one.
  IntRange named(IntRange range, int operation, const IntRange &a, const IntRange &b, bool isCommutative);
  /// What a symbol was made of: the other operand, if it was `operation` with the constant `b` on the right, or
  /// on either side of a commutative one.
  std::optional<IntRange> otherOperand(SymbolId symbol, int operation, int64_t b, bool isCommutative) const;

private:
  struct Term { // of an expression
    SymbolId symbol;
    int64_t value;
    auto operator<=>(const Term &) const = default;
  };
  using Expression = std::tuple<int, Term, Term>;
  struct Origin {
    int operation;
    IntRange a, b;
  };
  // Loops over unknowns make new expressions without end; beyond this number they stay without
  // names.
  static constexpr size_t kMaximalExpressions = 100'000;

  SymbolId last_ = 0;
  std::map<Expression, SymbolId> symbols_;
  llvm::DenseMap<SymbolId, Origin> origins_;
};

struct Frame {
  llvm::DenseMap<mlir::Value, AbstractValue> values;
  mlir::Operation *function = nullptr;
  mlir::Operation *call = nullptr;
};

struct ActiveLoop {
  mlir::Operation *op;
  uint64_t rounds;
};

struct Run : FrameValues {
  Heap heap;
  EvaluationBudget budget;
  SymbolTable *symbols = nullptr;
  const Evaluator::FindFunction *find = nullptr;
  EvaluationObserver *observer = nullptr;
  uint64_t steps = 0;
  uint64_t work = 0;      // on elements of lists, of the op being run
  unsigned quiet = 0;     // > 0: in a round that is only run to find the fixpoint
  unsigned undecided = 0; // > 0: on one of several possible paths, or in one of an unknown number of rounds
  unsigned nesting = 0;   // of blocks being run

  std::vector<Frame *> frames;
  std::vector<ActiveLoop> loops;
  PossibleRaise raised; // with Flow::Raised
  std::vector<PossibleRaise> mayRaise;
  Evaluation::Outcome ended = Evaluation::Outcome::Malformed; // with Flow::Ended
  std::string message;
  Place place;

  llvm::DenseMap<mlir::OperationName, OpRule> rules;
  llvm::DenseMap<mlir::Operation *, CausePtr> causes;

  // --- running
  Flow call(mlir::func::FuncOp function, Values arguments, mlir::Operation *callOp, Results &results);
  /// Runs the block up to its terminator and gives the terminator's operands.
  Flow block(mlir::Block &block, mlir::Operation *&terminator, Results &yielded);
  Flow execute(mlir::Operation *op);
  AbstractValue valueOf(mlir::Value value) const override;
  void set(mlir::Value value, AbstractValue content);
  void observe(mlir::Operation *op, Values results);
  void observeStart(mlir::Operation *op) {
    if (observer && !quiet)
      observer->starting(op, *this, heap);
  }
  void enter(const EvaluationScope &scope) {
    if (observer && !quiet)
      observer->entered(scope);
  }
  void leave(Flow flow, Values results = {}) {
    if (observer && !quiet)
      observer->left(flow == Flow::Raised ? &raised.message : flow == Flow::Ended ? &message : nullptr, results, heap);
  }
  /// Work that grows with a list counts against the steps too.
  void charge(size_t elements) { work += elements; }

  // --- ending
  Flow raise(mlir::Operation *op, std::string message);
  void mayRaiseAt(mlir::Operation *op, std::string message, CausePtr condition);
  void addMayRaise(PossibleRaise raise);
  Flow malformed(mlir::Operation *op, std::string message);
  Flow outOfSteps(mlir::Operation *op);
  Flow outOfDepth(mlir::Operation *op);
  Flow outOf(mlir::Operation *op, const std::string &what);

  // --- unknowns
  /// A cause that lies in the function, at `op`; the same object for every use of the op.
  CausePtr causeAt(mlir::Operation *op, CauseKind kind, const std::string &text);
  /// The cause that the operands bring, else one at `op`.
  CausePtr causeOf(Values operands, mlir::Operation *op, CauseKind kind, const std::string &text);
  /// As above, also looking into lists.
  CausePtr causeIn(const AbstractValue &value);
  AbstractValue unknownResult(mlir::Operation *op, unsigned index, CausePtr cause);
  /// One name for an unknown integer that has none.
  AbstractValue named(AbstractValue value);
  /// Every result unknown by its type.
  Flow unknownResults(mlir::Operation *op, CausePtr cause, Results &results);
  AbstractValue freshInt(IntRange range, CausePtr cause);
};

/// "aten.append.t" of torch.aten.append.t; of a torch.operator its `name`, without "torch.".
llvm::StringRef evaluatedName(mlir::Operation *op);

// The rules by room; each appends (name without "torch.", rule) pairs.
using RuleTable = llvm::StringMap<OpRule>;
void addControlRules(RuleTable &table);
void addListRules(RuleTable &table);
void addListChangeRules(RuleTable &table);
void addContainerRules(RuleTable &table);
void addTensorRules(RuleTable &table);
void addTextRules(RuleTable &table);
/// For every op that has a scalar rule.
Flow evaluateScalarOp(Run &run, mlir::Operation *op, Values operands, Results &results);
/// prim.Loop
Flow evaluateLoop(Run &run, mlir::Operation *op, Values operands, Results &results);
/// Gives unknown parts that have no cause this one.
void explain(AbstractValue &value, const CausePtr &cause);
/// The same for the objects of `changes`: what branches or rounds of a loop left different in them is
/// unknown because of `cause`.
void explainChanges(Run &run, const Heap::Changes &changes, const CausePtr &cause);
/// The path goes on only where `condition` of the running function is `holds`: what follows for other
/// values is put in force, if this is the only path.
void assume(Run &run, mlir::Value condition, bool holds);
/// Whether two values are equal by ==, if that is certain.
std::optional<bool> areEqual(const AbstractValue &a, const AbstractValue &b);

/// The kinds that a value of the type can have; all for `any`.
uint16_t kindsOfType(mlir::Type type);
/// The value as one of this type: alternatives that the type does not have are dropped.
AbstractValue narrowed(Run &run, AbstractValue value, mlir::Type type);

} // namespace reify
