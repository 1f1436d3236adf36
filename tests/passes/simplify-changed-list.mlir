// RUN: reify-opt --torch-simplify-shape-calculations %s | FileCheck %s

// The list that comes out of a branch is not the one that was made there once it is changed.
// CHECK-LABEL: @changed_after_the_branch
// CHECK: torch.aten.tanh %{{.*}} : !torch.vtensor<[?,3],f32> -> !torch.vtensor{{$}}
func.func @changed_after_the_branch(%c: !torch.bool, %x: !torch.vtensor<[?,3],f32>) -> !torch.vtensor {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.shape.calculate {
    %1 = torch.aten.tanh %x : !torch.vtensor<[?,3],f32> -> !torch.vtensor
    torch.shape.calculate.yield %1 : !torch.vtensor
  } shapes {
    %sizes = torch.prim.If %c -> (!torch.list<int>) {
      %l = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
      torch.prim.If.yield %l : !torch.list<int>
    } else {
      %l = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
      torch.prim.If.yield %l : !torch.list<int>
    }
    %s = torch.aten._set_item.t %sizes, %int0, %int0 : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
    torch.shape.calculate.yield.shapes %sizes : !torch.list<int>
  } : !torch.vtensor
  return %0 : !torch.vtensor
}
