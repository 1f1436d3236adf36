// A pass on functions that is nothing but a table of rewrites, applied until none applies.
#pragma once
#include "engine/dialect/canonicalize/canonicalize_rooms.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/rewrite/greedy_rewrite.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/Pass/Pass.h>

namespace reify {

struct RewriteTable {
  llvm::StringLiteral argument, description;
  llvm::ArrayRef<torch::RewriteRow> (*rows)();
};

template <const RewriteTable &table>
class RewriteRowsPass : public mlir::PassWrapper<RewriteRowsPass<table>, mlir::OperationPass<mlir::func::FuncOp>> {
public:
  llvm::StringRef getArgument() const override { return table.argument; }
  llvm::StringRef getName() const override { return table.argument; }
  llvm::StringRef getDescription() const override { return table.description; }

  llvm::LogicalResult initialize(mlir::MLIRContext *context) override {
    mlir::RewritePatternSet patterns(context);
    torch::addRewrites(table.rows(), patterns);
    patterns_ = std::move(patterns);
    return llvm::success();
  }
  void runOnOperation() override {
    mlir::func::FuncOp function = this->getOperation();
    if (function.isExternal() || isLibraryFunction(function))
      return;
    mlir::GreedyRewriteConfig config;
    config.setUseTopDownTraversal(true);
    config.setRegionSimplificationLevel(mlir::GreedySimplifyRegionLevel::Disabled);
    (void)rewriteGreedily(function, patterns_, config, recorderOf(&this->getContext()));
  }

private:
  mlir::FrozenRewritePatternSet patterns_;
};

} // namespace reify
