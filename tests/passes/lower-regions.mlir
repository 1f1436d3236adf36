// RUN: reify-opt --pass-pipeline='builtin.module(torch-lower-to-backend-contract{decompose=false})' %s | FileCheck %s
// What flows out of branches and around loops has the type that all of it has in common.

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: -> !torch.vtensor<[2,?],f32>
// CHECK: %[[R:.*]] = torch.prim.If %{{.*}} -> (!torch.vtensor<[2,?],f32>)
// CHECK: %[[T:.*]] = torch.aten.tanh %arg0
// CHECK: torch.tensor_static_info_cast %[[T]] : !torch.vtensor<[2,3],f32> to !torch.vtensor<[2,?],f32>
// CHECK: return %[[R]] : !torch.vtensor<[2,?],f32>
func.func @branches(%a: !torch.vtensor<[2,3],f32>, %b: !torch.vtensor<[2,?],f32>, %c: !torch.bool) -> !torch.vtensor {
  %r = torch.prim.If %c -> (!torch.vtensor) {
    %t = torch.aten.tanh %a : !torch.vtensor<[2,3],f32> -> !torch.vtensor
    torch.prim.If.yield %t : !torch.vtensor
  } else {
    %t = torch.aten.relu %b : !torch.vtensor<[2,?],f32> -> !torch.vtensor
    torch.prim.If.yield %t : !torch.vtensor
  }
  return %r : !torch.vtensor
}

// A branch that raises has no say.
// CHECK-LABEL: func.func @raises(
// CHECK: torch.prim.If %{{.*}} -> (!torch.vtensor<[2,3],f32>)
func.func @raises(%a: !torch.vtensor<[2,3],f32>, %c: !torch.bool) -> !torch.vtensor {
  %none = torch.constant.none
  %text = torch.constant.str "no"
  %u = torch.prim.Uninitialized : !torch.vtensor
  %r = torch.prim.If %c -> (!torch.vtensor) {
    %t = torch.aten.tanh %a : !torch.vtensor<[2,3],f32> -> !torch.vtensor
    torch.prim.If.yield %t : !torch.vtensor
  } else {
    torch.prim.RaiseException %text, %none : !torch.str, !torch.none
    torch.prim.If.yield %u : !torch.vtensor
  }
  return %r : !torch.vtensor
}

// The first size grows from round to round, the second stays, and so does the dtype.
// CHECK-LABEL: func.func @grows(
// CHECK: torch.prim.Loop %{{.*}}, %{{.*}}, init(%{{.*}}) {
// CHECK-NEXT: ^bb0(%{{.*}}: !torch.int, %[[X:.*]]: !torch.vtensor<[?,3],f32>):
// CHECK: torch.aten.cat %{{.*}} -> !torch.vtensor<[?,3],f32>
// CHECK: (!torch.int, !torch.bool, !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,3],f32>
func.func @grows(%a: !torch.vtensor<[2,3],f32>, %n: !torch.int) -> !torch.vtensor {
  %true = torch.constant.bool true
  %0 = torch.constant.int 0
  %start = torch.tensor_static_info_cast %a : !torch.vtensor<[2,3],f32> to !torch.vtensor
  %r = torch.prim.Loop %n, %true, init(%start) {
  ^bb0(%i: !torch.int, %x: !torch.vtensor):
    %both = torch.prim.ListConstruct %x, %a : (!torch.vtensor, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
    %y = torch.aten.cat %both, %0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor
    torch.prim.Loop.condition %true, iter(%y : !torch.vtensor)
  } : (!torch.int, !torch.bool, !torch.vtensor) -> !torch.vtensor
  return %r : !torch.vtensor
}

// A loop in a branch in a loop: what the innermost does to the first size counts for all.
// CHECK-LABEL: func.func @nested(
// CHECK: torch.prim.Loop
// CHECK-NEXT: ^bb0(%{{.*}}: !torch.int, %{{.*}}: !torch.vtensor<[?,3],f32>):
// CHECK: torch.aten.cat %{{.*}} -> !torch.vtensor<[?,3],f32>
func.func @nested(%a: !torch.vtensor<[2,3],f32>, %n: !torch.int, %c: !torch.bool) -> !torch.vtensor {
  %true = torch.constant.bool true
  %0 = torch.constant.int 0
  %start = torch.tensor_static_info_cast %a : !torch.vtensor<[2,3],f32> to !torch.vtensor
  %r = torch.prim.Loop %n, %true, init(%start) {
  ^bb0(%i: !torch.int, %x: !torch.vtensor):
    %s = torch.prim.If %c -> (!torch.vtensor) {
      %t = torch.prim.Loop %n, %true, init(%x) {
      ^bb0(%j: !torch.int, %y: !torch.vtensor):
        %both = torch.prim.ListConstruct %y, %a : (!torch.vtensor, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
        %z = torch.aten.cat %both, %0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor
        torch.prim.Loop.condition %true, iter(%z : !torch.vtensor)
      } : (!torch.int, !torch.bool, !torch.vtensor) -> !torch.vtensor
      torch.prim.If.yield %t : !torch.vtensor
    } else {
      torch.prim.If.yield %x : !torch.vtensor
    }
    torch.prim.Loop.condition %true, iter(%s : !torch.vtensor)
  } : (!torch.int, !torch.bool, !torch.vtensor) -> !torch.vtensor
  return %r : !torch.vtensor
}
