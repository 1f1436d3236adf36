// A number has no cast to a narrower type: where its op says less, the dtype of it changes nothing.
// RUN: reify-opt %s --torch-dtype-refinement-pipeline | FileCheck %s
// RUN: reify-opt %s --torch-lower-to-backend-contract | FileCheck %s --check-prefix=LOWERED
// CHECK-LABEL: func.func @half() -> !torch.number
// CHECK: return %{{.*}} : !torch.number
// LOWERED: func.func @half() -> !torch.float
func.func @half() -> !torch.number {
  %x = torch.vtensor.literal(dense<0.5> : tensor<f32>) : !torch.vtensor<[],f32>
  %n = torch.aten.ScalarImplicit %x : !torch.vtensor<[],f32> -> !torch.number
  return %n : !torch.number
}
