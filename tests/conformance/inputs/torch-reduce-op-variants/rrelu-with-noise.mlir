// PASSES: func.func(torch-reduce-op-variants)
func.func @f(%a: !torch.tensor, %i: !torch.int, %n : !torch.none, %f : !torch.bool) -> !torch.tensor {
  %r = torch.aten.rrelu_with_noise_ %a, %a, %i, %i, %f, %n : !torch.tensor, !torch.tensor, !torch.int, !torch.int, !torch.bool, !torch.none -> !torch.tensor
  return %r : !torch.tensor
}
