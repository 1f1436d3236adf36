// All ops that have a class of their own; every other op comes from a schema (schema_op.h).
#ifndef REIFY_TORCH_OPS
#define REIFY_TORCH_OPS

include "engine/dialect/torch_base.td"
include "engine/dialect/torch_types.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

include "engine/dialect/constant_ops.td"
include "engine/dialect/cast_ops.td"
include "engine/dialect/container_ops.td"
include "engine/dialect/control_flow_ops.td"
include "engine/dialect/object_graph_ops.td"
include "engine/dialect/global_slot_ops.td"
include "engine/dialect/calculate_ops.td"
include "engine/dialect/operator_ops.td"

#endif // REIFY_TORCH_OPS
