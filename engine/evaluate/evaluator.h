// Runs a library function on abstract values. Known conditions and trip counts are followed
// exactly; at an unknown condition both branches run and their outcomes are joined; a loop with an
// unknown number of rounds is run to a fixpoint. With all arguments known this is a plain
// interpreter.
#pragma once
#include "engine/evaluate/heap.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>

#include <functional>

namespace reify {

/// Bounds of one evaluation. Hitting one ends it with Outcome::Budget, never the program.
struct EvaluationBudget {
  uint64_t steps = 1'000'000; // ops executed; work on long lists counts more
  uint32_t callDepth = 64;
  size_t listLength = 100'000;
  size_t memoryBytes = 256u << 20; // of lists
};

/// Something that happens only on some of the paths that are possible for the arguments.
struct PossibleRaise {
  std::string message;
  Place place;
  CausePtr condition; // why the condition that leads here is unknown
};

struct Evaluation {
  enum class Outcome : uint8_t { Returned, Raised, Budget, Malformed };
  Outcome outcome = Outcome::Malformed;
  std::vector<AbstractValue> results; // Returned
  std::string message;                // Raised: Python's text; Budget, Malformed: what and where
  Place place;                        // of the raise, the loop, the cycle, the malformed op
  std::vector<PossibleRaise> mayRaise;
  Heap heap; // what the results refer to
  uint64_t steps = 0;
};

/// Values of the function that is running.
class FrameValues {
public:
  virtual ~FrameValues() = default;
  /// Bottom for one that was not computed on the way here.
  virtual AbstractValue valueOf(mlir::Value value) const = 0;
};

/// A part of an evaluation that begins and ends: a call, a round of a loop, one of both branches.
struct EvaluationScope {
  enum class Kind : uint8_t { Call, Round, Branch } kind = Kind::Call;
  mlir::Operation *op = nullptr; // the function, the prim.Loop, the prim.If
  unsigned number = 0;           // of the round; of the branch (0: the condition holds)
  bool isOpen = false;           // a round that stands for any number of rounds
};

/// Sees every op that is executed, for line stepping and coverage. Not called with what an
/// abandoned fixpoint round computed.
class EvaluationObserver {
public:
  virtual ~EvaluationObserver() = default;
  virtual void executed(mlir::Operation *op, unsigned callDepth, unsigned loopIteration,
                        llvm::ArrayRef<AbstractValue> results, const Heap &heap) = 0;
  /// The op is about to run, terminators included.
  virtual void starting(mlir::Operation *, const FrameValues &, const Heap &) {}
  virtual void entered(const EvaluationScope &) {}
  /// `raised` is the exception's text if one ended it, else null. `results`: of a call.
  virtual void left(const std::string *raised, llvm::ArrayRef<AbstractValue> results, const Heap &) {
    (void)raised, (void)results;
  }
};

class Evaluator {
public:
  /// Finds a function by symbol, as seen from the calling op; null if there is none.
  using FindFunction = std::function<mlir::func::FuncOp(llvm::StringRef, mlir::Operation *from)>;

  explicit Evaluator(FindFunction find, EvaluationBudget budget = {});
  ~Evaluator();

  /// `heap` holds what the arguments refer to. Symbols in it come from freshSymbol() or are above
  /// 1 << 31, which it never reaches. Never fails in another way than by its outcome, also
  /// on functions that no verifier has seen.
  Evaluation run(mlir::func::FuncOp function, std::vector<AbstractValue> arguments, Heap heap,
                 EvaluationObserver *observer = nullptr);

  /// A symbol that no value has yet.
  SymbolId freshSymbol();

private:
  struct State;
  std::unique_ptr<State> state_;
};

/// A value of which only the type is known. Lists in it are fresh objects of unknown length.
AbstractValue unknownOfType(mlir::Type type, Heap &heap, CausePtr cause);

} // namespace reify
