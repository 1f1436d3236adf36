// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @sibling_views(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[1,4],f32>) -> (!torch.vtensor<[1,4],f32>, !torch.vtensor<[4,1],f32>) {
  %i = torch.constant.int 0
  %j = torch.constant.int 1
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.aten.unsqueeze %0, %i : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[1,4],f32>
  %2 = torch.aten.unsqueeze %0, %j : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[4,1],f32>
  torch.overwrite.tensor.contents %w overwrites %1 : !torch.vtensor<[1,4],f32>, !torch.tensor<[1,4],f32>
  %3 = torch.copy.to_vtensor %1 : !torch.vtensor<[1,4],f32>
  %4 = torch.copy.to_vtensor %2 : !torch.vtensor<[4,1],f32>
  return %3, %4 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[4,1],f32>
}
