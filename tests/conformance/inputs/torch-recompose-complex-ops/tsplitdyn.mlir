// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @tsplitdyn(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> (!torch.vtensor, !torch.vtensor) {
  %dim = torch.constant.int 1
  %s = torch.constant.int 2
  %l = torch.aten.tensor_split.sections %x, %s, %dim : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %r#0, %r#1 : !torch.vtensor, !torch.vtensor
}
