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
  ReduceOpVariantsPass() = default;
  ReduceOpVariantsPass(const ReduceOpVariantsPass &other) : LibraryPass(other) {}
  StringRef getArgument() const override { return "torch-reduce-op-variants"; }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override {
    return "Bring in-place and mutable variants of ops to functions of values";
  }
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
template <class Derived> class FunctionPass : public PassWrapper<Derived, OperationPass<func::FuncOp>> {
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
  StringRef getArgument() const override { return "torch-maximize-value-semantics"; }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override { return "Replace mutable tensors by values where nobody can tell"; }
  void rewrite(RewriterBase &rewriter, func::FuncOp function) {
    maximizeValueSemantics(rewriter, function, recorderOf(&getContext()));
  }
};

class RecomposeComplexOpsPass : public FunctionPass<RecomposeComplexOpsPass> {
public:
  StringRef getArgument() const override { return "torch-recompose-complex-ops"; }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override {
    return "Replace lists of parts of tensors, and writes to parts, by ops on the whole";
  }
  void rewrite(RewriterBase &rewriter, func::FuncOp function) {
    recomposeComplexOps(rewriter, function, recorderOf(&getContext()));
  }
};

} // namespace

std::unique_ptr<Pass> createReduceOpVariantsPass() { return std::make_unique<ReduceOpVariantsPass>(); }
std::unique_ptr<Pass> createMaximizeValueSemanticsPass() { return std::make_unique<MaximizeValueSemanticsPass>(); }
std::unique_ptr<Pass> createRecomposeComplexOpsPass() { return std::make_unique<RecomposeComplexOpsPass>(); }

} // namespace reify
