// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @unbind(%x: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor, !torch.vtensor) {
  %int0 = torch.constant.int 0
  %l = torch.aten.unbind.int %x, %int0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.list<vtensor>
  %r:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %r#0, %r#1 : !torch.vtensor, !torch.vtensor
}
