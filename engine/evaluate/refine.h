// Refinement of one op as a pure function: what its library function makes of what is known of the
// operands. Memoised by (function, canonical operands), so a model of 10,000 ops costs as many
// evaluations as it has distinct situations, usually a few dozen.
#pragma once
#include "engine/evaluate/evaluator.h"
#include "engine/evaluate/operands.h"
#include "engine/library/library.h"

namespace reify {

struct RefinedResult {
  std::optional<std::vector<int64_t>> sizes; // shape: absent = rank unknown; -1 = unknown size
  std::optional<int64_t> dtype;              // dtype: ScalarType code with a type in the dialect
  std::vector<RefinedResult> elements;       // of a list of tensors: each; else what is above holds for all
};

struct RefineOutcome {
  std::vector<RefinedResult> results; // one per op result
  bool isComplete = false;            // every result's rank is known, or its dtype
  Evaluation::Outcome outcome = Evaluation::Outcome::Malformed;

  /// Set if the function certainly raises; nothing is refined then.
  std::optional<PossibleRaise> raised;
  std::vector<PossibleRaise> mayRaise;
  /// Errors of the function, at places in the library's source: wrong number of parameters or
  /// results, a negative size, a dtype code without a type, a budget hit, an unfinished call.
  Diagnostics diagnostics;

  /// Why something stayed unknown; "" if all is known. An outcome that is complete can have one: a
  /// rank and its sizes are found, but a size is dynamic.
  std::string reason;
  Place reasonPlace;      // in the library's source; unknown if an operand is the cause
  int reasonOperand = -1; // operand of the op whose missing knowledge is the cause

  std::string key;                   // function and canonical operands
  std::vector<std::string> operands; // as shown: "[2, ?]", "'unsigned'"
  std::vector<std::string> returned; // the function's results as shown
};

class Refiner {
public:
  explicit Refiner(Library &library, EvaluationBudget budget = {});
  ~Refiner();

  /// Never null. The same object for the same key.
  std::shared_ptr<const RefineOutcome> refine(mlir::Operation *op, FunctionKind kind, const LibraryEntry &entry);
  /// The memo key alone: about a microsecond for an op on ranked tensors.
  std::string keyOf(mlir::Operation *op, FunctionKind kind, const LibraryEntry &entry);
  /// Runs the function again under an observer. Not memoised.
  Evaluation observe(mlir::Operation *op, FunctionKind kind, const LibraryEntry &entry, EvaluationObserver &observer);

  /// After the model changed in another way than by refining ops in program order.
  void modelChanged();
  size_t distinctKeys() const;
  Operands &operands();

private:
  struct State;
  std::unique_ptr<State> state_;
};

} // namespace reify
