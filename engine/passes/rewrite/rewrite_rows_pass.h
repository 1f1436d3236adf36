// A pass on functions that is nothing but a table of rewrites, applied until none applies.
#pragma once
#include "engine/dialect/canonicalize/canonicalize_rooms.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pass_row.h"
#include "engine/passes/rewrite/greedy_rewrite.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>

namespace reify {

class RewriteRowsPass : public RowPass<RewriteRowsPass, mlir::func::FuncOp> {
public:
  using Table = llvm::ArrayRef<torch::RewriteRow> (*)();
  RewriteRowsPass(const PassRow &row, Table table) : RowPass(row), table_(table) {}

  llvm::LogicalResult initialize(mlir::MLIRContext *context) override {
    mlir::RewritePatternSet patterns(context);
    torch::addRewrites(table_(), patterns);
    patterns_ = std::move(patterns);
    return llvm::success();
  }
  void runOnOperation() override {
    mlir::func::FuncOp function = getOperation();
    if (function.isExternal() || isLibraryFunction(function))
      return;
    mlir::GreedyRewriteConfig config;
    config.setUseTopDownTraversal(true);
    config.setRegionSimplificationLevel(mlir::GreedySimplifyRegionLevel::Disabled);
    (void)rewriteGreedily(function, patterns_, config, recorderOf(&getContext()));
  }

private:
  Table table_;
  mlir::FrozenRewritePatternSet patterns_;
};

} // namespace reify
