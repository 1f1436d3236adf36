// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @ret(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[1,4],f32>) {
  %i = torch.constant.int 0
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  %1 = torch.aten.unsqueeze %0, %i : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[1,4],f32>
  return %0, %0, %1 : !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[1,4],f32>
}
