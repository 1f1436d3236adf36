// Library functions that an earlier pass left in the module, and calls of them, are input as any other: the copies
// go, and the built-in functions speak for the ops that are still to be refined.
// RUN: reify explain %s > %t 2>&1; FileCheck %s --check-prefix=HOLDS < %t
// RUN: reify-opt %s --torch-reify-shape-calculations > %t && reify explain %t | FileCheck %s --check-prefix=HOLDS
// RUN: reify-opt %s --torch-reify-shape-calculations --torch-lower-to-backend-contract | FileCheck %s
// RUN: reify-opt %s --torch-reify-shape-calculations --torch-reify-shape-calculations | FileCheck %s --check-prefix=TWICE
// HOLDS-NOT: overrides
// HOLDS: The backend contract holds
// CHECK-NOT: @__torch_mlir_shape_fn
// CHECK: torch.aten.relu %{{.*}} -> !torch.vtensor<[20],f32>
// CHECK-NOT: torch.shape.calculate
// CHECK: torch.aten.neg %{{.*}} -> !torch.vtensor<[20],f32>

// A copy that is what the library has serves again, another one does not.
// TWICE-NOT: @__torch_mlir_shape_fn.aten.relu_0
// TWICE-DAG: call @__torch_mlir_shape_fn.aten.relu(
// TWICE-DAG: func private @__torch_mlir_shape_fn.aten.neg_0(
// TWICE-DAG: call @__torch_mlir_shape_fn.aten.neg_0(
func.func private @__torch_mlir_shape_fn.aten.relu(%arg0: !torch.list<int>) -> !torch.list<int> attributes {torch.library} {
  return %arg0 : !torch.list<int>
}
func.func private @__torch_mlir_shape_fn.aten.neg(%arg0: !torch.list<int>) -> !torch.list<int> attributes {torch.library} {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  return %0 : !torch.list<int>
}
func.func @f(%a: !torch.vtensor<[20],f32>) -> !torch.vtensor {
  %0 = torch.aten.relu %a : !torch.vtensor<[20],f32> -> !torch.vtensor
  %1 = torch.aten.neg %0 : !torch.vtensor -> !torch.vtensor
  return %1 : !torch.vtensor
}
