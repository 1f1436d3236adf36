// Functions given as text, run on abstract values.
#pragma once
#include "engine/evaluate/evaluator.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

namespace reify::test {

class Program {
public:
  explicit Program(const std::string &text) : module_(context_.parse(text)) { REQUIRE(module_); }

  mlir::func::FuncOp function(llvm::StringRef name) { return module_->lookupSymbol<mlir::func::FuncOp>(name); }

  Evaluation run(std::vector<AbstractValue> arguments = {}, EvaluationBudget budget = {},
                 EvaluationObserver *observer = nullptr, llvm::StringRef name = "f") {
    Evaluator evaluator([&](llvm::StringRef symbol, mlir::Operation *) { return function(symbol); }, budget);
    return evaluator.run(function(name), std::move(arguments), heap, observer);
  }

  /// The results as shown, or what ended the evaluation.
  std::string show(std::vector<AbstractValue> arguments = {}, EvaluationBudget budget = {}) {
    Evaluation evaluation = run(std::move(arguments), budget);
    switch (evaluation.outcome) {
    case Evaluation::Outcome::Returned:
      break;
    case Evaluation::Outcome::Raised:
      return "raised: " + evaluation.message;
    case Evaluation::Outcome::Budget:
      return "budget: " + evaluation.message;
    case Evaluation::Outcome::Malformed:
      return "malformed: " + evaluation.message;
    }
    std::string text;
    for (const AbstractValue &result : evaluation.results)
      text += (text.empty() ? "" : "; ") + reify::show(result, &evaluation.heap);
    return text;
  }

  Heap heap; // of the arguments

private:
  TorchContext context_;
  mlir::OwningOpRef<mlir::ModuleOp> module_;
};

inline AbstractValue number(int64_t value) { return AbstractValue::integerOf(value); }
/// Numbered symbols are apart from those that an evaluator gives out.
inline AbstractValue unknownSize(SymbolId number = kNoSymbol) {
  SymbolId symbol = number == kNoSymbol ? kNoSymbol : (1u << 31) + number;
  return AbstractValue::integerIn(
      IntRange::atLeast(0, symbol),
      std::make_shared<Cause>(Cause{CauseKind::UnknownSize, "the test left it open", {}, 0}));
}

} // namespace reify::test
