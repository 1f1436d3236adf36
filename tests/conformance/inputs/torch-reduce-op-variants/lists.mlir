// PASSES: func.func(torch-reduce-op-variants)
func.func @lists(%a: !torch.tensor<[2,3],f32>, %b: !torch.vtensor<[2,3],f32>, %n: !torch.optional<tensor>, %k: !torch.none) -> !torch.tensor {
  %int0 = torch.constant.int 0
  %l = torch.prim.ListConstruct %a, %a : (!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>) -> !torch.list<tensor>
  %r = torch.aten.cat %l, %int0 : !torch.list<tensor>, !torch.int -> !torch.tensor
  %o = torch.derefine %a : !torch.tensor<[2,3],f32> to !torch.optional<tensor>
  %lo = torch.prim.ListConstruct %o, %o : (!torch.optional<tensor>, !torch.optional<tensor>) -> !torch.list<optional<tensor>>
  %r2 = torch.aten.index.Tensor %r, %lo : !torch.tensor, !torch.list<optional<tensor>> -> !torch.tensor
  return %r2 : !torch.tensor
}
