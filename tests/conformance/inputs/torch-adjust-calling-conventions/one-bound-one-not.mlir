func.func @f(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}, %b: !torch.tensor) -> !torch.tensor {
  %0 = torch.aten.tanh %a : !torch.tensor -> !torch.tensor
  return %0 : !torch.tensor
}
