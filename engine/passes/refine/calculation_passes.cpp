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
  explicit ReifyPass(FunctionKind kind) : kind_(kind) {}
  StringRef getArgument() const override {
    return kind_ == FunctionKind::Shape ? "torch-reify-shape-calculations" : "torch-reify-dtype-calculations";
  }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override { return "Wrap each op in a calculation that calls its library function"; }
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
class SimplifyPass : public PassWrapper<SimplifyPass, OperationPass<func::FuncOp>> {
public:
  explicit SimplifyPass(FunctionKind kind) : kind_(kind) {}
  StringRef getArgument() const override {
    return kind_ == FunctionKind::Shape ? "torch-simplify-shape-calculations" : "torch-simplify-dtype-calculations";
  }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override {
    return "Fold calculations to what they yield and refine result types by it";
  }
  void runOnOperation() override;

private:
  FunctionKind kind_;
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

class DropPass : public PassWrapper<DropPass, OperationPass<func::FuncOp>> {
public:
  StringRef getArgument() const override { return "torch-drop-abstract-interp-calculations"; }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override { return "Replace calculations by the ops that they wrap"; }
  void runOnOperation() override {
    IRRewriter rewriter(&getContext(), recorderOf(&getContext()));
    dropCalculations(rewriter, getOperation(), recorderOf(&getContext()));
  }
};

} // namespace

std::unique_ptr<Pass> createReifyPass(FunctionKind kind) { return std::make_unique<ReifyPass>(kind); }
std::unique_ptr<Pass> createSimplifyPass(FunctionKind kind) { return std::make_unique<SimplifyPass>(kind); }
std::unique_ptr<Pass> createDropCalculationsPass() { return std::make_unique<DropPass>(); }

} // namespace reify
