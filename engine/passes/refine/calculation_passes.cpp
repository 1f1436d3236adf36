// torch-reify-{shape,dtype}-calculations, torch-simplify-{shape,dtype}-calculations and
// torch-drop-abstract-interp-calculations, on the module itself.
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/model_functions.h"
#include "engine/passes/library_pass.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/refine/import_functions.h"
#include "engine/passes/refine/refine_types.h"
#include "engine/passes/refine/reify_calculation.h"
#include "engine/passes/rewrite/simplifier.h"

namespace reify {

using namespace mlir;

namespace {

class ReifyPass : public LibraryPass<ReifyPass> {
public:
  ReifyPass(const PassRow &row, FunctionKind kind) : LibraryPass(row), kind_(kind) {}
  void runOnOperation() override;

private:
  FunctionKind kind_;
};

void ReifyPass::runOnOperation() {
  Library *library = this->library();
  if (!library)
    return;
  ModuleOp module = getOperation();
  SmallVector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op); function && isLibraryFunction(function))
      return WalkResult::skip();
    ops.push_back(op);
    return WalkResult::advance();
  });
  Recorder *recorder = recorderOf(&getContext());
  IRRewriter rewriter(&getContext(), recorder);
  FunctionImporter importer(module, *library, rewriter);
  Diagnostics problems;
  const RunSignals &signals = signalsOf(&getContext());
  for (Operation *op : ops) {
    if (signals.cancelled())
      break;
    if (op->getNumResults() == 0 || op->getNumRegions() != 0)
      continue;
    const LibraryEntry *entry = library->find(op, kind_);
    if (!entry || !checkSignature(*entry, kind_, op, problems) || !canReify(op, *entry))
      continue;
    func::FuncOp function = importer.import(*entry);
    StepScope step = openStep(recorder, StepKind::Reify, op, [&] { return "reify " + opTitle(op); });
    step.function(function.getSymName(), function.getLoc());
    reifyCalculation(rewriter, op, kind_, function);
  }
  library->forgetModel();
  emitDiagnostics(getContext(), problems);
  if (hasErrors(problems))
    signalPassFailure();
}

/// Simplifies the whole function in program order: what is found out of one op is there for the next.
class SimplifyPass : public RowPass<SimplifyPass, func::FuncOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override;
};

void SimplifyPass::runOnOperation() {
  func::FuncOp function = getOperation();
  if (function.isExternal() || isLibraryFunction(function))
    return;
  Simplifier simplifier(&getContext(), recorderOf(&getContext()), {});
  bool failed = false;
  Recorder *recorder = recorderOf(&getContext());
  simplifier.onCalculation([&](RewriterBase &rewriter, Operation *calculate) {
    StepScope step = openStep(recorder, StepKind::TypeFound, calculate, [&] { return std::string("refine"); });
    SmallVector<std::string> problems;
    if (refineCalculation(rewriter, calculate, problems) == TypeUpdate::Unchanged)
      step.discard();
    for (const std::string &problem : problems)
      calculate->emitError() << problem;
    failed |= !problems.empty();
  });
  simplifier.stopWith(signalsOf(&getContext()));
  for (Block &block : function.getBody())
    simplifier.run(block);
  for (const Obstacle &obstacle : simplifier.obstacles())
    if (obstacle.kind != Obstacle::Kind::Stuck) {
      emitError(obstacle.location) << (obstacle.kind == Obstacle::Kind::Raised ? "the library function raises: " : "")
                                   << obstacle.reason;
      failed = true;
    }
  if (failed)
    signalPassFailure();
}

class DropPass : public RowPass<DropPass, func::FuncOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext(), recorderOf(&getContext()));
    dropCalculations(rewriter, getOperation(), recorderOf(&getContext()));
  }
};

} // namespace

std::unique_ptr<Pass> createReifyPass(const PassRow &row, FunctionKind kind) {
  return std::make_unique<ReifyPass>(row, kind);
}
std::unique_ptr<Pass> createSimplifyPass(const PassRow &row) { return std::make_unique<SimplifyPass>(row); }
std::unique_ptr<Pass> createDropCalculationsPass(const PassRow &row) { return std::make_unique<DropPass>(row); }

} // namespace reify
