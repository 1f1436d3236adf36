// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @fill_sel(%x: !torch.tensor<[4,3],f32>, %y: !torch.tensor<[],f32>, %i: !torch.int) -> (!torch.tensor) {
  %s = torch.constant.int 1
  %v = torch.aten.select.int %x, %s, %i : !torch.tensor<[4,3],f32>, !torch.int, !torch.int -> !torch.tensor
  %w = torch.aten.fill_.Tensor %v, %y : !torch.tensor, !torch.tensor<[],f32> -> !torch.tensor
  %k = torch.tensor_static_info_cast %x : !torch.tensor<[4,3],f32> to !torch.tensor
  return %k : !torch.tensor
}
