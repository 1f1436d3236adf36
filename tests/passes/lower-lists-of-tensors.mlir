// Tensors that an op gives in a list have no types of their own, unless the lowering knows how to take the op apart.
// RUN: not reify-opt %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract{decompose=false})' 2>&1 | FileCheck %s

// CHECK: error: unsupported by backend contract: tensor with unknown rank
// CHECK: note: the shape of 'torch.prim.ListUnpack' is not known: the tensors in a list have no types of their own
// CHECK: note: use ops that give one tensor each in place of the one that gives the list
func.func @parts(%a: !torch.vtensor<[?,3],f32>) -> !torch.vtensor {
  %int3 = torch.constant.int 3
  %list = torch.operator "torch.aten.hsplit.int"(%a, %int3) : (!torch.vtensor<[?,3],f32>, !torch.int) -> !torch.list<vtensor>
  %parts:3 = torch.prim.ListUnpack %list : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor, !torch.vtensor
  return %parts#1 : !torch.vtensor
}
