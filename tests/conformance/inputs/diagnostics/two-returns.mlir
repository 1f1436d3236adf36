// PASSES: torch-refine-public-return
func.func @f(%x: !torch.int) -> !torch.int {
  return %x : !torch.int
^bb1:
  return %x : !torch.int
}
