// Calls inside the regions of torch ops are inlined, whatever the callee holds.
// RUN: reify-opt %s --inline | FileCheck %s

func.func private @sizes(%n: !torch.int) -> !torch.list<int> {
  %0 = torch.mine.unknown %n : !torch.int -> !torch.int
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  return %1 : !torch.list<int>
}
// CHECK-NOT: @sizes
// CHECK-LABEL: func.func @caller
func.func @caller(%x: !torch.vtensor, %n: !torch.int, %c: !torch.bool) -> !torch.vtensor {
  // CHECK:      } shapes {
  // CHECK-NEXT:   %[[N:.*]] = torch.mine.unknown %arg1
  // CHECK-NEXT:   %[[L:.*]] = torch.prim.ListConstruct %[[N]]
  // CHECK-NEXT:   torch.shape.calculate.yield.shapes %[[L]]
  %0 = torch.shape.calculate {
    torch.shape.calculate.yield %x : !torch.vtensor
  } shapes {
    %1 = func.call @sizes(%n) : (!torch.int) -> !torch.list<int>
    torch.shape.calculate.yield.shapes %1 : !torch.list<int>
  } : !torch.vtensor
  // CHECK:      torch.prim.Loop
  // CHECK-NEXT: ^bb0
  // CHECK-NEXT:   torch.mine.unknown
  torch.prim.Loop %n, %c, init() {
  ^bb0(%i: !torch.int):
    %2 = func.call @sizes(%i) : (!torch.int) -> !torch.list<int>
    torch.prim.Loop.condition %c, iter()
  } : (!torch.int, !torch.bool) -> ()
  // CHECK: return
  return %0 : !torch.vtensor
}
