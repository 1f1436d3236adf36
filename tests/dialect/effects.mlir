// Which ops vanish when nobody uses them, and which merge when equal: constants, lists, casts; no
// schema op but those known to be pure.
// RUN: reify-opt %s --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @unused
func.func @unused(%x: !torch.vtensor, %i: !torch.int) {
  // CHECK-NEXT: torch.aten.tanh
  // CHECK-NEXT: torch.operator "acme.op"
  // CHECK-NEXT: return
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %i, %i : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.derefine %i : !torch.int to !torch.optional<int>
  %3 = torch.prim.Uninitialized : !torch.int
  %4 = torch.aten.tanh %x : !torch.vtensor -> !torch.vtensor
  %5 = torch.operator "acme.op"(%x) : (!torch.vtensor) -> !torch.vtensor
  %6 = torch.vtensor.literal(dense<1.0> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %7 = torch.constant.device "cpu"
  return
}

// Lists that are only read are merged; cse_lists.mlir has those that are not.
// CHECK-LABEL: func.func @equal
func.func @equal(%x: !torch.vtensor, %i: !torch.int) -> (!torch.vtensor, !torch.vtensor, !torch.vtensor, !torch.vtensor) {
  // CHECK: %[[LIST:.*]] = torch.prim.ListConstruct
  // CHECK-NOT: ListConstruct
  // CHECK: %[[A:.*]] = torch.aten.tanh
  // CHECK: %[[B:.*]] = torch.aten.tanh
  // CHECK: torch.aten.view %[[A]], %[[LIST]]
  // CHECK: torch.aten.view %[[B]], %[[LIST]]
  %0 = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.tanh %x : !torch.vtensor -> !torch.vtensor
  %3 = torch.aten.tanh %x : !torch.vtensor -> !torch.vtensor
  %4 = torch.aten.view %2, %0 : !torch.vtensor, !torch.list<int> -> !torch.vtensor
  %5 = torch.aten.view %3, %1 : !torch.vtensor, !torch.list<int> -> !torch.vtensor
  return %2, %3, %4, %5 : !torch.vtensor, !torch.vtensor, !torch.vtensor, !torch.vtensor
}
