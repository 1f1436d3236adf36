// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @overwrite_twice(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>, %x: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  %2 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  torch.overwrite.tensor.contents %x overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  %3 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  return %1, %2, %3 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
}
