// PASSES: torch-refine-public-return
func.func @g(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor
  return %0 : !torch.vtensor
}
func.func private @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = call @g(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
