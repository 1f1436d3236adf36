// PASSES: func.func(torch-reduce-op-variants)
func.func @i(%a: !torch.tensor, %i: !torch.int, %n : !torch.none, %f : !torch.bool) -> !torch.list<tensor> {
  %r = torch.aten.split.Tensor %a, %i, %i : !torch.tensor, !torch.int, !torch.int -> !torch.list<tensor>
  %r2 = torch.aten.unbind_copy.int %a, %i : !torch.tensor, !torch.int -> !torch.list<tensor>
  return %r2 : !torch.list<tensor>
}
