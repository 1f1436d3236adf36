// PASSES: canonicalize
func.func @f(%x: !torch.int {torch.type_bound = !torch.vtensor}) {
  return
}
