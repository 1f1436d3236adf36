// RUN: not reify-opt %s --torch-verify-backend-contract-no-decompositions --split-input-file 2>&1 | FileCheck %s

// Each root cause is an error, in torch-mlir's words, followed by its note; what merely follows from
// another violation is not repeated.

// CHECK-NOT: @holds
func.func @holds(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %0 = torch.aten.relu6 %x : !torch.vtensor<[2,?],f32> -> !torch.vtensor<[2,?],f32>
  return %0 : !torch.vtensor<[2,?],f32>
}

// -----

// CHECK:     :[[@LINE+4]]:8: error: unsupported by backend contract: tensor with unknown rank
// CHECK:     note: this is likely due to a missing transfer function in abstract_interp_lib_gen.py
// CHECK-NOT: error: unsupported by backend contract: tensor with unknown rank
func.func @names_root_causes(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.aten.tanh %x : !torch.vtensor<[2],f32> -> !torch.vtensor
  %1 = torch.aten.tanh %0 : !torch.vtensor -> !torch.vtensor
  return %1 : !torch.vtensor
}

// -----

// CHECK: :[[@LINE+2]]:1: error: unsupported by backend contract: non-value tensor type
// CHECK: note: this is likely due to a missing case in the MaximizeValueSemantics pass
func.func @wants_value_semantics(%x: !torch.tensor<[2],f32>) {
  return
}

// -----

// CHECK: :[[@LINE+2]]:8: error: unsupported by backend contract: type '!torch.any'
func.func @wants_legal_types(%x: !torch.int) -> !torch.list<any> {
  %0 = torch.prim.ListConstruct %x : (!torch.int) -> !torch.list<any>
  return %0 : !torch.list<any>
}

// -----

// CHECK: :[[@LINE+2]]:8: error: found an op that was marked as backend illegal
func.func @wants_torch_ops_only() -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
