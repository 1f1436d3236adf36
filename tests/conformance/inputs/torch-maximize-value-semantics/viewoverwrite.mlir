// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @viewoverwrite(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[1,4],f32>, %p: !torch.bool) -> (!torch.vtensor<[1,4],f32>, !torch.vtensor<[4],f32>) {
  %i = torch.constant.int 0
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
    %f = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
    %s = torch.aten.unsqueeze %0, %i : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[1,4],f32>
  torch.overwrite.tensor.contents %w overwrites %s : !torch.vtensor<[1,4],f32>, !torch.tensor<[1,4],f32>
    %g = torch.copy.to_vtensor %s : !torch.vtensor<[1,4],f32>
  return %g, %f : !torch.vtensor<[1,4],f32>, !torch.vtensor<[4],f32>
}
