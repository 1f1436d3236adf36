// The ops that have a C++ class: see torch_ops.td and what it includes.
#pragma once
#include "engine/dialect/op_traits.h"
#include "engine/dialect/types/torch_types.h"

#include <mlir/Bytecode/BytecodeOpInterface.h>
#include <mlir/IR/Builders.h>
#include <mlir/IR/BuiltinAttributes.h>
#include <mlir/IR/OpDefinition.h>
#include <mlir/IR/OpImplementation.h>
#include <mlir/IR/RegionKindInterface.h>
#include <mlir/IR/SymbolTable.h>
#include <mlir/Interfaces/CastInterfaces.h>
#include <mlir/Interfaces/ControlFlowInterfaces.h>
#include <mlir/Interfaces/InferTypeOpInterface.h>
#include <mlir/Interfaces/SideEffectInterfaces.h>

#define GET_OP_CLASSES
#include "engine/dialect/ops/torch_ops.h.inc"

namespace reify::torch {

/// The int, float, bool or string that a value is the constant of.
std::optional<int64_t> constantInt(mlir::Value value);
std::optional<double> constantFloat(mlir::Value value);
std::optional<bool> constantBool(mlir::Value value);
std::optional<llvm::StringRef> constantString(mlir::Value value);

} // namespace reify::torch
