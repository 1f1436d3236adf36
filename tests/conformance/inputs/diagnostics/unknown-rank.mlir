// PASSES: torch-lower-to-backend-contract
func.func @f(%x: !torch.vtensor) -> !torch.vtensor {
  return %x : !torch.vtensor
}
