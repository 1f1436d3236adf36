// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @nestedyield(%v: !torch.vtensor<[4],f32>, %p: !torch.bool) -> (!torch.vtensor<[4],f32>) {
  %i = torch.constant.int 0
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %e = torch.prim.If %p -> (!torch.tensor<[4],f32>) {
    torch.prim.If.yield %0 : !torch.tensor<[4],f32>
  } else {
    torch.prim.If.yield %0 : !torch.tensor<[4],f32>
  }
    %f = torch.copy.to_vtensor %e : !torch.vtensor<[4],f32>
  return %f : !torch.vtensor<[4],f32>
}
