// A function of the model's that is called like a helper of the library stays the user's.
// RUN: reify explain %s | FileCheck %s --check-prefix=HOLDS
// RUN: reify-opt %s --torch-lower-to-backend-contract | FileCheck %s
// RUN: reify-opt %s --torch-reify-shape-calculations | FileCheck %s --check-prefix=REIFIED
// HOLDS: The backend contract holds
// CHECK: torch.aten.add.Tensor {{.*}} -> !torch.vtensor<[2],f16>

// REIFIED-DAG: func.func private @broadcast(%arg0: !torch.vtensor<[2],f16>)
// REIFIED-DAG: func.func private @broadcast_0(%arg0: !torch.list<int>
// REIFIED-DAG: call @broadcast_0(
func.func private @broadcast(%a: !torch.vtensor<[2],f16>) -> !torch.vtensor<[2],f16> {
  return %a : !torch.vtensor<[2],f16>
}
func.func @f(%a: !torch.vtensor<[2],f16>, %b: !torch.vtensor<[2],f16>) -> !torch.vtensor {
  %i = torch.constant.int 1
  %0 = torch.aten.add.Tensor %a, %b, %i : !torch.vtensor<[2],f16>, !torch.vtensor<[2],f16>, !torch.int -> !torch.vtensor
  return %0 : !torch.vtensor
}
