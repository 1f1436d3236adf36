// PASSES: func.func(torch-reduce-op-variants)
func.func @b(%a: !torch.tensor, %i: !torch.optional<tensor>) -> !torch.tensor {
  %r3 = torch.aten.linear %a, %a, %i : !torch.tensor, !torch.tensor, !torch.optional<tensor> -> !torch.tensor
  return %r3 : !torch.tensor
}
