// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @mesh(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor<[3],f32>) -> (!torch.tensor, !torch.tensor) {
  %s = torch.constant.str "ij"
  %i = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[2],f32>, !torch.vtensor<[3],f32>) -> !torch.list<vtensor>
  %l = torch.aten.meshgrid.indexing %i, %s : !torch.list<vtensor>, !torch.str -> !torch.list<tensor>
  %r:2 = torch.prim.ListUnpack %l : !torch.list<tensor> -> !torch.tensor, !torch.tensor
  return %r#0, %r#1 : !torch.tensor, !torch.tensor
}
