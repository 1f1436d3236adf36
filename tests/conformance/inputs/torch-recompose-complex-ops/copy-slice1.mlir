// PASSES: func.func(torch-recompose-complex-ops,canonicalize)
func.func @copy_slice1(%x: !torch.tensor<[?,?],f32>, %y: !torch.tensor<[2,3],f32>, %dim: !torch.int, %b: !torch.int) -> (!torch.tensor) {
  %s = torch.constant.int 1
  %e = torch.constant.int -1
  %st = torch.constant.int 2
  %f = torch.constant.bool false
  %n = torch.constant.none
  %v = torch.aten.slice.Tensor %x, %s, %b, %e, %st : !torch.tensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor
  %w = torch.aten.copy_ %v, %y, %f : !torch.tensor, !torch.tensor<[2,3],f32>, !torch.bool -> !torch.tensor
  %v1 = torch.aten.slice.Tensor %x, %s, %n, %n, %st : !torch.tensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.tensor
  %w1 = torch.aten.copy_ %v1, %y, %f : !torch.tensor, !torch.tensor<[2,3],f32>, !torch.bool -> !torch.tensor
  %v2 = torch.aten.slice.Tensor %x, %e, %s, %st, %st : !torch.tensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor
  %w2 = torch.aten.copy_ %v2, %y, %f : !torch.tensor, !torch.tensor<[2,3],f32>, !torch.bool -> !torch.tensor
  %v3 = torch.aten.slice.Tensor %x, %dim, %s, %st, %st : !torch.tensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor
  %w3 = torch.aten.copy_ %v3, %y, %f : !torch.tensor, !torch.tensor<[2,3],f32>, !torch.bool -> !torch.tensor
  %v4 = torch.aten.slice.Tensor %x, %s, %s, %b, %st : !torch.tensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor
  %w4 = torch.aten.copy_ %v4, %y, %f : !torch.tensor, !torch.tensor<[2,3],f32>, !torch.bool -> !torch.tensor
  %k = torch.tensor_static_info_cast %x : !torch.tensor<[?,?],f32> to !torch.tensor
  return %k : !torch.tensor
}
