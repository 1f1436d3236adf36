func.func @f(%a: !torch.tensor {torch.type_bound = !torch.tensor<[2],f32>}) -> !torch.int {
  %0 = torch.constant.int 1
  return %0 : !torch.int
}
