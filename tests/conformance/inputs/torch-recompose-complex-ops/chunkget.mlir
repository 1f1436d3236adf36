// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @chunkget(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> (!torch.vtensor) {
  %dim = torch.constant.int 1
  %s = torch.constant.int 2
  %l = torch.aten.chunk %x, %s, %dim : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %dim : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r : !torch.vtensor
}
