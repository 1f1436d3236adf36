// RUN: reify-opt --torch-restructure-non-constant-axes --split-input-file %s | FileCheck %s

// A sum over a dimension known at run time: over dimension 1 of three.
// CHECK-LABEL: @unknown
// CHECK: torch.runtime.assert %true
// CHECK: %[[SIZES:.*]] = torch.prim.ListConstruct %{{.*}}, %{{.*}}, %{{.*}} :
// CHECK: %[[VIEW:.*]] = torch.aten.view %arg0, %[[SIZES]] {{.*}} -> !torch.vtensor<[?,?,?],f32>
// CHECK: %[[ONE:.*]] = torch.prim.ListConstruct %int1
// CHECK: %[[SUM:.*]] = torch.aten.sum.dim_IntList %[[VIEW]], %[[ONE]], {{.*}} -> !torch.vtensor<[?,1,?],f32>
// CHECK: torch.aten.view %[[SUM]], {{.*}} -> !torch.vtensor<[?,?],f32>
func.func @unknown(%x: !torch.vtensor<[2,?],f32>, %dim: !torch.int) -> !torch.vtensor<[?,?],f32> {
  %true = torch.constant.bool true
  %none = torch.constant.none
  %dims = torch.prim.ListConstruct %dim : (!torch.int) -> !torch.list<int>
  %r = torch.aten.sum.dim_IntList %x, %dims, %true, %none : !torch.vtensor<[2,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  return %r : !torch.vtensor<[?,?],f32>
}

// -----

// Known dimensions, and results that lose the dimension, stay.
// CHECK-LABEL: @left
// CHECK-NOT: torch.aten.view
func.func @left(%x: !torch.vtensor<[2,3],i1>, %dim: !torch.int) -> (!torch.vtensor<[2,1],i1>, !torch.vtensor<[?],i1>) {
  %1 = torch.constant.int 1
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %a = torch.aten.all.dim %x, %1, %true : !torch.vtensor<[2,3],i1>, !torch.int, !torch.bool -> !torch.vtensor<[2,1],i1>
  %b = torch.aten.all.dim %x, %dim, %false : !torch.vtensor<[2,3],i1>, !torch.int, !torch.bool -> !torch.vtensor<[?],i1>
  return %a, %b : !torch.vtensor<[2,1],i1>, !torch.vtensor<[?],i1>
}
