// RUN: reify-opt --cse %s | FileCheck %s
// Equal list literals are merged only where nobody may change one of them.

// CHECK-LABEL: func.func @changed
// CHECK: torch.prim.ListConstruct
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.append.t
func.func @changed(%n: !torch.int) -> (!torch.list<int>, !torch.list<int>) {
  %a = torch.prim.ListConstruct : () -> !torch.list<int>
  %b = torch.prim.ListConstruct : () -> !torch.list<int>
  %c = torch.aten.append.t %a, %n : !torch.list<int>, !torch.int -> !torch.list<int>
  return %a, %b : !torch.list<int>, !torch.list<int>
}

// CHECK-LABEL: func.func @read
// CHECK: torch.prim.ListConstruct
// CHECK-NOT: torch.prim.ListConstruct
func.func @read(%x: !torch.vtensor<[2,3],f32>, %n: !torch.int) -> (!torch.vtensor<[2,3],f32>, !torch.int) {
  %a = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %b = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %a : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2,3],f32>
  %l = torch.aten.len.t %b : !torch.list<int> -> !torch.int
  return %v, %l : !torch.vtensor<[2,3],f32>, !torch.int
}
