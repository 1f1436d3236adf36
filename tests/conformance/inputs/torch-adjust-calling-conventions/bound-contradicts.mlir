func.func @f(%a: !torch.tensor<[2],f32> {torch.type_bound = !torch.vtensor<[3],f32>}) -> !torch.tensor<[2],f32> {
  return %a : !torch.tensor<[2],f32>
}
