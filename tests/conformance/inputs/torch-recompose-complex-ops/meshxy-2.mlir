// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @meshxy(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor<[?],f32>, %z: !torch.vtensor<[],f32>) -> (!torch.tensor, !torch.tensor, !torch.tensor) {
  %s = torch.constant.str "xy"
  %i = torch.prim.ListConstruct %x, %y, %z : (!torch.vtensor<[2],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %l = torch.aten.meshgrid.indexing %i, %s : !torch.list<vtensor>, !torch.str -> !torch.list<tensor>
  %r:3 = torch.prim.ListUnpack %l : !torch.list<tensor> -> !torch.tensor, !torch.tensor, !torch.tensor
  return %r#0, %r#1, %r#2 : !torch.tensor, !torch.tensor, !torch.tensor
}
