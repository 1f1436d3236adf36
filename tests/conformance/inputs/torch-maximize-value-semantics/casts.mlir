// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @casts(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>) -> (!torch.vtensor, !torch.vtensor) {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %c = torch.tensor_static_info_cast %0 : !torch.tensor<[4],f32> to !torch.tensor
  %wc = torch.tensor_static_info_cast %w : !torch.vtensor<[4],f32> to !torch.vtensor
  torch.overwrite.tensor.contents %wc overwrites %c : !torch.vtensor, !torch.tensor
  %2 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  %3 = torch.copy.to_vtensor %c : !torch.vtensor
  %b = torch.tensor_static_info_cast %2 : !torch.vtensor<[4],f32> to !torch.vtensor
  return %3, %b : !torch.vtensor, !torch.vtensor
}
