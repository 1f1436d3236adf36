// PASSES: canonicalize
func.func @f(%x: !torch.int) {
  %0 = torch.aten.tanh %x : !torch.int -> !torch.vtensor
  return
}
