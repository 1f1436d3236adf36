// PASSES: torch-adjust-calling-conventions
func.func @f(%x: !torch.tensor {torch.type_bound = !torch.tensor<[2],f32>}) -> !torch.none {
  %0 = torch.constant.none
  return %0 : !torch.none
}
