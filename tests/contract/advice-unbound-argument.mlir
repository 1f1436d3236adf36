// The only mutable tensor is an argument that nobody states a bound for: no pipeline brings it to value
// semantics until somebody does, so it stays listed, with what helps.
// RUN: not reify explain %s > %t && FileCheck %s < %t
// RUN: sed 's/!torch.tensor)/!torch.tensor {torch.type_bound = !torch.vtensor<[2,3],f32>})/' %s > %t.mlir
// RUN: reify explain %t.mlir --pass-pipeline='builtin.module(torch-function-to-torch-backend-pipeline)' --decompose
// CHECK: The backend contract does not hold: [[#N:]] violations
// CHECK: This module still is TorchScript: 1 function takes or gives mutable tensors, tuples or None (@f).
// CHECK-NEXT: It wants torch-function-to-torch-backend-pipeline, {{.*}} 1 argument has no torch.type_bound
// CHECK-NEXT: reify explain
// CHECK-NOT: --all
// CHECK: value: %x : !torch.tensor
// CHECK: cure: give it a torch.type_bound with a !torch.vtensor type, and run torch-function-to-torch-backend-pipeline
func.func @f(%x: !torch.tensor) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.copy.to_vtensor %x : !torch.vtensor
  %1 = torch.tensor_static_info_cast %0 : !torch.vtensor to !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}
