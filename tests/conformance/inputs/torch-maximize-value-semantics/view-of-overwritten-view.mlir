// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @view_of_overwritten_view(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[4],f32> {
  %i = torch.constant.int 0
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.aten.unsqueeze %0, %i : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[1,4],f32>
  torch.overwrite.tensor.contents %w overwrites %1 : !torch.vtensor<[1,4],f32>, !torch.tensor<[1,4],f32>
  %2 = torch.aten.squeeze.dim %1, %i : !torch.tensor<[1,4],f32>, !torch.int -> !torch.tensor<[4],f32>
  %3 = torch.copy.to_vtensor %2 : !torch.vtensor<[4],f32>
  return %3 : !torch.vtensor<[4],f32>
}
