// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @unbind_dyn(%x: !torch.vtensor<[?,3],f32>, %d: !torch.int) -> (!torch.vtensor, !torch.vtensor) {
  %int0 = torch.constant.int -2
  %l = torch.aten.unbind.int %x, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.list<vtensor>
  %r:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  %l2 = torch.aten.unbind.int %x, %d : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.list<vtensor>
  %r2:2 = torch.prim.ListUnpack %l2 : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %r#0, %r2#1 : !torch.vtensor, !torch.vtensor
}
