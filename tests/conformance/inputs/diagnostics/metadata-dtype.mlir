// PASSES: func.func(canonicalize)
func.func @f(%x: !torch.vtensor<[2],f32>) {
  %none = torch.constant.none
  %7 = torch.constant.int 7
  torch.aten._assert_tensor_metadata %x, %none, %none, %7, %none, %none : !torch.vtensor<[2],f32>, !torch.none, !torch.none, !torch.int, !torch.none, !torch.none
  return
}
