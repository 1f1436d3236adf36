// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @chunkdynall(%x: !torch.vtensor<[?,?],f32>, %d: !torch.int, %e: !torch.int) -> (!torch.vtensor, !torch.vtensor) {
  %l = torch.aten.chunk %x, %d, %e : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %r:2 = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor, !torch.vtensor
  return %r#0, %r#1 : !torch.vtensor, !torch.vtensor
}
