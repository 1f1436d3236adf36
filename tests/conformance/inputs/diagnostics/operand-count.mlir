// PASSES: canonicalize
func.func @f(%x: !torch.vtensor) {
  %0 = "torch.aten.mm"(%x) : (!torch.vtensor) -> !torch.vtensor
  return
}
