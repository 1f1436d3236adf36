// PASSES: func.func(torch-reduce-op-variants)
func.func @j(%a: !torch.tensor, %b: !torch.tensor) -> !torch.list<tensor> {
  %l = torch.prim.ListConstruct %a, %b : (!torch.tensor, !torch.tensor) -> !torch.list<tensor>
  %r = torch.aten.broadcast_tensors %l : !torch.list<tensor> -> !torch.list<tensor>
  return %r : !torch.list<tensor>
}
