// RUN: reify-opt --torch-scalarize-shapes --split-input-file %s | FileCheck %s
// Sizes that are computed in small tensors.

// CHECK-LABEL: @flattened
// CHECK: %[[SIZE:.*]] = torch.aten.size.int %arg0, %int0
// CHECK: %[[TWICE:.*]] = torch.aten.mul.int %[[SIZE]], %int2
// CHECK: %[[LIST:.*]] = torch.prim.ListConstruct %[[TWICE]], %int-1
// CHECK: torch.aten.view %arg0, %[[LIST]]
// CHECK-NOT: torch.aten.cat
// CHECK-NOT: torch.aten._shape_as_tensor
func.func @flattened(%x: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %two = torch.vtensor.literal(dense<2> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
  %rest = torch.vtensor.literal(dense<-1> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
  %s = torch.aten._shape_as_tensor %x : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[2],si64>
  %f = torch.aten.slice.Tensor %s, %0, %0, %1, %1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1],si64>
  %m = torch.aten.mul.Tensor %f, %two : !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[1],si64>
  %l = torch.prim.ListConstruct %m, %rest : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.list<vtensor<[1],si64>>
  %c = torch.aten.cat %l, %0 : !torch.list<vtensor<[1],si64>>, !torch.int -> !torch.vtensor<[2],si64>
  %a = torch.aten.select.int %c, %0, %0 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %b = torch.aten.select.int %c, %0, %1 : !torch.vtensor<[2],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %i = torch.aten.item %a : !torch.vtensor<[],si64> -> !torch.int
  %j = torch.aten.item %b : !torch.vtensor<[],si64> -> !torch.int
  %sizes = torch.prim.ListConstruct %i, %j : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %sizes : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %v : !torch.vtensor<[?,?],f32>
}

// -----

// A view that merges dimensions, one that splits one, and one that changes nothing.
// CHECK-LABEL: @views
// CHECK: torch.aten.flatten.using_ints %arg0, %int1, %int2
// CHECK: %[[PARTS:.*]] = torch.prim.ListConstruct %int2, %int6
// CHECK: torch.aten.unflatten.int %{{.*}}, %int1{{[_0-9]*}}, %[[PARTS]]
// CHECK: return {{.*}}%arg0
func.func @views(%x: !torch.vtensor<[?,3,4],f32>)
    -> (!torch.vtensor<[?,2,6],f32>, !torch.vtensor<[?,3,4],f32>) {
  %0 = torch.constant.int 0
  %2 = torch.constant.int 2
  %3 = torch.constant.int 3
  %4 = torch.constant.int 4
  %6 = torch.constant.int 6
  %m1 = torch.constant.int -1
  %n = torch.aten.size.int %x, %0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %merge = torch.prim.ListConstruct %n, %m1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %merge : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
  %k = torch.aten.size.int %v, %0 : !torch.vtensor<[?,12],f32>, !torch.int -> !torch.int
  %split = torch.prim.ListConstruct %k, %2, %6 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %w = torch.aten.view %v, %split : !torch.vtensor<[?,12],f32>, !torch.list<int> -> !torch.vtensor<[?,2,6],f32>
  %same = torch.prim.ListConstruct %n, %3, %4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %u = torch.aten.view %x, %same : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,3,4],f32>
  return %w, %u : !torch.vtensor<[?,2,6],f32>, !torch.vtensor<[?,3,4],f32>
}

// -----

// A number that no size is made of stays in its tensor.
// CHECK-LABEL: @data
// CHECK: torch.aten.item
func.func @data(%x: !torch.vtensor<[2],f32>, %n: !torch.int) -> !torch.vtensor<[2],f32> {
  %t = torch.prim.NumToTensor.Scalar %n : !torch.int -> !torch.vtensor<[],si64>
  %i = torch.aten.item %t : !torch.vtensor<[],si64> -> !torch.int
  %r = torch.aten.mul.Scalar %x, %i : !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[2],f32>
  return %r : !torch.vtensor<[2],f32>
}
