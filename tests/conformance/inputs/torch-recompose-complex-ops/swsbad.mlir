// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @swsbad(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int) -> (!torch.vtensor, !torch.vtensor, !torch.vtensor) {
  %dim = torch.constant.int -1
  %m = torch.constant.int 2
  %s = torch.prim.ListConstruct %d, %m : (!torch.int, !torch.int) -> !torch.list<int>
  %l = torch.aten.split_with_sizes %x, %s, %dim : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %r:3 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor, !torch.vtensor
  return %r#0, %r#1, %r#2 : !torch.vtensor, !torch.vtensor, !torch.vtensor
}
