// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @in_one_branch(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>, %p: !torch.bool) -> !torch.vtensor<[4],f32> {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.prim.If %p -> (!torch.vtensor<[4],f32>) {
    torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
    %2 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
    torch.prim.If.yield %2 : !torch.vtensor<[4],f32>
  } else {
    torch.prim.If.yield %v : !torch.vtensor<[4],f32>
  }
  return %1 : !torch.vtensor<[4],f32>
}
