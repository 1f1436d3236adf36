// The rewrites, by room; canonicalize.cpp makes patterns of them. A rule is a function from the op
// it is tried on; the row's title is what a step of a trace shows.
#pragma once
#include "engine/dialect/canonicalize/canonicalize.h"
#include "engine/dialect/folds/value_facts.h"

namespace reify::torch {

using RewriteRule = llvm::LogicalResult (*)(mlir::Operation *op, mlir::PatternRewriter &rewriter);

struct RewriteRow {
  llvm::StringLiteral op; // "torch.aten.slice.t"
  llvm::StringLiteral title;
  RewriteRule rule;
};

/// The rows as patterns, for any pass that rewrites greedily.
void addRewrites(llvm::ArrayRef<RewriteRow> rows, mlir::RewritePatternSet &patterns);

/// A rule for tables: erases an op that nobody uses.
llvm::LogicalResult dropUnused(mlir::Operation *op, mlir::PatternRewriter &rewriter);

llvm::ArrayRef<RewriteRow> castRewrites();
llvm::ArrayRef<RewriteRow> controlRewrites();
llvm::ArrayRef<RewriteRow> listRewrites();
llvm::ArrayRef<RewriteRow> scalarRewrites();
llvm::ArrayRef<RewriteRow> tensorRewrites();
llvm::ArrayRef<RewriteRow> nameRewrites();
llvm::ArrayRef<RewriteRow> numberRewrites();
llvm::ArrayRef<RewriteRow> windowRewrites();

} // namespace reify::torch
