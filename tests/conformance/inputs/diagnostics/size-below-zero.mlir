// PASSES: canonicalize
func.func @f(%x: !torch.vtensor<[-3],f32>) {
  return
}
