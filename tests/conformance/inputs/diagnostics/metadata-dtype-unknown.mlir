// PASSES: func.func(canonicalize)
func.func @f(%x: !torch.vtensor<[2],f32>, %d: !torch.int) {
  %none = torch.constant.none
  torch.aten._assert_tensor_metadata %x, %none, %none, %d, %none, %none : !torch.vtensor<[2],f32>, !torch.none, !torch.none, !torch.int, !torch.none, !torch.none
  return
}
