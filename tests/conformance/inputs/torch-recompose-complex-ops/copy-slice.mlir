// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @copy_slice(%x: !torch.tensor<[4,3],f32>, %y: !torch.tensor<[2,3],f32>) -> (!torch.tensor) {
  %s = torch.constant.int 0
  %e = torch.constant.int 2
  %st = torch.constant.int 1
  %f = torch.constant.bool false
  %v = torch.aten.slice.Tensor %x, %s, %s, %e, %st : !torch.tensor<[4,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor
  %w = torch.aten.copy_ %v, %y, %f : !torch.tensor, !torch.tensor<[2,3],f32>, !torch.bool -> !torch.tensor
  %k = torch.tensor_static_info_cast %x : !torch.tensor<[4,3],f32> to !torch.tensor
  return %k : !torch.tensor
}
