// RUN: reify-opt --split-input-file --pass-pipeline='builtin.module(torch-lower-to-backend-contract{decompose=false})' %s | FileCheck %s

// A mask takes as many dimensions as it has, and how many elements it keeps hangs on the data. That it is a mask,
// its dtype tells, which is found on the way.
// CHECK-LABEL: func.func @mask(
// CHECK-SAME: -> (!torch.vtensor<[?,6],f32>, !torch.vtensor<[4,5,6],f32>)
func.func @mask(%x: !torch.vtensor<[4,5,6],f32>, %y: !torch.vtensor<[4,5],f32>, %v: !torch.vtensor<[],f32>) -> (!torch.vtensor, !torch.vtensor) {
  %zero = torch.constant.int 0
  %false = torch.constant.bool false
  %mask = torch.aten.gt.Scalar %y, %zero : !torch.vtensor<[4,5],f32>, !torch.int -> !torch.vtensor
  %indices = torch.prim.ListConstruct %mask : (!torch.vtensor) -> !torch.list<optional<vtensor>>
  %0 = torch.aten.index.Tensor %x, %indices : !torch.vtensor<[4,5,6],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor
  %1 = torch.aten.index_put %x, %indices, %v, %false : !torch.vtensor<[4,5,6],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor
  return %0, %1 : !torch.vtensor, !torch.vtensor
}

// -----

// Positions whose dtype is found on the way keep their sizes, and a mask after a dimension that is taken whole
// leaves that one in front.
// CHECK-LABEL: func.func @positions(
// CHECK-SAME: -> (!torch.vtensor<[4,3,6],f32>, !torch.vtensor<[4,?],f32>)
func.func @positions(%x: !torch.vtensor<[4,5,6],f32>, %mask: !torch.vtensor<[5,6],i1>) -> (!torch.vtensor, !torch.vtensor) {
  %none = torch.constant.none
  %three = torch.constant.int 3
  %places = torch.aten.arange %three, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor
  %indices = torch.prim.ListConstruct %none, %places : (!torch.none, !torch.vtensor) -> !torch.list<optional<vtensor>>
  %0 = torch.aten.index.Tensor %x, %indices : !torch.vtensor<[4,5,6],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor
  %masks = torch.prim.ListConstruct %none, %mask : (!torch.none, !torch.vtensor<[5,6],i1>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %x, %masks : !torch.vtensor<[4,5,6],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor
  return %0, %1 : !torch.vtensor, !torch.vtensor
}

// -----

// The tensors of a list get their types from the function of the op that makes the list.
// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: -> (!torch.vtensor<[4,3],f32>, !torch.vtensor<[4,3],si64>)
func.func @broadcast(%x: !torch.vtensor<[4,1],f32>, %y: !torch.vtensor<[3],si64>) -> (!torch.vtensor, !torch.vtensor) {
  %list = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %0 = torch.aten.broadcast_tensors %list : !torch.list<vtensor> -> !torch.list<vtensor>
  %1:2 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %1#0, %1#1 : !torch.vtensor, !torch.vtensor
}

// -----

// The last size of a tensor that is seen as another type hangs on both types; the first is found on the way.
// CHECK-LABEL: func.func @seen_as_another_type(
// CHECK-SAME: -> !torch.vtensor<[4,12],f16>
func.func @seen_as_another_type(%x: !torch.vtensor<[4,6],f32>) -> !torch.vtensor {
  %float16 = torch.constant.int 5
  %0 = torch.aten.neg %x : !torch.vtensor<[4,6],f32> -> !torch.vtensor
  %1 = torch.aten.view.dtype %0, %float16 : !torch.vtensor, !torch.int -> !torch.vtensor
  return %1 : !torch.vtensor
}

// -----

// Places of a dimension, and grids that vectors span.
// CHECK-LABEL: func.func @parts(
// CHECK-SAME: -> (!torch.vtensor<[4],f32>, !torch.vtensor<[3,4],f32>)
func.func @parts(%x: !torch.vtensor<[2,4],f32>, %y: !torch.vtensor<[3],f32>, %z: !torch.vtensor<[4],f32>) -> (!torch.vtensor, !torch.vtensor) {
  %zero = torch.constant.int 0
  %rows = torch.aten.unbind.int %x, %zero : !torch.vtensor<[2,4],f32>, !torch.int -> !torch.list<vtensor>
  %row:2 = torch.prim.ListUnpack %rows : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  %list = torch.prim.ListConstruct %y, %z : (!torch.vtensor<[3],f32>, !torch.vtensor<[4],f32>) -> !torch.list<vtensor>
  %grids = torch.aten.meshgrid %list : !torch.list<vtensor> -> !torch.list<vtensor>
  %grid:2 = torch.prim.ListUnpack %grids : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %row#1, %grid#1 : !torch.vtensor, !torch.vtensor
}
