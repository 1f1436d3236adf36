// PASSES: func.func(torch-reduce-op-variants)
func.func @e(%a: !torch.vtensor, %i: !torch.int) -> !torch.vtensor {
  %r = torch.operator "acme.x"(%a, %i) : (!torch.vtensor, !torch.int) -> !torch.vtensor
  return %r : !torch.vtensor
}
