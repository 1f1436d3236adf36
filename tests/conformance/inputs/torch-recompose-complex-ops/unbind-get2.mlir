// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @unbind_get2(%x: !torch.vtensor<[2,3],f32>, %d: !torch.int) -> (!torch.vtensor) {
  %int0 = torch.constant.int 0
  %m = torch.constant.int 7
  %l = torch.aten.unbind.int %x, %d : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %m : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r : !torch.vtensor
}
