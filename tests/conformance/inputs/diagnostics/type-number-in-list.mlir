// PASSES: torch-lower-to-backend-contract
func.func @f(%x: !torch.list<number>) {
  return
}
