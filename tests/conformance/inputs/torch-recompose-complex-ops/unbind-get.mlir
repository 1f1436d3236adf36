// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @unbind_get(%x: !torch.vtensor<[2,3],f32>, %d: !torch.int) -> (!torch.vtensor, !torch.vtensor) {
  %int0 = torch.constant.int 0
  %m = torch.constant.int -1
  %l = torch.aten.unbind.int %x, %int0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.list<vtensor>
  %r = torch.aten.__getitem__.t %l, %m : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  %r1 = torch.aten.__getitem__.t %l, %d : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  return %r, %r1 : !torch.vtensor, !torch.vtensor
}
