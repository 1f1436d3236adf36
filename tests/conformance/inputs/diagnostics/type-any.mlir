// PASSES: torch-lower-to-backend-contract
func.func @f(%x: !torch.any) -> !torch.any {
  return %x : !torch.any
}
