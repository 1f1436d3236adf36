// All ops that have a class of their own; every other op comes from a schema (schema_op.h).
#ifndef REIFY_TORCH_OPS
#define REIFY_TORCH_OPS

include "engine/dialect/torch_base.td"
include "engine/dialect/types/torch_types.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

include "engine/dialect/ops/constant_ops.td"
include "engine/dialect/ops/cast_ops.td"
include "engine/dialect/ops/container_ops.td"
include "engine/dialect/ops/control_flow_ops.td"
include "engine/dialect/ops/object_graph_ops.td"
include "engine/dialect/ops/global_slot_ops.td"
include "engine/dialect/ops/calculate_ops.td"
include "engine/dialect/ops/operator_ops.td"

#endif // REIFY_TORCH_OPS
