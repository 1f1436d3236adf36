// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @unbind_bad(%x: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor) {
  %int0 = torch.constant.int 0
  %l = torch.aten.unbind.int %x, %int0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.list<vtensor>
  %r:3 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor, !torch.vtensor
  return %r#0 : !torch.vtensor
}
