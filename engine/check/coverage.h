// Which ops of which functions have run, and what that says of the lines and branches of their source.
#pragma once
#include "engine/check/check.h"
#include "engine/evaluate/evaluator.h"

#include <llvm/ADT/DenseSet.h>

#include <map>

namespace reify::check {

class Coverage : public EvaluationObserver {
public:
  void executed(mlir::Operation *op, unsigned callDepth, unsigned loopIteration, llvm::ArrayRef<AbstractValue> results,
                const Heap &heap) override;
  /// The op that raised is not among the executed ones.
  void raisedAt(const Place &place);
  /// Forgets the last line, not what was reached.
  void startRun() { last_ = nullptr; }
  /// The last line of the function itself that computed something.
  Place lastPlace() const;

  /// By symbol, for each op of a function in walk order: whether it was reached.
  using Reached = std::map<std::string, std::vector<bool>>;
  void addTo(Reached &reached, mlir::ModuleOp module) const;

private:
  llvm::DenseSet<mlir::Operation *> executed_;
  std::vector<Place> raises_;
  mlir::Operation *last_ = nullptr;
};

/// Fills in the lines and branches of `function`.
void readCoverage(mlir::func::FuncOp function, const std::vector<bool> &reached, FunctionResult &result);

} // namespace reify::check
