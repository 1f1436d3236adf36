// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @splitconst(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> (!torch.vtensor, !torch.vtensor, !torch.vtensor) {
  %dim = torch.constant.int 1
  %s = torch.constant.int 2
  %l = torch.aten.split.Tensor %x, %s, %dim : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r:3 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor, !torch.vtensor
  return %r#0, %r#1, %r#2 : !torch.vtensor, !torch.vtensor, !torch.vtensor
}
