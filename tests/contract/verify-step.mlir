// The step that verifies says how much stands.
// RUN: (reify trace %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract)' || true) | FileCheck %s
// RUN: (reify trace %s || true) | FileCheck %s
// CHECK: verify: verify the contract - 1 violation stands{{$}}

func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.operator "my.op"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
