// PASSES: func.func(torch-reduce-op-variants)
func.func @ar(%a: !torch.tensor<[2],f32>, %n: !torch.none) -> !torch.tensor<[2],f32> {
  %f = torch.constant.float 0.5
  %i = torch.constant.int 5
  %r = torch.aten.arange.start_out %f, %i, %f, %a : !torch.float, !torch.int, !torch.float, !torch.tensor<[2],f32> -> !torch.tensor<[2],f32>
  return %r : !torch.tensor<[2],f32>
}
