// PASSES: torch-lower-to-backend-contract
func.func @f(%x: i32) {
  return
}
