// PASSES: func.func(torch-reduce-op-variants)
func.func @lit() -> !torch.tensor {
  %0 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %1 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor
  return %1 : !torch.tensor
}
