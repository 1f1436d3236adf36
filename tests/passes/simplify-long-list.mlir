// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-shape-refinement-pipeline)' | FileCheck %s
// A list of 4000 appends, read between its changes: each read sees the list as it is there.
func.func private @__torch_mlir_shape_fn.kiln.grow(%a: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %count = torch.constant.int 4000
  %two = torch.constant.int 2
  %l = torch.prim.ListConstruct : () -> !torch.list<int>
  %early = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  torch.prim.Loop %count, %true, init() {
  ^bb0(%i: !torch.int):
    %x = torch.aten.append.t %l, %i : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %late = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %y = torch.aten.append.t %l, %two : !torch.list<int>, !torch.int -> !torch.list<int>
  %last = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %r = torch.prim.ListConstruct %early, %late, %last : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  return %r : !torch.list<int>
}
// CHECK-LABEL: func.func @main
// CHECK: torch.operator "torch.kiln.grow"(%{{.*}}) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[0,4000,4001],f32>
func.func @main(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor<*,f32> {
  %0 = torch.operator "torch.kiln.grow"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<*,f32>
  return %0 : !torch.vtensor<*,f32>
}
