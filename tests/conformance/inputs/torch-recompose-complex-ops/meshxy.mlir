// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @meshxy(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor<[?],f32>, %z: !torch.vtensor<[],f32>) -> (!torch.vtensor, !torch.vtensor, !torch.vtensor) {
  %s = torch.constant.str "xy"
  %i = torch.prim.ListConstruct %x, %y, %z : (!torch.vtensor<[2],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %l = torch.aten.meshgrid.indexing %i, %s : !torch.list<vtensor>, !torch.str -> !torch.list<vtensor>
  %r:3 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor, !torch.vtensor
  return %r#0, %r#1, %r#2 : !torch.vtensor, !torch.vtensor, !torch.vtensor
}
