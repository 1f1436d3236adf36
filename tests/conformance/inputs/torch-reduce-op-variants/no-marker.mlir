// PASSES: func.func(torch-reduce-op-variants)
func.func @d(%a: !torch.tensor, %i: !torch.int) -> !torch.tensor {
  %r = torch.operator "acme.x"(%a, %i) : (!torch.tensor, !torch.int) -> !torch.tensor
  return %r : !torch.tensor
}
