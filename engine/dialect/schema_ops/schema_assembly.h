// The text of ops that come from schemas, and of unknown ops of the dialect.
#pragma once
#include "engine/dialect/schema_ops/schema_op.h"

#include <mlir/IR/OpImplementation.h>

namespace reify::torch {

mlir::ParseResult parseSchemaOp(mlir::OpAsmParser &parser, mlir::OperationState &state, const OpDef &def);
/// Everything after the op's name.
void printSchemaOp(mlir::Operation *op, mlir::OpAsmPrinter &printer, const OpDef &def);

mlir::ParseResult parseUnknownOp(mlir::OpAsmParser &parser, mlir::OperationState &state);
/// Whether an unknown op can be written in the default form, without losing anything.
bool hasDefaultForm(mlir::Operation *unknownOp);
void printUnknownOp(mlir::Operation *op, mlir::OpAsmPrinter &printer);

} // namespace reify::torch
