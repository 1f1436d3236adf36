// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @splitget(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> (!torch.vtensor, !torch.vtensor) {
  %dim = torch.constant.int 1
  %m = torch.constant.int -1
  %l = torch.aten.split.Tensor %x, %d, %dim : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %m : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  %r1 = torch.aten.__getitem__.t %l, %dim : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r, %r1 : !torch.vtensor, !torch.vtensor
}
