// RUN: reify-opt --pass-pipeline='builtin.module(func.func(torch-decompose-complex-ops))' %s | FileCheck %s

// A list is not its elements where it is changed under another name.
// CHECK-LABEL: @changed_elsewhere
// CHECK-NOT: torch.vtensor.literal
// CHECK: return
func.func @changed_elsewhere(%c: !torch.bool, %x: !torch.vtensor<[4,3],f32>, %n: !torch.int) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %a = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %b = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %l = torch.prim.If %c -> (!torch.list<int>) {
    torch.prim.If.yield %a : !torch.list<int>
  } else {
    torch.prim.If.yield %b : !torch.list<int>
  }
  %s = torch.aten._set_item.t %l, %int0, %n : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
  %z = torch.aten.new_zeros %x, %a, %none, %none, %none, %none : !torch.vtensor<[4,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %z : !torch.vtensor<[?],f32>
}
