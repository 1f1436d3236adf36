// inline and symbol-dce. Where nobody records and the model has no library functions, MLIR's own
// passes do the work; the passes here give the same result, one step a call and a symbol.
#include "engine/passes/rewrite/inline_calls.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/model_functions.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/rewrite/call_order.h"
#include "engine/passes/rewrite/copy_origins.h"
#include "engine/passes/rewrite/greedy_rewrite.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/rewrite/transforms.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/IRMapping.h>
#include <mlir/IR/SymbolTable.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Transforms/Passes.h>

#include <llvm/ADT/StringSet.h>

namespace mlir {
#define GEN_PASS_DEF_INLINER
#define GEN_PASS_DEF_SYMBOLDCE
#include "mlir/Transforms/Passes.h.inc"
} // namespace mlir

namespace reify {

using namespace mlir;

static bool hasLibraryFunctions(Operation *root) {
  for (Region &region : root->getRegions())
    for (Block &block : region)
      for (Operation &op : block)
        if (isLibraryFunction(&op))
          return true;
  return false;
}

namespace {

class Inliner {
public:
  Inliner(RewriterBase &rewriter, ModuleOp module, Recorder *recorder)
      : module_(module), recorder_(recorder), rewriter_(rewriter), order_(module) {}

  /// False, with an error, if that would make more ops than can be meant.
  bool run(function_ref<void(func::FuncOp)> simplify);
  /// Private functions that nothing calls any more go, and copies of library functions.
  void eraseUncalled();

private:
  bool inlineRound(func::FuncOp caller);
  void inlineCall(func::CallOp call, func::FuncOp callee);

  ModuleOp module_;
  Recorder *recorder_;
  RewriterBase &rewriter_;
  CallOrder order_;
};

void Inliner::inlineCall(func::CallOp call, func::FuncOp callee) {
  StepScope step = openStep(recorder_, StepKind::Inline, call, [&] { return "inline @" + callee.getSymName().str(); });
  if (isLibraryFunction(callee))
    step.function(callee.getSymName(), callee.getLoc());
  rewriter_.setInsertionPoint(call);
  IRMapping mapping;
  Block &body = callee.getBody().front();
  mapping.map(body.getArguments(), call.getOperands());
  for (Operation &op : body.without_terminator()) {
    Operation *made = op.clone(mapping);
    made->walk([&](Operation *inner) { inner->setLoc(CallSiteLoc::get(inner->getLoc(), call.getLoc())); });
    rewriter_.insert(made);
    if (recorder_)
      setOrigins(*recorder_, made, &op);
  }
  SmallVector<Value> results;
  for (Value returned : body.getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(returned));
  rewriter_.replaceOp(call, results);
}

/// The calls that there are, and not those that come with them; calls in branches and loops only
/// where there are no others, since they may turn out not to run.
bool Inliner::inlineRound(func::FuncOp caller) {
  SmallVector<func::CallOp> certain, others;
  caller.walk([&](func::CallOp call) {
    if (!order_.canInline(call, order_.find(call.getCallee())))
      return;
    Operation *around = call->getParentOp();
    while (around != caller && !isa<torch::PrimIfOp, torch::PrimLoopOp>(around))
      around = around->getParentOp();
    (around == caller ? certain : others).push_back(call);
  });
  for (func::CallOp call : certain.empty() ? others : certain)
    inlineCall(call, order_.find(call.getCallee()));
  return !certain.empty() || !others.empty();
}

void Inliner::eraseUncalled() {
  llvm::StringSet<> erased;
  for (bool changed = true; changed;) {
    changed = false;
    llvm::StringSet<> used;
    if (auto uses = SymbolTable::getSymbolUses(&module_.getBodyRegion()))
      for (const SymbolTable::SymbolUse &use : *uses)
        used.insert(use.getSymbolRef().getRootReference().getValue());
    for (auto function : llvm::make_early_inc_range(module_.getOps<func::FuncOp>())) {
      // The model's own library functions are not called yet; copies have served.
      const bool isKept = isLibraryFunction(function) && !isMarkedAsCopy(function);
      if (!function.isPrivate() || isKept || used.contains(function.getSymName()))
        continue;
      StepScope step = openStep(recorder_, StepKind::Erase, function,
                                [&] { return "erase @" + function.getSymName().str() + ", which nothing calls"; });
      rewriter_.eraseOp(function);
      changed = true;
    }
  }
}

bool Inliner::run(function_ref<void(func::FuncOp)> simplify) {
  if (!checkGrowth(order_))
    return false;
  for (func::FuncOp function : order_.functions()) {
    if (function.isExternal() || isLibraryFunction(function))
      continue;
    // Simplified after each round, so that calls in branches never taken are never copied.
    do
      simplify(function);
    while (inlineRound(function));
  }
  return true;
}

} // namespace

bool inlineCalls(ModuleOp module, Recorder *recorder, function_ref<void(func::FuncOp)> simplify) {
  IRRewriter rewriter(module.getContext(), recorder);
  Inliner inliner(rewriter, module, recorder);
  if (!inliner.run(simplify))
    return false;
  inliner.eraseUncalled();
  return true;
}

/// A symbol is needed if it is public, a library function, or named by something that is needed.
void removeDeadSymbols(ModuleOp module, Recorder *recorder) {
  llvm::StringMap<Operation *> symbols;
  llvm::SmallPtrSet<Operation *, 32> needed;
  SmallVector<Operation *> worklist;
  for (Operation &op : *module.getBody()) {
    auto symbol = dyn_cast<SymbolOpInterface>(op);
    if (symbol)
      symbols[symbol.getName()] = &op;
    if (!symbol || !symbol.isPrivate() || !symbol.canDiscardOnUseEmpty() || isLibraryFunction(&op)) {
      needed.insert(&op);
      worklist.push_back(&op);
    }
  }
  while (!worklist.empty())
    if (auto uses = SymbolTable::getSymbolUses(worklist.pop_back_val()))
      for (const SymbolTable::SymbolUse &use : *uses)
        if (Operation *used = symbols.lookup(use.getSymbolRef().getRootReference().getValue()))
          if (needed.insert(used).second)
            worklist.push_back(used);
  IRRewriter rewriter(module.getContext(), recorder);
  for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
    if (needed.contains(&op))
      continue;
    StepScope step = openStep(recorder, StepKind::Erase, &op, [&] {
      return "erase @" + cast<SymbolOpInterface>(op).getName().str() + ", which nothing needs";
    });
    rewriter.eraseOp(&op);
  }
}

namespace {

class InlineCallsPass : public mlir::impl::InlinerBase<InlineCallsPass> {
public:
  InlineCallsPass() = default;
  InlineCallsPass(const InlineCallsPass &other) : InlinerBase(other) {}
  void runOnOperation() override;

private:
  bool runOriginal();
};

/// MLIR's inliner with this pass's options.
bool InlineCallsPass::runOriginal() {
  std::unique_ptr<Pass> original = createInlinerPass();
  std::string text;
  llvm::raw_string_ostream out(text);
  printAsTextualPipeline(out);
  const size_t open = text.find('{'), close = text.rfind('}');
  if (open != text.npos && close != text.npos &&
      failed(original->initializeOptions(StringRef(text).slice(open + 1, close), [&](const Twine &message) {
        return emitError(getOperation()->getLoc(), message);
      })))
    return false;
  OpPassManager manager(getOperation()->getName());
  manager.addPass(std::move(original));
  return succeeded(runPipeline(manager, getOperation()));
}

void InlineCallsPass::runOnOperation() {
  Recorder *recorder = recorderOf(&getContext());
  auto module = dyn_cast<ModuleOp>(getOperation());
  if (!module || (!recorder && !hasLibraryFunctions(module))) {
    if ((module && !checkGrowth(CallOrder(module))) || !runOriginal())
      signalPassFailure();
    return;
  }
  OpPassManager simplification(func::FuncOp::getOperationName());
  if (failed(parsePassPipeline(defaultPipelineStr, simplification)))
    return signalPassFailure();
  bool isGood = true;
  isGood &= inlineCalls(module, recorder, [&](func::FuncOp function) {
    isGood &= defaultPipelineStr.empty() || succeeded(runPipeline(simplification, function));
  });
  if (!isGood)
    signalPassFailure();
}

class SymbolRemovalPass : public mlir::impl::SymbolDCEBase<SymbolRemovalPass> {
public:
  SymbolRemovalPass() = default;
  SymbolRemovalPass(const SymbolRemovalPass &other) : SymbolDCEBase(other) {}
  void runOnOperation() override;
};

void SymbolRemovalPass::runOnOperation() {
  Recorder *recorder = recorderOf(&getContext());
  auto module = dyn_cast<ModuleOp>(getOperation());
  if (module && (recorder || hasLibraryFunctions(module)))
    return removeDeadSymbols(module, recorder);
  OpPassManager manager(getOperation()->getName());
  manager.addPass(createSymbolDCEPass());
  if (failed(runPipeline(manager, getOperation())))
    signalPassFailure();
}

} // namespace

std::unique_ptr<Pass> createInlineCallsPass() { return std::make_unique<InlineCallsPass>(); }
std::unique_ptr<Pass> createSymbolRemovalPass() { return std::make_unique<SymbolRemovalPass>(); }

} // namespace reify
