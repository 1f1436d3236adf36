// torch-reduce-op-variants, torch-maximize-value-semantics and torch-recompose-complex-ops as
// passes.
#include "engine/library/model_functions.h"
#include "engine/passes/library_pass.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/value_semantics/maximize_value_semantics.h"
#include "engine/passes/value_semantics/recompose_complex_ops.h"
#include "engine/passes/value_semantics/reduce_op_variants.h"

#include <mutex>

namespace reify {

using namespace mlir;

namespace {

class ReduceOpVariantsPass : public LibraryPass<ReduceOpVariantsPass, func::FuncOp> {
public:
  using LibraryPass::LibraryPass;
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || isLibraryFunction(function))
      return;
    // Functions may be worked on in parallel, but the library reads functions when they are wanted.
    static std::mutex mutex;
    std::lock_guard lock(mutex);
    Library *library = libraryOfFiles();
    IRRewriter rewriter(&getContext(), recorderOf(&getContext()));
    if (library && !reduceOpVariants(rewriter, function, *library, recorderOf(&getContext())))
      signalPassFailure();
  }
};

/// A pass that changes one function at a time and cannot fail.
template <class Derived> class FunctionPass : public RowPass<Derived, func::FuncOp> {
public:
  using RowPass<Derived, func::FuncOp>::RowPass;
  void runOnOperation() override {
    func::FuncOp function = this->getOperation();
    if (function.isExternal() || isLibraryFunction(function))
      return;
    IRRewriter rewriter(&this->getContext(), recorderOf(&this->getContext()));
    static_cast<Derived *>(this)->rewrite(rewriter, function);
  }
};

class MaximizeValueSemanticsPass : public FunctionPass<MaximizeValueSemanticsPass> {
public:
  using FunctionPass::FunctionPass;
  void rewrite(RewriterBase &rewriter, func::FuncOp function) {
    maximizeValueSemantics(rewriter, function, recorderOf(&getContext()));
  }
};

class RecomposeComplexOpsPass : public FunctionPass<RecomposeComplexOpsPass> {
public:
  using FunctionPass::FunctionPass;
  void rewrite(RewriterBase &rewriter, func::FuncOp function) {
    recomposeComplexOps(rewriter, function, recorderOf(&getContext()));
  }
};

} // namespace

std::unique_ptr<Pass> createReduceOpVariantsPass(const PassRow &row) {
  return std::make_unique<ReduceOpVariantsPass>(row);
}
std::unique_ptr<Pass> createMaximizeValueSemanticsPass(const PassRow &row) {
  return std::make_unique<MaximizeValueSemanticsPass>(row);
}
std::unique_ptr<Pass> createRecomposeComplexOpsPass(const PassRow &row) {
  return std::make_unique<RecomposeComplexOpsPass>(row);
}

} // namespace reify
