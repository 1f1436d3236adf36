// RUN: reify-opt %s --pass-pipeline='builtin.module(func.func(torch-recompose-complex-ops,canonicalize))' | FileCheck %s

// CHECK-LABEL: func.func @unbind(
// CHECK-NOT:     unbind
// CHECK:         torch.aten.select.int %{{.*}}, %int0, %int0 :
// CHECK:         torch.aten.select.int %{{.*}}, %int0, %int1 :
func.func @unbind(%x: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor, !torch.vtensor) {
  %int0 = torch.constant.int 0
  %l = torch.aten.unbind.int %x, %int0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.list<vtensor>
  %r:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %r#0, %r#1 : !torch.vtensor, !torch.vtensor
}

// The number of parts is asserted where it is not known.
// CHECK-LABEL: func.func @split_of_unknown_size(
// CHECK:         torch.aten.size.int
// CHECK:         torch.runtime.assert %{{.*}}, "a list of parts must have as many as are unpacked"
// CHECK-COUNT-2: torch.aten.slice.Tensor
func.func @split_of_unknown_size(%x: !torch.vtensor<[?],f32>) -> (!torch.vtensor, !torch.vtensor) {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %l = torch.aten.split.Tensor %x, %int2, %int0 : !torch.vtensor<[?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %r#0, %r#1 : !torch.vtensor, !torch.vtensor
}

// A list that is changed is not what its op made.
// CHECK-LABEL: func.func @changed_list(
// CHECK:         torch.aten.chunk
// CHECK:         torch.aten.__getitem__.t
func.func @changed_list(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %l = torch.aten.chunk %x, %int2, %int0 : !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %y = torch.tensor_static_info_cast %x : !torch.vtensor<[4],f32> to !torch.vtensor
  %c = torch.aten._set_item.t %l, %int0, %y : !torch.list<vtensor>, !torch.int, !torch.vtensor -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r : !torch.vtensor
}

// A write to a slice is a write by index to the whole.
// CHECK-LABEL: func.func @copy_to_slice(
// CHECK:         %[[RANGE:.*]] = torch.aten.arange.start_step %int0, %int2, %int1,
// CHECK:         %[[INDEX:.*]] = torch.prim.ListConstruct %none, %[[RANGE]]
// CHECK:         torch.aten._index_put_impl_ %{{.*}}, %[[INDEX]], %{{.*}}, %false, %false
func.func @copy_to_slice(%x: !torch.tensor<[3,4],f32>, %y: !torch.tensor<[3,2],f32>) -> !torch.tensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int-2 = torch.constant.int -2
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.slice.Tensor %x, %int-1, %int0, %int-2, %int1 : !torch.tensor<[3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor
  %1 = torch.aten.copy_ %0, %y, %false : !torch.tensor, !torch.tensor<[3,2],f32>, !torch.bool -> !torch.tensor
  return %x : !torch.tensor<[3,4],f32>
}

// A start that may be below zero is not clamped by an arange: nothing is done.
// CHECK-LABEL: func.func @copy_to_slice_from_anywhere(
// CHECK:         torch.aten.copy_
func.func @copy_to_slice_from_anywhere(%x: !torch.tensor<[3],f32>, %y: !torch.tensor<[1],f32>, %from: !torch.int) -> !torch.tensor<[3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %0 = torch.aten.slice.Tensor %x, %int0, %from, %int3, %int1 : !torch.tensor<[3],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor
  %1 = torch.aten.copy_ %0, %y, %false : !torch.tensor, !torch.tensor<[1],f32>, !torch.bool -> !torch.tensor
  return %x : !torch.tensor<[3],f32>
}

// What is written is brought to the dtype of the tensor first.
// CHECK-LABEL: func.func @fill_selected(
// CHECK:         torch.aten.to.dtype %{{.*}} : !torch.tensor<[],f64>{{.*}} -> !torch.tensor<[],f32>
// CHECK:         torch.aten._index_put_impl_
func.func @fill_selected(%x: !torch.tensor<[3,4],f32>, %y: !torch.tensor<[],f64>, %i: !torch.int) -> !torch.tensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.select.int %x, %int1, %i : !torch.tensor<[3,4],f32>, !torch.int, !torch.int -> !torch.tensor
  %1 = torch.aten.fill_.Tensor %0, %y : !torch.tensor, !torch.tensor<[],f64> -> !torch.tensor
  return %x : !torch.tensor<[3,4],f32>
}
