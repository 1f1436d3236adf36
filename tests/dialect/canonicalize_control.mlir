// RUN: reify-opt --canonicalize --split-input-file %s | FileCheck %s
// Branches, loops, asserts, checks.

// CHECK-LABEL: @known_branch
// CHECK-NOT: torch.prim.If
// CHECK: %[[T:.*]] = torch.aten.tanh %arg0
// CHECK: return %[[T]]
func.func @known_branch(%x: !torch.vtensor) -> !torch.vtensor {
  %true = torch.constant.bool true
  %r = torch.prim.If %true -> (!torch.vtensor) {
    %0 = torch.aten.tanh %x : !torch.vtensor -> !torch.vtensor
    torch.prim.If.yield %0 : !torch.vtensor
  } else {
    torch.prim.If.yield %x : !torch.vtensor
  }
  return %r : !torch.vtensor
}

// -----

// CHECK-LABEL: @equal_and_unused_results
// CHECK: %[[R:.*]] = torch.prim.If %arg0 -> (!torch.int)
// CHECK-NEXT: torch.prim.If.yield %arg1 : !torch.int
// CHECK: torch.prim.If.yield %arg2 : !torch.int
// CHECK: return %arg1, %[[R]]
func.func @equal_and_unused_results(%c: !torch.bool, %a: !torch.int, %b: !torch.int) -> (!torch.int, !torch.int) {
  %r:3 = torch.prim.If %c -> (!torch.int, !torch.int, !torch.int) {
    torch.prim.If.yield %a, %a, %b : !torch.int, !torch.int, !torch.int
  } else {
    torch.prim.If.yield %a, %b, %a : !torch.int, !torch.int, !torch.int
  }
  torch.prim.If %c -> () {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %r#0, %r#1 : !torch.int, !torch.int
}

// -----

// A negative number of rounds, as range(5, 1) has it in the reference, is none.
// CHECK-LABEL: @loops_without_rounds
// CHECK-NOT: torch.prim.Loop
// CHECK: return %arg0, %arg0
func.func @loops_without_rounds(%a: !torch.int) -> (!torch.int, !torch.int) {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %m4 = torch.constant.int -4
  %4 = torch.constant.int 4
  %r = torch.prim.Loop %m4, %true, init(%a) {
  ^bb0(%i: !torch.int, %x: !torch.int):
    torch.prim.Loop.condition %true, iter(%i : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  %s = torch.prim.Loop %4, %false, init(%a) {
  ^bb0(%i: !torch.int, %x: !torch.int):
    torch.prim.Loop.condition %true, iter(%i : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  return %r, %s : !torch.int, !torch.int
}

// -----

// CHECK-LABEL: @checks_that_hold
// CHECK-NOT: runtime.assert %true
// CHECK: torch.aten._assert_tensor_metadata %arg0
// CHECK-NOT: torch.aten._assert_tensor_metadata %arg0
// CHECK: torch.aten._assert_tensor_metadata %arg1
func.func @checks_that_hold(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor) {
  %true = torch.constant.bool true
  %none = torch.constant.none
  %6 = torch.constant.int 6
  %7 = torch.constant.int 7
  torch.runtime.assert %true, "holds"
  torch.aten._assert_tensor_metadata %x, %none, %none, %6, %none, %none : !torch.vtensor<[2],f32>, !torch.none, !torch.none, !torch.int, !torch.none, !torch.none
  torch.aten._assert_tensor_metadata %x, %none, %none, %7, %none, %none : !torch.vtensor<[2],f32>, !torch.none, !torch.none, !torch.int, !torch.none, !torch.none
  torch.aten._assert_tensor_metadata %y, %none, %none, %6, %none, %none : !torch.vtensor, !torch.none, !torch.none, !torch.int, !torch.none, !torch.none
  return
}

// -----

// CHECK-LABEL: @numbers_in_tensors
// CHECK-DAG: %[[THREE:.*]] = torch.constant.int 3
// CHECK-DAG: %[[HALF:.*]] = torch.constant.float 5.000000e-01
// CHECK: return %arg0, %[[THREE]], %[[HALF]]
func.func @numbers_in_tensors(%i: !torch.int) -> (!torch.int, !torch.int, !torch.float) {
  %t = torch.prim.NumToTensor.Scalar %i : !torch.int -> !torch.vtensor<[],si64>
  %a = torch.aten.Int.Tensor %t : !torch.vtensor<[],si64> -> !torch.int
  %l = torch.vtensor.literal(dense<3> : tensor<si64>) : !torch.vtensor<[],si64>
  %b = torch.aten.Int.Tensor %l : !torch.vtensor<[],si64> -> !torch.int
  %f = torch.vtensor.literal(dense<0.5> : tensor<f32>) : !torch.vtensor<[],f32>
  %c = torch.aten.Float.Tensor %f : !torch.vtensor<[],f32> -> !torch.float
  return %a, %b, %c : !torch.int, !torch.int, !torch.float
}
