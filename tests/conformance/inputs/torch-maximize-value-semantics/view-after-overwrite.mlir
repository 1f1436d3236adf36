// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @view_after_overwrite(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>) -> !torch.vtensor<[1,4],f32> {
  %i = torch.constant.int 0
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  %1 = torch.aten.unsqueeze %0, %i : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[1,4],f32>
  %2 = torch.copy.to_vtensor %1 : !torch.vtensor<[1,4],f32>
  return %2 : !torch.vtensor<[1,4],f32>
}
