// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract)' --verify-diagnostics | FileCheck %s
// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract,torch-lower-to-backend-contract)' | FileCheck %s --check-prefix=TWICE

// The contract holds after one iteration; that one more would know the sizes is said, not done.
// CHECK-LABEL: @more_to_find
// TWICE: @more_to_find({{.*}}) -> !torch.vtensor<[2,3,20],f32>
// CHECK-SAME: -> !torch.vtensor<[?,3,?],f32>
func.func @more_to_find(%x: !torch.vtensor<[12,10],f32>) -> !torch.vtensor {
  %0 = torch.constant.int 0
  %3 = torch.constant.int 3
  %m1 = torch.constant.int -1
  %floor = torch.constant.str "floor"
  %five = torch.vtensor.literal(dense<5> : tensor<si64>) : !torch.vtensor<[],si64>
  %n = torch.aten.size.int %x, %0 : !torch.vtensor<[12,10],f32>, !torch.int -> !torch.int
  %t = torch.prim.NumToTensor.Scalar %n : !torch.int -> !torch.vtensor
  %q = torch.aten.div.Tensor_mode %t, %five, %floor : !torch.vtensor, !torch.vtensor<[],si64>, !torch.str -> !torch.vtensor
  %i = torch.aten.Int.Tensor %q : !torch.vtensor -> !torch.int
  %sizes = torch.prim.ListConstruct %i, %3, %m1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  // expected-remark @+1 {{one more iteration of the lowering would find !torch.vtensor<[2,3,20],f32>}}
  %v = torch.aten.view %x, %sizes : !torch.vtensor<[12,10],f32>, !torch.list<int> -> !torch.vtensor
  return %v : !torch.vtensor
}
