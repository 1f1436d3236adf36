// PASSES: torch-lower-to-backend-contract
func.func @f(%x: !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32> {
  return %x : !torch.tensor<[2],f32>
}
