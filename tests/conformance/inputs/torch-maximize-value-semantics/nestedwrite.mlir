// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @nestedwrite(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>, %p: !torch.bool) -> (!torch.vtensor<[4],f32>) {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  torch.prim.If %p -> () {
    torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
    %f = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  return %f : !torch.vtensor<[4],f32>
}
