// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @swsget(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> (!torch.vtensor) {
  %dim = torch.constant.int 1
  %m = torch.constant.int 2
  %s = torch.prim.ListConstruct %d, %m : (!torch.int, !torch.int) -> !torch.list<int>
  %l = torch.aten.split_with_sizes %x, %s, %dim : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %dim : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r : !torch.vtensor
}
