// PASSES: canonicalize
func.func @f(%x: !torch.nonsense) {
  return
}
