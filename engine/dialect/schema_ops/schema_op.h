// Ops whose behaviour comes from a row of the operator table instead of a class. The only place
// that knows MLIR's op model (OperationName::Impl).
#pragma once
#include "engine/dialect/folds/folds.h"
#include "engine/schema/op_table.h"

#include <mlir/IR/Dialect.h>
#include <mlir/IR/OperationSupport.h>

namespace reify::torch {

/// How a schema op is written.
enum class OpForm : uint8_t {
  Default, // torch.NAME %a, %b : A, B -> R
  Vararg,  // torch.NAME(%a, %b) : A, B -> R
};

/// What the dialect knows of an op from a schema.
class OpDef {
public:
  explicit OpDef(const OpRow &row);

  /// The definition behind a registered op from a schema; null for any other op. A pointer cast.
  static const OpDef *of(mlir::OperationName name);

  const OpRow &row() const { return row_; }
  llvm::StringRef name() const { return row_.name; }
  const OpSchema &schema() const { return row_.schema(); }
  bool hasValueSemantics() const { return row_.hasValueSemantics(); }
  bool isReadOnly() const { return row_.isReadOnly(); }
  bool allowsTypeRefinement() const { return true; }
  bool isInplaceTwin() const { return row_.isInplaceTwin(); }
  bool isPure() const { return row_.isPure(); }
  FoldRule fold() const { return fold_; }
  OpForm form() const;

private:
  const OpRow &row_;
  FoldRule fold_;
};

/// Registers one op for each row with `dialect`. A table has no rows of names that have a class (loadOpTable).
void registerSchemaOps(mlir::Dialect &dialect, const OpTable &table);

} // namespace reify::torch
