#include "engine/evaluate/run.h"

namespace reify {

struct Evaluator::State {
  FindFunction find;
  EvaluationBudget budget;
  SymbolTable symbols;
  // Kept from one evaluation to the next: rules by op name.
  llvm::DenseMap<mlir::OperationName, OpRule> rules;
};

Evaluator::Evaluator(FindFunction find, EvaluationBudget budget) : state_(std::make_unique<State>()) {
  state_->find = std::move(find);
  state_->budget = budget;
}

Evaluator::~Evaluator() = default;

SymbolId Evaluator::freshSymbol() { return state_->symbols.fresh(); }

Evaluation Evaluator::run(mlir::func::FuncOp function, std::vector<AbstractValue> arguments, Heap heap,
                          EvaluationObserver *observer) {
  Run run;
  run.heap = std::move(heap);
  run.budget = state_->budget;
  run.symbols = &state_->symbols;
  run.find = &state_->find;
  run.observer = observer;
  run.rules = std::move(state_->rules);

  state_->symbols.forgetExpressions();

  llvm::SmallVector<AbstractValue, 2> results;
  Evaluation evaluation;
  if (!function) {
    evaluation.message = "no function";
    return evaluation;
  }
  Flow flow = run.call(function, arguments, nullptr, results);
  switch (flow) {
  case Flow::Normal:
    evaluation.outcome = Evaluation::Outcome::Returned;
    evaluation.results.assign(results.begin(), results.end());
    break;
  case Flow::Raised:
    evaluation.outcome = Evaluation::Outcome::Raised;
    evaluation.message = run.raised.message;
    evaluation.place = run.raised.place;
    break;
  case Flow::Ended:
    evaluation.outcome = run.ended;
    evaluation.message = run.message;
    evaluation.place = run.place;
    break;
  }
  evaluation.mayRaise = std::move(run.mayRaise);
  evaluation.heap = std::move(run.heap);
  evaluation.steps = run.steps;
  state_->rules = std::move(run.rules);
  return evaluation;
}

} // namespace reify
