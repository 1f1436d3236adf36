// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @chunkget(%x: !torch.vtensor<[?,7],f32>, %d: !torch.int) -> (!torch.vtensor) {
  %dim = torch.constant.int 1
  %s = torch.constant.int 5
  %m = torch.constant.int -1
  %l = torch.aten.chunk %x, %s, %dim : !torch.vtensor<[?,7],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %dim : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r : !torch.vtensor
}
