// PASSES: canonicalize
func.func @f(%x: !torch.int) {
  %0 = torch.derefine %x : !torch.int to !torch.str
  return
}
