// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @tsplitget(%x: !torch.vtensor<[?,8],f32>, %d: !torch.int) -> (!torch.vtensor) {
  %dim = torch.constant.int 1
  %s = torch.constant.int 3
  %m = torch.constant.int -1
  %l = torch.aten.tensor_split.sections %x, %s, %dim : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %m : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r : !torch.vtensor
}
