// RUN: reify-opt %s --pass-pipeline='builtin.module(func.func(torch-drop-abstract-interp-calculations))' | FileCheck %s

// CHECK-LABEL: func.func @keeps_the_op_only(
// CHECK-NEXT:    %[[T:.*]] = torch.aten.tanh %arg0 : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],unk>
// CHECK-NEXT:    %[[U:.*]] = torch.aten.tanh %[[T]]
// CHECK-NEXT:    return %[[U]]
func.func @keeps_the_op_only(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.shape.calculate {
    %t = torch.aten.tanh %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],unk>
    torch.shape.calculate.yield %t : !torch.vtensor<[2],unk>
  } shapes {
    %s = torch.aten.size %x : !torch.vtensor<[2],f32> -> !torch.list<int>
    torch.shape.calculate.yield.shapes %s : !torch.list<int>
  } : !torch.vtensor<[2],unk>
  %1 = torch.dtype.calculate {
    %u = torch.aten.tanh %0 : !torch.vtensor<[2],unk> -> !torch.vtensor<[2],f32>
    torch.dtype.calculate.yield %u : !torch.vtensor<[2],f32>
  } dtypes {
    %d = torch.prim.dtype %x : !torch.vtensor<[2],f32> -> !torch.int
    torch.dtype.calculate.yield.dtypes %d : !torch.int
  } : !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}
