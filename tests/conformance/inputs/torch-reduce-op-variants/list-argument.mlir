// PASSES: func.func(torch-reduce-op-variants)
func.func @a(%a: !torch.list<tensor>, %i: !torch.int) -> !torch.tensor {
  %r = torch.aten.cat %a, %i : !torch.list<tensor>, !torch.int -> !torch.tensor
  return %r : !torch.tensor
}
