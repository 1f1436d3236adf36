// PASSES: func.func(torch-reduce-op-variants)
func.func @bern(%a: !torch.tensor<[2,3],f32>, %n: !torch.none) -> !torch.tensor<[2,3],f32> {
  %f = torch.constant.float 0.5
  %r = torch.aten.bernoulli_.float %a, %f, %n : !torch.tensor<[2,3],f32>, !torch.float, !torch.none -> !torch.tensor<[2,3],f32>
  return %r : !torch.tensor<[2,3],f32>
}
