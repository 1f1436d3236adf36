// PASSES: canonicalize
func.func @f(%x: !torch.vtensor<[2],f32>) {
  %0 = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor<[3],f32>
  return
}
