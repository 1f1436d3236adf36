// The folds, by room; folds_table.cpp puts them into one table.
#pragma once
#include "engine/dialect/folds/folds.h"
#include "engine/dialect/folds/value_facts.h"

namespace reify::torch {

struct FoldRow {
  llvm::StringLiteral name; // "torch.aten.len.t"
  FoldRule rule;
};

llvm::ArrayRef<FoldRow> castFolds();       // derefine, casts, is None
llvm::ArrayRef<FoldRow> scalarFolds();     // identities beside the rules for constants
llvm::ArrayRef<FoldRow> listFolds();       // lists, tuples, dicts
llvm::ArrayRef<FoldRow> tensorFolds();     // sizes and dtypes
llvm::ArrayRef<FoldRow> arithmeticFolds(); // of constant tensors, element by element
llvm::ArrayRef<FoldRow> movedFolds();      // of constant tensors whose elements only move
llvm::ArrayRef<FoldRow> creationFolds();   // constant tensors made of numbers

/// By the op's rule in scalar_rules.h, if all operands are constants.
llvm::LogicalResult foldScalarOp(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands,
                                 llvm::SmallVectorImpl<mlir::OpFoldResult> &results);

// What rules are written with.
using FoldResults = llvm::SmallVectorImpl<mlir::OpFoldResult>;

/// The result is an existing value; only if it has the result's very type.
llvm::LogicalResult foldToValue(mlir::Operation *op, mlir::Value value, FoldResults &results);
llvm::LogicalResult foldToScalar(mlir::Operation *op, const Scalar &value, FoldResults &results);

} // namespace reify::torch
