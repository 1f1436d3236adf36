// Functions that no verifier has seen: built-in ones with operands exchanged, ops dropped,
// constants changed by chance. Any outcome is right but a crash or a hang.
#include "tests/evaluate/library_calls.h"

using namespace reify;
using namespace reify::test;

namespace {

void mutate(mlir::func::FuncOp function, Generator &generator) {
  llvm::SmallVector<mlir::Operation *> ops;
  llvm::SmallVector<mlir::Value> values(function.getArguments());
  function.getBody().walk([&](mlir::Operation *op) {
    ops.push_back(op);
    values.append(op->getResults().begin(), op->getResults().end());
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        values.append(block.getArguments().begin(), block.getArguments().end());
  });
  if (ops.size() < 2 || values.empty())
    return;
  auto pick = [&](auto &from) { return from[generator.number(0, int(from.size()) - 1)]; };
  for (int changes = generator.number(1, 4); changes > 0; --changes) {
    mlir::Operation *op = pick(ops);
    if (op->getNumOperands() == 0)
      continue;
    unsigned index = unsigned(generator.number(0, int(op->getNumOperands()) - 1));
    switch (generator.number(0, 3)) {
    case 0:
      op->eraseOperand(index);
      break;
    case 1:
      op->insertOperands(index, pick(values));
      break;
    default:
      op->setOperand(index, pick(values));
      break;
    }
  }
}

} // namespace

TEST_CASE("functions changed by chance never crash the evaluator, and always end") {
  Loaded loaded;
  Generator generator(23);
  EvaluationBudget budget;
  budget.steps = 3000;
  budget.memoryBytes = 16 << 20;
  Evaluator evaluator(
      [&](llvm::StringRef symbol, mlir::Operation *from) { return loaded.library->findSymbol(symbol, from); }, budget);
  unsigned outcomes[4] = {};
  for (mlir::func::FuncOp original : loaded.functions)
    for (int round = 0; round < 2; ++round) {
      mlir::OwningOpRef<mlir::func::FuncOp> function = original.clone();
      mutate(*function, generator);
      Arguments arguments;
      for (mlir::Type type : function->getArgumentTypes()) {
        arguments.values.push_back(generator.ofType(type, arguments.heap));
        arguments.values.back() = generator.weaker(arguments.values.back(), type, arguments.heap);
      }
      Evaluation evaluation = evaluator.run(*function, arguments.values, arguments.heap);
      ++outcomes[int(evaluation.outcome)];
      CHECK(evaluation.steps <= budget.steps + 1);
      // Uses may reach over regions now; drop them before the function goes.
      function->walk([](mlir::Operation *op) { op->dropAllReferences(); });
    }
  MESSAGE(outcomes[0], " returned, ", outcomes[1], " raised, ", outcomes[2], " out of budget, ", outcomes[3],
          " malformed");
  CHECK(outcomes[0] > 100);
  CHECK(outcomes[3] > 10);
}
