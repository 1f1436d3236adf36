// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @expand_as(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[1,4],f32>, %t: !torch.tensor<[1,4],f32>) -> (!torch.vtensor<[1,4],f32>, !torch.vtensor<[1,4],f32>) {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.copy.to_tensor %w : !torch.tensor<[1,4],f32>
  %2 = torch.aten.expand_as %0, %1 : !torch.tensor<[4],f32>, !torch.tensor<[1,4],f32> -> !torch.tensor<[1,4],f32>
  %3 = torch.aten.expand_as %0, %t : !torch.tensor<[4],f32>, !torch.tensor<[1,4],f32> -> !torch.tensor<[1,4],f32>
    %g = torch.copy.to_vtensor %2 : !torch.vtensor<[1,4],f32>
    %h = torch.copy.to_vtensor %3 : !torch.vtensor<[1,4],f32>
  return %g, %h : !torch.vtensor<[1,4],f32>, !torch.vtensor<[1,4],f32>
}
