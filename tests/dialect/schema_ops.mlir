// Ops that come from schemas: one syntax for all, result names from the schema.
// RUN: reify-opt %s | FileCheck %s
// RUN: reify-opt %s --mlir-print-op-generic | reify-opt | FileCheck %s
// RUN: reify-opt %s --emit-bytecode | reify-opt | FileCheck %s

// CHECK-LABEL: func.func @forms
func.func @forms(%x: !torch.vtensor<[2],f32>, %i: !torch.int, %b: !torch.bool, %l: !torch.list<int>, %s: !torch.str, %n: !torch.none) {
  // CHECK: %0 = torch.aten.tanh %arg0 {note = 1 : i64} : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  %0 = torch.aten.tanh %x {note = 1} : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  // Named results give their names to the values; unnamed ones are counted.
  // CHECK: %values, %indices = torch.aten.max.dim %arg0, %arg1, %arg2 : !torch.vtensor<[2],f32>, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor
  %1:2 = torch.aten.max.dim %x, %i, %b : !torch.vtensor<[2],f32>, !torch.int, !torch.bool -> !torch.vtensor, !torch.vtensor
  // CHECK: %result0, %result1 = torch.aten.adaptive_max_pool1d %arg0, %arg3 : !torch.vtensor<[2],f32>, !torch.list<int> -> !torch.vtensor, !torch.vtensor
  %2:2 = torch.aten.adaptive_max_pool1d %x, %l : !torch.vtensor<[2],f32>, !torch.list<int> -> !torch.vtensor, !torch.vtensor
  // No results, no arrow.
  // CHECK: torch.aten.insert.t %arg3, %arg1, %arg1 : !torch.list<int>, !torch.int, !torch.int
  torch.aten.insert.t %l, %i, %i : !torch.list<int>, !torch.int, !torch.int
  // No operands.
  // CHECK: torch.prim.Uninitialized : !torch.int
  %3 = torch.prim.Uninitialized : !torch.int
  // Any number of operands.
  // CHECK: torch.prim.Print(%arg4, %arg1) : !torch.str, !torch.int
  torch.prim.Print(%s, %i) : !torch.str, !torch.int
  // CHECK: torch.aten.format(%arg4, %arg1) : !torch.str, !torch.int -> !torch.str
  %4 = torch.aten.format(%s, %i) : !torch.str, !torch.int -> !torch.str
  // CHECK: torch.prim.RaiseException %arg4, %arg5 : !torch.str, !torch.none
  torch.prim.RaiseException %s, %n : !torch.str, !torch.none
  return
}

// Optional operands are explicit: the value, None, or an optional.
// CHECK-LABEL: func.func @optional
func.func @optional(%x: !torch.vtensor, %n: !torch.none, %o: !torch.optional<float>, %f: !torch.float) {
  // CHECK-COUNT-3: torch.aten.std.correction
  %false = torch.constant.bool false
  %0 = torch.aten.std.correction %x, %n, %n, %false : !torch.vtensor, !torch.none, !torch.none, !torch.bool -> !torch.vtensor
  %1 = torch.aten.std.correction %x, %n, %f, %false : !torch.vtensor, !torch.none, !torch.float, !torch.bool -> !torch.vtensor
  %2 = torch.aten.std.correction %x, %n, %o, %false : !torch.vtensor, !torch.none, !torch.optional<float>, !torch.bool -> !torch.vtensor
  return
}
