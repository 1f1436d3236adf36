// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @splitget2(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> (!torch.vtensor) {
  %dim = torch.constant.int 1
  %m = torch.constant.int 2
  %l = torch.aten.split.Tensor %x, %m, %dim : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %m : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r : !torch.vtensor
}
