// PASSES: func.func(torch-reduce-op-variants)
func.func @lists2(%a: !torch.tensor<[2,3],f32>, %k: !torch.none) -> !torch.tensor {
  %lo = torch.prim.ListConstruct %a, %k : (!torch.tensor<[2,3],f32>, !torch.none) -> !torch.list<optional<tensor>>
  %r2 = torch.aten.index.Tensor %a, %lo : !torch.tensor<[2,3],f32>, !torch.list<optional<tensor>> -> !torch.tensor
  return %r2 : !torch.tensor
}
