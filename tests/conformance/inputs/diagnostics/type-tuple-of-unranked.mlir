// PASSES: torch-lower-to-backend-contract
func.func @f(%x: !torch.tuple<int, vtensor>) {
  return
}
