// Sizes and numbers of chunks up to the largest.
// RUN: reify explain %s > %t; FileCheck %s < %t
// CHECK: The backend contract holds.
func.func @f(%a: !torch.vtensor<[3037000500,3037000500],f32>) -> !torch.vtensor {
 %i = torch.constant.int 9223372036854775807
 %o = torch.constant.int 0
 %r0 = torch.aten.chunk %a, %i, %o : !torch.vtensor<[3037000500,3037000500],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
 %r = torch.aten.__getitem__.t %r0, %o : !torch.list<vtensor>, !torch.int -> !torch.vtensor
 return %r : !torch.vtensor
}
func.func @far(%a: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> {
 %size = torch.constant.int 4294967296
 %index = torch.constant.int 9223372036854775807
 %o = torch.constant.int 0
 %r0 = torch.aten.split.Tensor %a, %size, %o : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.list<vtensor<[?,4],f32>>
 %r = torch.aten.__getitem__.t %r0, %index : !torch.list<vtensor<[?,4],f32>>, !torch.int -> !torch.vtensor<[?,4],f32>
 return %r : !torch.vtensor<[?,4],f32>
}
