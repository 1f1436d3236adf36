// RUN: not reify-opt --torch-lower-to-backend-contract %s 2>&1 | FileCheck %s

// Nothing is known of the tensors in a list that is changed under another name.
// CHECK: error: unsupported by backend contract: tensor with unknown rank
// CHECK-NEXT: torch.prim.ListUnpack
func.func @changed_elsewhere(%c: !torch.bool, %x: !torch.vtensor<[4,3],f32>, %y: !torch.vtensor<[7],si64>) -> !torch.vtensor {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %a = torch.aten.split.Tensor %x, %int2, %int0 : !torch.vtensor<[4,3],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %b = torch.aten.split.Tensor %x, %int2, %int1 : !torch.vtensor<[4,3],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %l = torch.prim.If %c -> (!torch.list<vtensor>) {
    torch.prim.If.yield %a : !torch.list<vtensor>
  } else {
    torch.prim.If.yield %b : !torch.list<vtensor>
  }
  %element = torch.tensor_static_info_cast %y : !torch.vtensor<[7],si64> to !torch.vtensor
  %s = torch.aten._set_item.t %l, %int0, %element : !torch.list<vtensor>, !torch.int, !torch.vtensor -> !torch.list<vtensor>
  %parts:2 = torch.prim.ListUnpack %a : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %parts#0 : !torch.vtensor
}
