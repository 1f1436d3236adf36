// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @swapped(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) {
  %a = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %b = torch.copy.to_tensor %w : !torch.tensor<[4],f32>
  %1 = torch.copy.to_vtensor %a : !torch.vtensor<[4],f32>
  %2 = torch.copy.to_vtensor %b : !torch.vtensor<[4],f32>
  torch.overwrite.tensor.contents %2 overwrites %a : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  torch.overwrite.tensor.contents %1 overwrites %b : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  %3 = torch.copy.to_vtensor %a : !torch.vtensor<[4],f32>
  %4 = torch.copy.to_vtensor %b : !torch.vtensor<[4],f32>
  return %3, %4 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
}
