// PASSES: func.func(torch-reduce-op-variants)
func.func @g(%a: !torch.tensor, %i: !torch.int, %n : !torch.none, %f : !torch.bool) -> !torch.tensor {
  %l = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
  %r = torch.aten.resize_ %a, %l, %n : !torch.tensor, !torch.list<int>, !torch.none -> !torch.tensor
  return %r : !torch.tensor
}
