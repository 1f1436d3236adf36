// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @mesh0(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor<[3],f32>) -> (!torch.vtensor, !torch.vtensor) {
  %i = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[2],f32>, !torch.vtensor<[3],f32>) -> !torch.list<vtensor>
  %l = torch.aten.meshgrid %i : !torch.list<vtensor> -> !torch.list<vtensor>
  %r:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %r#0, %r#1 : !torch.vtensor, !torch.vtensor
}
