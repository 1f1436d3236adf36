// PASSES: func.func(torch-reduce-op-variants)
func.func @c(%i: !torch.int) -> !torch.tensor {
  %a = torch.prim.ListConstruct : () -> !torch.list<tensor>
  %r = torch.aten.cat %a, %i : !torch.list<tensor>, !torch.int -> !torch.tensor
  return %r : !torch.tensor
}
