// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @fill_sel2(%x: !torch.tensor<[4,3],f32>, %y: !torch.float, %i: !torch.int) -> (!torch.tensor) {
  %s = torch.constant.int -1
  %o = torch.constant.int -1
  %v = torch.aten.select.int %x, %s, %o : !torch.tensor<[4,3],f32>, !torch.int, !torch.int -> !torch.tensor
  %w = torch.aten.fill_.Scalar %v, %y : !torch.tensor, !torch.float -> !torch.tensor
  %u = torch.aten.select.int %x, %s, %o : !torch.tensor<[4,3],f32>, !torch.int, !torch.int -> !torch.tensor
  %wu = torch.aten.fill_.Tensor %u, %x : !torch.tensor, !torch.tensor<[4,3],f32> -> !torch.tensor
  %k = torch.tensor_static_info_cast %x : !torch.tensor<[4,3],f32> to !torch.tensor
  return %k : !torch.tensor
}
