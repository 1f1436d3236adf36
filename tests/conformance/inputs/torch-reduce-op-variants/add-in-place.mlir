// PASSES: func.func(torch-reduce-op-variants)
func.func @inpl(%a: !torch.tensor<[2,3],f32>, %b: !torch.tensor) -> !torch.tensor<[2,?],f32> {
  %int0 = torch.constant.int 0
  %r = torch.aten.add_.Tensor %a, %b, %int0 : !torch.tensor<[2,3],f32>, !torch.tensor, !torch.int -> !torch.tensor<[2,3],f32>
  %r4 = torch.aten.add_.Tensor %a, %b, %int0 : !torch.tensor<[2,3],f32>, !torch.tensor, !torch.int -> !torch.tensor<[2,?],f32>
  return %r4 : !torch.tensor<[2,?],f32>
}
