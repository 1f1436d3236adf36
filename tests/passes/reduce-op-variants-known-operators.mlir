// Ops of PyTorch's that torch-mlir has no op for come as torch.operator: their schemas tell that they are functions of
// values, and no library need say so.
// RUN: reify-opt %s --pass-pipeline='builtin.module(func.func(torch-reduce-op-variants))' | FileCheck %s
// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract{backend-legal-ops=aten.cdist,aten.swapaxes})' | FileCheck %s --check-prefix=TYPES

// CHECK-LABEL: @of_values
// CHECK: torch.operator "torch.aten.cdist"
// TYPES-LABEL: @of_values
// TYPES: torch.operator "torch.aten.cdist"{{.*}} -> !torch.vtensor<[?,6],f32>
func.func @of_values(%a: !torch.vtensor<[?,5],f32>, %b: !torch.vtensor<[6,5],f32>) -> !torch.vtensor {
  %p = torch.constant.float 2.0
  %none = torch.constant.none
  %0 = torch.operator "torch.aten.cdist"(%a, %b, %p, %none) : (!torch.vtensor<[?,5],f32>, !torch.vtensor<[6,5],f32>, !torch.float, !torch.none) -> !torch.vtensor
  return %0 : !torch.vtensor
}

// CHECK-LABEL: @of_what_can_change
// CHECK: %[[A:.*]] = torch.copy.to_vtensor
// CHECK: torch.operator "torch.aten.cdist"(%[[A]], %[[B:.*]],
// CHECK: torch.copy.to_tensor
func.func @of_what_can_change(%v: !torch.vtensor<[?,5],f32>) -> !torch.tensor {
  %a = torch.copy.to_tensor %v : !torch.tensor<[?,5],f32>
  %p = torch.constant.float 2.0
  %none = torch.constant.none
  %0 = torch.operator "torch.aten.cdist"(%a, %a, %p, %none) : (!torch.tensor<[?,5],f32>, !torch.tensor<[?,5],f32>, !torch.float, !torch.none) -> !torch.tensor
  return %0 : !torch.tensor
}

// A view of a value is a value.
// CHECK-LABEL: @a_view
// CHECK: torch.operator "torch.aten.swapaxes"
// TYPES-LABEL: @a_view
// TYPES: torch.operator "torch.aten.swapaxes"{{.*}} -> !torch.vtensor<[3,2],f32>
func.func @a_view(%a: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.operator "torch.aten.swapaxes"(%a, %int0, %int1) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.int) -> !torch.vtensor
  return %0 : !torch.vtensor
}

// The importer writes it of a constant in the program.
// CHECK-LABEL: @a_constant_in_a_program
// CHECK: torch.aten.detach %arg0 : !torch.vtensor<[2],f32> -> !torch.vtensor
func.func @a_constant_in_a_program(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.operator "torch.aten.detach_"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
