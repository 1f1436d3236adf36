// No advice where the kind of the module is not why the contract fails: exported programs, empty modules, and
// TorchScript that went through its pipeline.
// RUN: not reify explain %s | FileCheck %s
// RUN: echo 'module {}' > %t.empty.mlir && reify explain %t.empty.mlir | FileCheck %s --check-prefix=EMPTY
// RUN: not reify explain %s --pass-pipeline='builtin.module(torch-function-to-torch-backend-pipeline)' --decompose | FileCheck %s
// CHECK-NOT: This module
// CHECK: The backend contract does not hold: 1 violation,
// CHECK-NOT: follow from this
// CHECK: Unimplemented operator 'lab.unknown'
// EMPTY-NOT: This module
// EMPTY: The backend contract holds.
func.func @f(%x: !torch.vtensor<[3],f32>) -> !torch.vtensor {
  %0 = torch.operator "lab.unknown"(%x) : (!torch.vtensor<[3],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
