// PASSES: func.func(torch-reduce-op-variants{extra-library=nowhere.mlir})
func.func @f(%x: !torch.tensor) -> !torch.tensor {
  %0 = torch.aten.tanh %x : !torch.tensor -> !torch.tensor
  return %0 : !torch.tensor
}
