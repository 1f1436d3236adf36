// PASSES: func.func(torch-reduce-op-variants)
func.func @opt(%a: !torch.tensor<[2,3],f32>, %k: !torch.none) -> !torch.tensor {
  %o = torch.derefine %a : !torch.tensor<[2,3],f32> to !torch.optional<tensor>
  %r2 = torch.aten.linear %a, %a, %o : !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.optional<tensor> -> !torch.tensor
  %r3 = torch.aten.linear %a, %a, %k : !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.none -> !torch.tensor
  return %r3 : !torch.tensor
}
