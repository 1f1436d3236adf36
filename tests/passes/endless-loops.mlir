// A loop that does not end, and a list that grows without end, in library functions of the module.
// RUN: not timeout 10 reify-opt %s --torch-shape-refinement-pipeline 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not timeout 10 reify-opt %s --torch-dtype-refinement-pipeline 2>&1 | FileCheck %s --check-prefix=DTYPE
// RUN: not timeout 10 reify-opt %s --torch-decompose-complex-ops 2>&1 | FileCheck %s --check-prefix=DECOMPOSE
// RUN: not timeout 10 reify-opt %s --torch-lower-to-backend-contract 2>&1 | FileCheck %s --check-prefix=LOWER
func.func private @__torch_mlir_shape_fn.aten.tanh(%a: !torch.list<int>) -> !torch.list<int> {
  %t = torch.constant.bool true
  %n = torch.constant.int 9223372036854775807
  torch.prim.Loop %n, %t, init() {
  ^bb0(%i: !torch.int):
    // SHAPE: endless-loops.mlir:[[@LINE+2]]:10: error: the simplification was stopped at a list of {{[0-9]+}} elements that is read or changed again and again; it may not end
    // LOWER-DAG: endless-loops.mlir:[[@LINE+1]]:10: error: '__torch_mlir_shape_fn.aten.tanh' was stopped: gave up: out of list length 100000
    %x = torch.aten.append.t %a, %i : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %t, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %a : !torch.list<int>
}
func.func private @__torch_mlir_dtype_fn.aten.tanh(%a: !torch.tuple<int, int>) -> !torch.int {
  %t = torch.constant.bool true
  %n = torch.constant.int 9223372036854775807
  %zero = torch.constant.int 0
  // DTYPE: endless-loops.mlir:[[@LINE+2]]:8: error: the loop was stopped after 20000 iterations
  // LOWER-DAG: endless-loops.mlir:[[@LINE+1]]:8: error: '__torch_mlir_dtype_fn.aten.tanh' was stopped: gave up: out of 1000000 steps in a loop that had run {{[0-9]+}} rounds
  %y = torch.prim.Loop %n, %t, init(%zero) {
  ^bb0(%i: !torch.int, %c: !torch.int):
    %d = torch.aten.add.int %c, %i : !torch.int, !torch.int -> !torch.int
    torch.prim.Loop.condition %t, iter(%d : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> (!torch.int)
  return %y : !torch.int
}
func.func private @__torch_mlir_decomposition_fn.aten.tanh(%a: !torch.vtensor) -> !torch.vtensor {
  %t = torch.constant.bool true
  %n = torch.constant.int 9223372036854775807
  // DECOMPOSE: endless-loops.mlir:[[@LINE+1]]:3: error: '__torch_mlir_decomposition_fn.aten.tanh': the loop was stopped after 20000 iterations
  torch.prim.Loop %n, %t, init() {
  ^bb0(%i: !torch.int):
    torch.prim.Loop.condition %t, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %a : !torch.vtensor
}
func.func @main(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  // SHAPE: endless-loops.mlir:[[@LINE+2]]:8: note: called from
  // DECOMPOSE: endless-loops.mlir:[[@LINE+1]]:8: note: while decomposing 'torch.aten.tanh' here
  %0 = torch.aten.tanh %a : !torch.vtensor<[2],f32> -> !torch.vtensor
  return %0 : !torch.vtensor
}
