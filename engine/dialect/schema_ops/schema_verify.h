// Checks an op against its schema.
#pragma once
#include "engine/dialect/schema_ops/schema_op.h"

#include <mlir/IR/Operation.h>

namespace reify::torch {

llvm::LogicalResult verifySchemaOp(mlir::Operation *op, const OpDef &def);

/// What one operand or result of a schema accepts.
struct Acceptance {
  bool isResult = false;
  bool nonValueOnly = false; // of an in-place twin: !torch.tensor only
};
bool accepts(const SchemaType &schema, mlir::Type type, Acceptance where);
/// As a verifier message names it: "Optional torch int type".
std::string describe(const SchemaType &schema, Acceptance where);

} // namespace reify::torch
