// PASSES: func.func(torch-reduce-op-variants)
func.func @h(%a: !torch.tensor, %i: !torch.int, %n : !torch.none, %f : !torch.bool) -> !torch.tensor {
  %l = torch.prim.ListConstruct %n, %a : (!torch.none, !torch.tensor) -> !torch.list<optional<tensor>>
  %r = torch.aten._index_put_impl_ %a, %l, %a, %f, %f : !torch.tensor, !torch.list<optional<tensor>>, !torch.tensor, !torch.bool, !torch.bool -> !torch.tensor
  %r2 = torch.aten.index_put_ %a, %l, %a, %f : !torch.tensor, !torch.list<optional<tensor>>, !torch.tensor, !torch.bool -> !torch.tensor
  return %r : !torch.tensor
}
