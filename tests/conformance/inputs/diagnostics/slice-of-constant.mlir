// PASSES: func.func(canonicalize)
func.func @f() -> !torch.vtensor<[2,2],si64> {
  %0 = torch.vtensor.literal(dense<[[1, 2], [3, 4]]> : tensor<2x2xsi64>) : !torch.vtensor<[2,2],si64>
  %zero = torch.constant.int 0
  %one = torch.constant.int 1
  %1 = torch.aten.slice.Tensor %0, %zero, %zero, %one, %one : !torch.vtensor<[2,2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,2],si64>
  return %1 : !torch.vtensor<[2,2],si64>
}
