// PASSES: torch-lower-to-backend-contract
func.func @f(%x: !torch.dict<str, int>) {
  return
}
